import { isLiving } from '#data/device/rows.ts'
import { auditCards, type AuditedRow } from '#data/import/audit.ts'
import { saysKey, type FileSays } from '#data/import/stage.ts'
import { readOwnHistories } from '#data/import/own-histories.ts'
import { workspace } from '#data/read/workspace.ts'
import type { Audit } from '#domain/history/audit.ts'

const AT_ONCE = 500

/** What a file said beside what lies here of it now; null where it said nothing, or was stopped. */
export async function auditImport(
  importId: string,
  now: Date,
  signal: AbortSignal
): Promise<{ readonly says: FileSays; readonly audit: Audit } | null> {
  const { db } = workspace()
  const says = (await db.meta.get(saysKey(importId)))?.value as FileSays | undefined
  if (!says) return null
  const rows: AuditedRow[] = []
  for (let from = 0; from < says.cardIds.length; from += AT_ONCE) {
    const some = says.cardIds.slice(from, from + AT_ONCE)
    const [cards, histories] = await Promise.all([db.cards.bulkGet(some), readOwnHistories(some)])
    if (signal.aborted) return null
    for (const card of cards) {
      if (!isLiving(card)) continue
      const history = histories.get(card.id) ?? null
      const { id, front, group_id: group, suspended, buried_until: buriedUntil } = card
      rows.push({ id, front, group, suspended, buriedUntil, brought: history, history, isCut: false })
    }
  }
  const audit = await auditCards(rows, now, true, signal)
  return audit && { says, audit }
}
