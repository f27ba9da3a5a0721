import { atom } from 'nanostores'
import type { Fields } from '#contract/entities.ts'
import { saveUndoable, type Change } from '#data/write/write.ts'
import { m } from '#messages/generated/messages.js'
import { dismiss, notify } from '#stores/notices.ts'
import { wordsFor } from '#stores/words.ts'
import { entryOf, pickNone } from '#tools/notetaker/cards-list/list.store.ts'
import type { CardEntry } from '#data/read/cards/card-index.ts'

/** Cards changed in one transaction: short enough that a tap does not wait. */
const AT_ONCE = 100

/** How many cards are being changed; null when none are. */
export const $changing = atom<number | null>(null)

type CardFields = Partial<Fields<'cards'>>

/** Gives what takes all of them back. */
async function write(changes: readonly Change[]): Promise<readonly Change[]> {
  const back: Change[] = []
  for (let at = 0; at < changes.length; at += AT_ONCE)
    back.push(...(await saveUndoable(changes.slice(at, at + AT_ONCE))))
  return back
}

/** Runs the changes, says what was done, and offers the way back. */
async function run(done: string, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  $changing.set(changes.length)
  try {
    const back = await write(changes)
    const notice = notify({
      text: done,
      action: {
        label: m.collection_bulk_undo(),
        run: () => {
          dismiss(notice)
          void undo(back)
        }
      }
    })
  } catch (error) {
    notify({ text: wordsFor(error), stays: true })
  } finally {
    $changing.set(null)
  }
}

async function undo(back: readonly Change[]): Promise<void> {
  $changing.set(back.length)
  try {
    await write(back)
    notify({ text: m.collection_bulk_undone() })
  } catch (error) {
    notify({ text: wordsFor(error), stays: true })
  } finally {
    $changing.set(null)
  }
}

/** Changes what `change` gives for each card. */
export async function changeCards(ids: Iterable<string>, change: (entry: CardEntry) => CardFields): Promise<void> {
  const changes = [...ids].flatMap((id): Change[] => {
    const entry = entryOf(id)
    return entry ? [{ name: 'cards', id, fields: change(entry) }] : []
  })
  await run(m.collection_bulk_done({ count: changes.length }), changes)
}

export function suspendCards(ids: Iterable<string>, suspended: boolean): Promise<void> {
  return changeCards(ids, () => (suspended ? { suspended } : { suspended, buriedUntil: null }))
}

export function flagCards(ids: Iterable<string>, flag: number): Promise<void> {
  return changeCards(ids, () => ({ flag }))
}

export async function deleteCards(ids: Iterable<string>): Promise<void> {
  const all = [...ids]
  const removals = all.map((id): Change => ({ name: 'cards', id, remove: true }))
  await run(m.collection_bulk_deleted({ count: all.length }), removals)
  pickNone()
}
