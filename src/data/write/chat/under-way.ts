import type { ReadableAtom } from 'nanostores'
import type { Fields } from '#contract/entities.ts'
import { turnFields, type UnderWay } from '#data/read/chat/turn-text.ts'
import { live } from '#data/read/live.ts'
import { workspace } from '#data/read/workspace.ts'
import { saveAll } from '#data/write/write.ts'
import type { Remote } from '#lib/remote.ts'

const keyOf = (threadId: string): string => `chat-answer ${threadId}`
const sayingOf = (threadId: string): string => `chat-saying-${threadId}`
const lockOf = (threadId: string): string => `chat-answer-${threadId}`

/** The answer of this conversation that is being written, in this tab or in another. */
export function liveUnderWay(threadId: string): ReadableAtom<Remote<UnderWay | null>> {
  return live(async db => ((await db.meta.get(keyOf(threadId)))?.value as UnderWay | undefined) ?? null)
}

export async function saveUnderWay(now: UnderWay): Promise<void> {
  await workspace().db.meta.put({ key: keyOf(now.threadId), value: now })
}

/** The answer becomes a turn and the end of its branch; where nothing came of it, it goes without one, and false is given. */
export async function endUnderWay(now: UnderWay, status: Fields<'turns'>['status']): Promise<boolean> {
  const { db } = workspace()
  const hasCome = now.pieces.length > 0 || now.words.trim() !== ''
  if (hasCome && (await db.turns.get(now.id)) === undefined) {
    const tip = { name: 'threads', id: now.threadId, fields: { tipId: now.id } } as const
    await saveAll([{ name: 'turns', id: now.id, fields: turnFields(now, status) }, tip])
  }
  await db.meta.delete(keyOf(now.threadId))
  return hasCome
}

/** One answer at a time in a conversation, over all tabs; the next one waits. */
export async function whileAnswering<Value>(threadId: string, work: () => Promise<Value>): Promise<Value> {
  const { locks } = globalThis.navigator as Partial<Navigator>
  // Without Web Locks (a page that is not secure) two tabs may answer at once: each has its own turn.
  return locks ? await locks.request(lockOf(threadId), work) : work()
}

/**
 * Runs `work`, a question with its answer, when no other tab has one under way in this conversation. The answer's own lock
 * is another, so that a tab that is closed meanwhile is noticed at once.
 */
export async function whileSaying(threadId: string, work: () => Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator as Partial<Navigator>
  await (locks ? locks.request(sayingOf(threadId), work) : work())
}

/**
 * What a closed tab left half written becomes a turn that says so. Waits until nobody answers here, so that a tab beside
 * this one may be closed at any time.
 */
export async function takeOverCut(threadId: string, signal: AbortSignal): Promise<void> {
  const { db } = workspace()
  const work = async (): Promise<void> => {
    const left = (await db.meta.get(keyOf(threadId)))?.value as UnderWay | undefined
    if (left && !signal.aborted) await endUnderWay(left, 'cut')
  }
  const { locks } = globalThis.navigator as Partial<Navigator>
  try {
    await (locks ? locks.request(lockOf(threadId), { signal }, work) : work())
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
