import { openTabSound } from '#tools/notetaker/lecture/record/tab-sound.ts'
import { openMicrophone } from '#tools/shared/cards/media/record.ts'

/** A lesson is far from the microphone: what is made for calls takes a quiet voice for noise. */
const WISHES: MediaTrackConstraints = { echoCancellation: false, noiseSuppression: false, autoGainControl: true }
const SAMPLES = 2048

export interface SoundInput {
  readonly stream: MediaStream
  /** As the devices call themselves. */
  readonly label: string
  /** Seconds of sound so far, by the clock of the sound itself: a device that sleeps does not count. */
  readonly elapsed: () => number
  /** How loud it is now, 0 to 255. */
  readonly level: () => number
  readonly pause: () => void
  readonly resume: () => void
  /** Told once, when nothing is left to hear. */
  readonly onGone: (hear: () => void) => void
  readonly close: () => void
}

export interface InputWishes {
  readonly hasTab: boolean
  /** The microphone or its owner has switched it off, or on again. */
  readonly onSilent: (isSilent: boolean) => void
  /** One of two went away; the other is still heard. */
  readonly onLess: (gone: 'tab' | 'microphone') => void
}

/** Speech is soft against what could be: the square root lets it be seen. */
function levelOf(samples: Float32Array): number {
  const most = samples.reduce((top, sample) => Math.max(top, Math.abs(sample)), 0)
  return Math.min(255, Math.round(Math.sqrt(most) * 255))
}

/** The tab first: a press allows that question for a moment only. A lesson in a tab needs no microphone. */
async function openSources(hasTab: boolean) {
  const tab = hasTab ? await openTabSound() : null
  const microphone = await openMicrophone(WISHES).catch((error: unknown) => {
    if (tab) return null
    throw error
  })
  return { tab, microphone }
}

/** What is to be heard, with its meter and clock; two sounds are mixed into one. */
export async function openSoundInput({ hasTab, onSilent, onLess }: InputWishes): Promise<SoundInput> {
  const { tab, microphone } = await openSources(hasTab)
  const context = new AudioContext()
  const meter = context.createAnalyser()
  meter.fftSize = SAMPLES
  const gone = Promise.withResolvers<undefined>()
  const living = new Set<MediaStreamTrack>()
  const hear = (stream: MediaStream | null, kind: 'tab' | 'microphone'): MediaStreamTrack[] => {
    if (!stream) return []
    context.createMediaStreamSource(stream).connect(meter)
    for (const track of stream.getAudioTracks()) {
      living.add(track)
      track.addEventListener('ended', () => {
        living.delete(track)
        if (living.size === 0) gone.resolve(undefined)
        else onLess(kind)
      })
    }
    return stream.getAudioTracks()
  }
  const tracks = [...hear(microphone, 'microphone'), ...hear(tab, 'tab')]
  for (const track of microphone?.getAudioTracks() ?? []) {
    track.addEventListener('mute', () => onSilent(true))
    track.addEventListener('unmute', () => onSilent(false))
  }
  const mixed = tab ? context.createMediaStreamDestination() : null
  if (mixed) meter.connect(mixed)
  const samples = new Float32Array(SAMPLES)
  const start = context.currentTime
  return {
    stream: mixed?.stream ?? new MediaStream(tracks),
    label: tracks.map(({ label }) => label).join(', '),
    elapsed: () => context.currentTime - start,
    level: () => {
      meter.getFloatTimeDomainData(samples)
      return levelOf(samples)
    },
    pause: () => void context.suspend(),
    // One that is stopped out of a pause is closed before it has resumed.
    resume: () => void context.resume().catch(() => undefined),
    onGone: tell => void gone.promise.then(tell),
    close: () => {
      for (const track of tracks) track.stop()
      if (context.state !== 'closed') void context.close()
    }
  }
}
