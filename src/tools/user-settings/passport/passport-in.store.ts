import { atom, type ReadableAtom } from 'nanostores'
import type { EntityName } from '#contract/entities.ts'
import { undoImport } from '#data/import/bring-in.ts'
import {
  bringPassport,
  comparePassport,
  isEmptyAccount,
  wasTakenBack,
  type PassportChoice,
  type PassportSource,
  type Verdicts
} from '#data/import/passport.ts'
import { studentId } from '#data/read/workspace.ts'
import { askPassport, endPassport } from '#data/workers/passport.ts'
import { toAppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { wordsFor } from '#stores/words.ts'
import { LIST } from '#tools/shared/passport/list-name.ts'
import type { PassportFacts } from '#workers/passport.worker.ts'

export interface Found {
  readonly kind: 'found'
  readonly name: string
  readonly facts: PassportFacts
  readonly verdicts: Verdicts
  readonly isEmpty: boolean
}

export type PassportState =
  | { readonly kind: 'none' }
  | { readonly kind: 'busy'; readonly words: string; readonly share: number }
  | { readonly kind: 'failed'; readonly words: string }
  | Found

const $state = atom<PassportState>({ kind: 'none' })
export const $passport: ReadableAtom<PassportState> = $state

const REFUSED = {
  broken: m.passport_refused_broken,
  'no-passport': () => m.passport_refused_none({ name: LIST }),
  half: m.passport_refused_half,
  newer: m.passport_refused_newer,
  changed: m.passport_refused_changed,
  'too-large': m.passport_refused_large
}

let stop = new AbortController()

function anew(): AbortSignal {
  stop.abort()
  stop = new AbortController()
  return stop.signal
}

export function leavePassport(): void {
  anew()
  endPassport()
  $state.set({ kind: 'none' })
}

const busy = (words: string, share: number): void => $state.set({ kind: 'busy', words, share })

const sourceOf = ({ counts, files }: PassportFacts, signal: AbortSignal): PassportSource => ({
  counts,
  files,
  rows: (name: EntityName, from, count) => askPassport('rows', [name, from, count], { signal }),
  bytes: id => askPassport('bytes', [id], { signal })
})

const totalOf = ({ counts }: PassportFacts): number => counts.reduce((sum, [, count]) => sum + count, 0)

/** How often at most a passport is looked for under new ids, after it was taken back. */
const ROUNDS = 9

/** The rows as they would be here. A log that was taken back cannot come again under its ids. */
async function read(file: File, signal: AbortSignal): Promise<PassportFacts | string> {
  const onProgress = (done: number, total: number): void => busy(m.passport_in_reading(), done / Math.max(1, total))
  for (let round = 0; ; round += 1) {
    const facts = await askPassport('open', [file, studentId(), round], { signal, onProgress })
    if ('refused' in facts) return REFUSED[facts.refused]()
    if (facts.isOwn || round === ROUNDS || !(await wasTakenBack(sourceOf(facts, signal)))) return facts
  }
}

/** Reads a passport and shows what it would do; nothing is kept yet. */
export async function takePassport(file: File): Promise<void> {
  const signal = anew()
  const { name } = file
  busy(m.passport_in_reading(), 0)
  try {
    const facts = await read(file, signal)
    if (signal.aborted) return
    if (typeof facts === 'string') {
      endPassport()
      $state.set({ kind: 'failed', words: facts })
      return
    }
    const total = Math.max(1, totalOf(facts))
    const report = (rows: number): void => busy(m.passport_in_comparing(), rows / total)
    const [isEmpty, verdicts] = [await isEmptyAccount(), await comparePassport(sourceOf(facts, signal), signal, report)]
    $state.set({ kind: 'found', name, facts, verdicts, isEmpty })
  } catch (error) {
    if (!signal.aborted) $state.set({ kind: 'failed', words: wordsFor(toAppError(error)) })
  }
}

function takeBack(id: string): void {
  void tryOnceOrNotify(`undo ${id}`, async () => {
    const isDone = await undoImport(id)
    notify({ text: isDone === null ? m.passport_in_other_tab() : m.passport_in_undone() })
  })
}

/** Brings it in; one that is stopped is taken back. */
export function bringPassportIn(choice: PassportChoice): Promise<void> {
  return tryOnceOrNotify('bring in', async () => {
    const before = $state.get()
    if (before.kind !== 'found') return
    const signal = anew()
    const total = Math.max(1, totalOf(before.facts))
    busy(m.passport_in_writing(), 0)
    try {
      const report = (rows: number): void => busy(m.passport_in_writing(), rows / total)
      const id = await bringPassport(sourceOf(before.facts, signal), before.name, choice, signal, report)
      if (id === null) {
        $state.set(before)
        notify({ text: m.passport_in_other_tab() })
        return
      }
      leavePassport()
      notify({ text: m.passport_in_done(), action: { label: m.passport_in_undo(), run: () => takeBack(id) } })
    } catch (error) {
      $state.set(before)
      if (!(signal.aborted || (error instanceof DOMException && error.name === 'AbortError'))) throw error
    }
  })
}
