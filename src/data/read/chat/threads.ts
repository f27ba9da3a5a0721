import type { ReadableAtom } from 'nanostores'
import type { Thread, Turn } from '#contract/entities.ts'
import type { Database } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { workspace } from '#data/read/workspace.ts'
import type { Remote } from '#lib/remote.ts'

/** Pinned first, then by the last turn or change. */
function inOrder(one: Thread, other: Thread): number {
  if (one.pinned !== other.pinned) return one.pinned ? -1 : 1
  return one.updatedAt < other.updatedAt ? 1 : -1
}

export const $threads = live<Thread[]>(async db => {
  const rows = await db.threads.filter(isLiving).toArray()
  return rows.map(row => fromRow('threads', row)).sort(inOrder)
}, 200)

/** Signs of an answer by which a conversation is known again in the list. */
const FIRST = 90

function firstWords(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= FIRST) return line
  const cut = line.slice(0, FIRST)
  return `${cut.slice(0, Math.max(FIRST / 2, cut.lastIndexOf(' ')))}…`
}

/** The first words of the last answer of each conversation, by its id; none where the last word is the student's. */
export const $lastAnswers = live<ReadonlyMap<string, string>>(async db => {
  const threads = await db.threads.filter(row => row.deleted_at === null).toArray()
  const tips = await db.turns.bulkGet(threads.flatMap(({ tip_id }) => tip_id ?? []))
  return new Map(tips.flatMap(row => (row?.role === 'tutor' ? [[row.thread_id, firstWords(row.text)] as const] : [])))
}, 200)

export interface Conversation {
  readonly thread: Thread
  /** All branches, in no order. */
  readonly turns: readonly Turn[]
}

async function turnsOf(db: Database, threadId: string): Promise<Turn[]> {
  const rows = await db.turns.where('thread_id').equals(threadId).toArray()
  return rows.filter(isLiving).map(row => fromRow('turns', row))
}

/** A conversation as it is on this device, or null where there is none. */
export function liveConversation(id: string): ReadableAtom<Remote<Conversation | null>> {
  return live(async db => {
    const row = await db.threads.get(id)
    if (!isLiving(row)) return null
    return { thread: fromRow('threads', row), turns: await turnsOf(db, id) }
  })
}

/** The same, once, as it is committed now. */
export async function readConversation(id: string): Promise<Conversation | null> {
  const { db } = workspace()
  const row = await db.threads.get(id)
  return isLiving(row) ? { thread: fromRow('threads', row), turns: await turnsOf(db, id) } : null
}

const plain = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('en-GB')

/** Ids of the conversations in which every word stands, in the title or in what was said. */
export async function searchThreads(text: string): Promise<ReadonlySet<string>> {
  const { db } = workspace()
  const wanted = plain(text).split(/\s+/).filter(Boolean)
  const words = new Map<string, string[]>()
  const add = (id: string, said: string): void => void words.set(id, [...(words.get(id) ?? []), plain(said)])
  await db.threads.each(row => isLiving(row) && add(row.id, row.title))
  await db.turns.each(row => isLiving(row) && words.has(row.thread_id) && add(row.thread_id, row.text))
  const isFound = (said: readonly string[]): boolean => wanted.every(word => said.some(one => one.includes(word)))
  return new Set([...words].filter(([, said]) => isFound(said)).map(([id]) => id))
}
