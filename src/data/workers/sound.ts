import { openPort, workerClient, type Run } from '#data/workers/client.ts'
import type { WavCut } from '#workers/cut-wav.ts'
import type { Joined } from '#workers/join-sound.ts'
import type { Probed } from '#workers/probe-sound.ts'
import type { SoundAsked, SoundMethods, WavAsked } from '#workers/sound.worker.ts'

const sound = workerClient<SoundMethods>(() =>
  openPort(new Worker(new URL('../../workers/sound.worker.ts', import.meta.url), { type: 'module', name: 'sound' }))
)

/** What a recorder left, as one file in which each second can be found. */
export const joinInWorker = (asked: SoundAsked, run?: Run): Promise<Joined> => sound.run('join', [asked], run)

/** How long the sound of a file is. */
export const probeInWorker = (file: Blob, run?: Run): Promise<Probed> => sound.run('probe', [file], run)

/** A part of a sound as a model takes it. */
export const cutInWorker = (asked: WavAsked, run?: Run): Promise<WavCut> => sound.run('cut', [asked], run)
