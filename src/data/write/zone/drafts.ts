import { workspace } from '#data/read/workspace.ts'

const keyOf = (tool: string): string => `zone-draft ${tool}`

/** What stands typed in a tool of the desk, on this device only; null where there is nothing. */
export async function readZoneDraft(tool: string): Promise<unknown> {
  const row = await workspace().db.meta.get(keyOf(tool))
  return row?.value ?? null
}

export async function dropZoneDraft(tool: string): Promise<void> {
  await workspace().db.meta.delete(keyOf(tool))
}

export async function saveZoneDraft(tool: string, draft: unknown): Promise<void> {
  await workspace().db.meta.put({ key: keyOf(tool), value: draft })
}
