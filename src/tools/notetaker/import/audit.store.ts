import { atom, type ReadableAtom } from 'nanostores'
import { trueNow } from '#data/backend/server-clock.ts'
import { auditCards, type AuditedRow } from '#data/import/audit.ts'
import { studentId } from '#data/read/workspace.ts'
import type { Audit } from '#domain/history/audit.ts'
import type { BroughtCard } from '#domain/import/brought.ts'
import type { Compared } from '#domain/import/compare.ts'
import { givingWay } from '#lib/async/giving-way.ts'
import { broughtId } from '#lib/ids.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import type { DeckFound } from '#tools/notetaker/import/reading/read-deck.ts'
import { laterCards, NOTHING_PLANNED, planHistories, type Planned } from '#tools/notetaker/import/planned.ts'

export interface Counted {
  readonly audit: Audit
  /** Cards that are here and get a later log. */
  readonly later: number
}

const $found = atom<Counted | null>(null)
/** What the cards of the deck on the screen would be here; null while it is counted. */
export const $audit: ReadableAtom<Counted | null> = $found

/** What will lie here of a deck, card by card: of a log that adds nothing, the student's own. */
async function auditedRows(
  { past }: DeckFound,
  compared: Compared,
  planned: Planned,
  keepsSchedule: boolean
): Promise<AuditedRow[]> {
  const rowOf = (card: BroughtCard, cardId: string, isHere: boolean): AuditedRow => {
    const { front, group, suspended = false, buriedUntil = null, isLogCut = false, history } = card
    return {
      id: isHere ? cardId : null,
      ...{ front, group, suspended, buriedUntil },
      brought: history ?? null,
      isCut: isLogCut && keepsSchedule,
      history: planned.get(cardId)?.next ?? past.histories.get(cardId) ?? null
    }
  }
  const rows: AuditedRow[] = []
  const rest = givingWay()
  for (const card of compared.fresh) {
    rows.push(rowOf(card, broughtId(studentId(), 'card', card.key), false))
    await rest()
  }
  for (const { card, own } of [...compared.same, ...compared.changed]) rows.push(rowOf(card, own.id, true))
  return rows
}

/** Counts again; gives what stops it. */
export function compareFile(found: DeckFound, compared: Compared, keepsSchedule: boolean): () => void {
  const stop = new AbortController()
  $found.set(null)
  void tryOrNotify(async () => {
    const planned = keepsSchedule ? await planHistories(studentId(), compared, found.past) : NOTHING_PLANNED
    const rows = await auditedRows(found, compared, planned, keepsSchedule)
    const audit = await auditCards(rows, trueNow(), false, stop.signal)
    if (audit) $found.set({ audit, later: laterCards(planned, compared) })
  })
  return () => stop.abort()
}
