import { openPort, workerClient, type Run } from '#data/workers/client.ts'
import type { Joined } from '#workers/join-sound.ts'
import type { SoundAsked, SoundMethods } from '#workers/sound.worker.ts'

const sound = workerClient<SoundMethods>(() =>
  openPort(new Worker(new URL('../../workers/sound.worker.ts', import.meta.url), { type: 'module', name: 'sound' }))
)

/** What a recorder left, as one file in which each second can be found. */
export const joinInWorker = (asked: SoundAsked, run?: Run): Promise<Joined> => sound.run('join', [asked], run)
