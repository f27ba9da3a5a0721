import type { Recording } from '#contract/entities.ts'
import type { Change } from '#data/write/change.ts'

export type Sound = NonNullable<Recording['sound']>
export type Cut = Sound['cuts'][number]

const numberIn = (cut: Cut, key: string): number => (typeof cut[key] === 'number' ? cut[key] : 0)

/** Of a sound as it was recorded: how many pieces lie in it up to the end of this cut. */
export const piecesUpTo = (sound: Sound | null): number =>
  Math.max(0, ...(sound?.cuts ?? []).map(cut => numberIn(cut, 'pieces')))

/** Cuts of one run of the recorder make one file; after a kill another begins. */
export function runsOf({ cuts }: Sound): Cut[][] {
  const runs = new Map<number, Cut[]>()
  for (const cut of cuts) {
    const run = numberIn(cut, 'run')
    runs.set(run, [...(runs.get(run) ?? []), cut])
  }
  return [...runs].sort(([one], [other]) => one - other).map(([, own]) => own)
}

/** The entries of the files of a sound go with it, and come back with it. */
export const removalsOf = (sound: Sound | null): Change[] =>
  [...(sound?.cuts.map(({ fileId }) => fileId) ?? []), ...(sound?.making ?? [])].map(id => ({
    name: 'files',
    id,
    remove: true
  }))
