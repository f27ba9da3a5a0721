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

/** Takes away what one tab has kept here; words that another has typed since stay. */
export async function dropDraft(threadId: string, own: readonly string[]): Promise<void> {
  const { db } = workspace()
  await db.transaction('rw', db.meta, async () => {
    const found: unknown = (await db.meta.get(keyOf(threadId)))?.value
    if (own.some(text => text === found)) await db.meta.delete(keyOf(threadId))
  })
}
