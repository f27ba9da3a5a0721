import { atom, computed, type ReadableAtom } from 'nanostores'
import { saveAll, saveUndoable, type Change } from '#data/write/write.ts'
import { m } from '#messages/generated/messages.js'
import { $said } from '#tools/planner/planner.store.ts'

interface Undo {
  readonly words: string
  readonly back: () => Promise<void>
  /** What is typed into one field is one step: its first state is the way back. */
  readonly field: string | null
}

/** Steps beyond this many are not taken back any more. */
const MOST = 200

const $steps = atom<readonly Undo[]>([])

/** The last act of the planner in this tab, which one press takes back; then the one before it. */
export const $undo: ReadableAtom<{ readonly words: string; readonly left: number } | null> = computed($steps, steps => {
  const last = steps.at(-1)
  return last ? { words: last.words, left: steps.length } : null
})

let storing: Promise<unknown> = Promise.resolve()

/** What a further act must not overtake: resolves when everything begun until now lies on the disk, or was refused. */
export const allStored = (): Promise<unknown> => storing

function stored<Value>(work: () => Promise<Value>): Promise<Value> {
  const own = work()
  storing = Promise.allSettled([storing, own])
  return own
}

function keep(step: Undo): void {
  $steps.set([...$steps.get().slice(1 - MOST), step])
}

/** An act that is more than one change of rows: it gives its way back. */
export async function act(words: string, work: () => Promise<() => Promise<void>>): Promise<void> {
  keep({ words, back: await stored(work), field: null })
  $said.set(words)
}

/** Changes rows; the way back is what the write itself gives. */
export function change(words: string, changes: readonly Change[]): Promise<void> {
  return act(words, async () => {
    const back = await saveUndoable(changes)
    return () => saveAll(back)
  })
}

/** A field stored while it is typed in: nothing is said of each letter. */
export async function changeField(field: string, changed: Change): Promise<void> {
  const back = await stored(() => saveUndoable([changed]))
  if (back.length === 0 || $steps.get().at(-1)?.field === field) return
  keep({ words: m.planner_changed(), back: () => saveAll(back), field })
}

export async function takeBack(): Promise<void> {
  const steps = $steps.get()
  const last = steps.at(-1)
  if (!last) return
  // At once off the list: a second press while this one is stored takes back the step before.
  $steps.set(steps.slice(0, -1))
  try {
    await stored(last.back)
  } catch (error) {
    keep(last)
    throw error
  }
  $said.set(m.planner_undone_of({ what: last.words }))
}
