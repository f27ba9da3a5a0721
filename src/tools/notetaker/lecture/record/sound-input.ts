import { openMicrophone } from '#tools/shared/cards/media/record.ts'

/** A lesson is far from the microphone: what is made for calls takes a quiet voice for noise. */
const WISHES: MediaTrackConstraints = { echoCancellation: false, noiseSuppression: false, autoGainControl: true }
const SAMPLES = 2048

export interface SoundInput {
  readonly stream: MediaStream
  /** As the device calls it. */
  readonly label: string
  /** Seconds of sound so far, by the clock of the sound itself: a device that sleeps does not count. */
  readonly elapsed: () => number
  /** How loud it is now, 0 to 255. */
  readonly level: () => number
  readonly pause: () => void
  readonly resume: () => void
  readonly close: () => void
}

/** Speech is soft against what could be: the square root lets it be seen. */
function levelOf(samples: Float32Array): number {
  const most = samples.reduce((top, sample) => Math.max(top, Math.abs(sample)), 0)
  return Math.min(255, Math.round(Math.sqrt(most) * 255))
}

/** The microphone with its meter and clock. `onSilent`: the device or its owner has switched it off, or on again. */
export async function openSoundInput(onSilent: (isSilent: boolean) => void): Promise<SoundInput> {
  const stream = await openMicrophone(WISHES)
  const [track] = stream.getAudioTracks()
  track?.addEventListener('mute', () => onSilent(true))
  track?.addEventListener('unmute', () => onSilent(false))
  const context = new AudioContext()
  const meter = context.createAnalyser()
  meter.fftSize = SAMPLES
  context.createMediaStreamSource(stream).connect(meter)
  const samples = new Float32Array(SAMPLES)
  const start = context.currentTime
  return {
    stream,
    label: track?.label ?? '',
    elapsed: () => context.currentTime - start,
    level: () => {
      meter.getFloatTimeDomainData(samples)
      return levelOf(samples)
    },
    pause: () => void context.suspend(),
    resume: () => void context.resume(),
    close: () => {
      for (const one of stream.getTracks()) one.stop()
      void context.close()
    }
  }
}
