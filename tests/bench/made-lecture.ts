import type { Page } from '@playwright/test'
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  Output,
  WEBM,
  WebMOutputFormat,
  type EncodedPacket
} from 'mediabunny'

/** What the browser's own recorder makes of ten seconds of its fake microphone. */
async function recorded(page: Page): Promise<Uint8Array> {
  const bytes = await page.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    const recorder = new MediaRecorder(stream, { mimeType: 'audio/webm;codecs=opus', audioBitsPerSecond: 32_000 })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => {
      parts.push(data)
      if (parts.length === 2) recorder.stop()
    })
    const ended = new Promise(resolve => recorder.addEventListener('stop', resolve))
    recorder.start(5000)
    await ended
    for (const track of stream.getTracks()) track.stop()
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  return Uint8Array.from(bytes)
}

/** A lecture as a recorder leaves it: those ten seconds again and again, without a length, without an index. */
export async function madeLecture(page: Page, hours: readonly number[]): Promise<Buffer[]> {
  const input = new Input({ source: new BufferSource(await recorded(page)), formats: [WEBM] })
  const track = await input.getPrimaryAudioTrack()
  const decoderConfig = await track?.getDecoderConfig()
  if (!track || !decoderConfig) throw new Error('The recorder gave no sound')
  const packets: EncodedPacket[] = []
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet)
  const step = (packets[1]?.timestamp ?? 0) - (packets[0]?.timestamp ?? 0)
  const made: Buffer[] = []
  for (const many of hours) {
    const target = new BufferTarget()
    const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target })
    const sound = new EncodedAudioPacketSource('opus')
    output.addAudioTrack(sound)
    await output.start()
    for (let n = 0; n * step < many * 3600; n += 1) {
      const packet = packets[n % packets.length]
      if (packet) await sound.add(packet.clone({ timestamp: n * step, duration: step }), { decoderConfig })
    }
    await output.finalize()
    made.push(Buffer.from(target.buffer ?? new ArrayBuffer(0)))
  }
  return made
}
