import { serve } from '#workers/answers.ts'
import { cutWav, type WavCut } from '#workers/cut-wav.ts'
import { joinSound, type Joined } from '#workers/join-sound.ts'
import { probeSound, type Probed } from '#workers/probe-sound.ts'

export interface SoundAsked {
  /** What each run of the recorder left, in their order. */
  readonly sounds: readonly Blob[]
  readonly cutBytes: number
  readonly seconds: number
}

export interface WavAsked {
  readonly sound: Blob
  readonly from: number
  readonly to: number
}

export interface SoundMethods {
  join(asked: SoundAsked): Joined
  cut(asked: WavAsked): WavCut
  probe(file: Blob): Probed
}

serve<SoundMethods>({
  join: ([{ sounds, cutBytes, seconds }], report) => joinSound(sounds, cutBytes, done => report(done, seconds)),
  cut: ([{ sound, from, to }]) => cutWav(sound, from, to),
  probe: ([file]) => probeSound(file)
})
