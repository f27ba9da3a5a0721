import { workspace } from '#data/read/workspace.ts'

const keyOf = (of: string): string => `card-draft ${of}`

/** What was typed into a card and not saved, on this device only; null where there is nothing. */
export async function readCardDraft(of: string): Promise<unknown> {
  const row = await workspace().db.meta.get(keyOf(of))
  return row?.value ?? null
}

export async function saveCardDraft(of: string, draft: unknown): Promise<void> {
  const { db } = workspace()
  if (draft === null) await db.meta.delete(keyOf(of))
  else await db.meta.put({ key: keyOf(of), value: draft })
}
