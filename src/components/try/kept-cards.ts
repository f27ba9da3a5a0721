import { KEEP_KEY } from '#config/study-this.ts'

export interface TryCard {
  readonly front: string
  readonly back: string
}

/** An answer given before there was an account. `card` counts the entry's cards from 0, `at` is an instant. */
export interface TryAnswer {
  readonly card: number
  readonly grade: 1 | 2 | 3 | 4
  readonly at: string
  readonly durationMs: number
}

interface Entry {
  readonly title: string
  readonly cards: readonly TryCard[]
}

/** The note and cards of a page; throws when they cannot be fetched. */
export async function fetchEntry(address: string): Promise<Entry> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as Entry
}

/**
 * Leaves a page for the workspace, which takes it in once somebody is signed in. The same page kept again takes the
 * place of what waits of it, unless the workspace has begun to take that in.
 */
export function keepEntry(entry: Entry, answers: readonly TryAnswer[]): void {
  const waiting = JSON.parse(localStorage.getItem(KEEP_KEY) ?? '[]') as (Entry & { noteId?: string })[]
  const others = waiting.filter(one => one.title !== entry.title || one.noteId !== undefined)
  localStorage.setItem(KEEP_KEY, JSON.stringify([...others, { ...entry, answers }]))
}
