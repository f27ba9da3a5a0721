import type { ReadableAtom } from 'nanostores'
import type { Thread, Turn } from '#contract/entities.ts'
import type { Database } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { workspace } from '#data/read/workspace.ts'
import { fold } from '#lib/find/fold.ts'
import { someBeginWithTypo, wordsIn } from '#lib/values/one-typo.ts'
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

/** Signs of a line before the word that was found in it. */
const BEFORE = 30

/** The part of what was said in which a word stands, in one line. */
function lineWith(text: string, word: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const at = fold(line).indexOf(word)
  if (at <= BEFORE) return firstWords(line)
  const from = line.indexOf(' ', at - BEFORE) + 1
  return `…${firstWords(line.slice(from > 0 && from <= at ? from : at))}`
}

/**
 * The conversations in which every word stands, in the title or in what was said, each with the newest line that has most
 * of them; where only its title has them, with none.
 */
export async function searchThreads(text: string): Promise<ReadonlyMap<string, string>> {
  const { db } = workspace()
  const wanted = fold(text).split(/\s+/).filter(Boolean)
  const told = new Map<string, string[]>()
  const titles = new Map<string, string>()
  await db.threads.each(row => isLiving(row) && titles.set(row.id, row.title))
  await db.turns.each(row => {
    if (isLiving(row) && titles.has(row.thread_id))
      told.set(row.thread_id, [...(told.get(row.thread_id) ?? []), row.text])
  })
  const has = (said: string, word: string): boolean =>
    fold(said).includes(word) || someBeginWithTypo(wordsIn(fold(said)), word)
  const met = (said: string): string[] => wanted.filter(word => has(said, word))
  const found = new Map<string, string>()
  for (const [id, title] of titles) {
    const lines = told.get(id) ?? []
    if (!wanted.every(word => [title, ...lines].some(one => has(one, word)))) continue
    const best = lines.reduceRight((one, other) => (met(other).length > met(one).length ? other : one), '')
    found.set(id, best === '' ? '' : lineWith(best, met(best)[0] ?? ''))
  }
  return found
}
