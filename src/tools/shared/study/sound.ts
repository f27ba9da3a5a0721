import type { Sound } from '#tools/shared/study/clock-settings.store.ts'

interface Tone {
  /** Hertz. */
  readonly pitches: readonly number[]
  /** Seconds after which it is no longer heard. */
  readonly lasts: number
  /** Seconds between the tones. */
  readonly apart: number
  readonly wave: OscillatorType
}

const TONES: Readonly<Record<Exclude<Sound, 'none'>, Tone>> = {
  bell: { pitches: [659.25, 523.25], lasts: 1.6, apart: 0.35, wave: 'sine' },
  wood: { pitches: [392, 392, 523.25], lasts: 0.16, apart: 0.18, wave: 'triangle' },
  glass: { pitches: [1046.5, 1318.5, 1568], lasts: 0.9, apart: 0.12, wave: 'sine' }
}
const LOUD = 0.18
const SILENT = 0.0001

/** Plays it once. A browser that wants a press first stays silent: the notice on the screen says the same. */
export async function play(sound: Sound): Promise<void> {
  if (sound === 'none') return
  const { pitches, lasts, apart, wave } = TONES[sound]
  const audio = new AudioContext()
  try {
    if (audio.state === 'suspended') await Promise.race([audio.resume(), new Promise(done => setTimeout(done, 300))])
    const end = pitches.map((pitch, index) => {
      const [tone, volume, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + index * apart]
      tone.type = wave
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(LOUD, at)
      volume.gain.exponentialRampToValueAtTime(SILENT, at + lasts)
      tone.connect(volume).connect(audio.destination)
      tone.start(at)
      tone.stop(at + lasts)
      return new Promise(done => tone.addEventListener('ended', done))
    })
    if (audio.state === 'running') await Promise.all(end)
  } finally {
    await audio.close()
  }
}
