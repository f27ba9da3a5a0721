import { workspace } from '#data/read/workspace.ts'

const keyOf = (threadId: string): string => `chat-draft ${threadId}`

/** What was typed and not sent; on this device only. `new` is the conversation that has not begun. */
export async function readDraft(threadId: string): Promise<string> {
  const row = await workspace().db.meta.get(keyOf(threadId))
  return typeof row?.value === 'string' ? row.value : ''
}

export async function saveChatDraft(threadId: string, text: string): Promise<void> {
  const { db } = workspace()
  if (text === '') await db.meta.delete(keyOf(threadId))
  else await db.meta.put({ key: keyOf(threadId), value: text })
}
