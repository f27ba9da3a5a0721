import { dropLeftDraft, leaveDraft, leftDraft } from '#data/device/left-drafts.ts'
import { workspace } from '#data/read/workspace.ts'

const keyOf = (tool: string): string => `zone-draft ${tool}`

/** What stands typed in a tool of the desk, on this device only; null where there is nothing. */
export async function readZoneDraft(tool: string): Promise<unknown> {
  const { db, userId } = workspace()
  const left = leftDraft(userId, tool)
  if (left === undefined) return (await db.meta.get(keyOf(tool)))?.value ?? null
  await saveZoneDraft(tool, left.draft)
  return left.draft
}

export async function dropZoneDraft(tool: string): Promise<void> {
  const { db, userId } = workspace()
  dropLeftDraft(userId, tool, Date.now())
  await db.meta.delete(keyOf(tool))
}

export async function saveZoneDraft(tool: string, draft: unknown): Promise<void> {
  const { db, userId } = workspace()
  const began = Date.now()
  await db.meta.put({ key: keyOf(tool), value: draft })
  dropLeftDraft(userId, tool, began)
}

/** As the page goes away: at once, where a write to the database may not come to its end. */
export function leaveZoneDraft(tool: string, draft: unknown): void {
  leaveDraft(workspace().userId, tool, { at: Date.now(), draft })
}
