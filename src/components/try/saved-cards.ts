import { KEEP_KEY } from '#config/study-this.ts'
import { putAside } from '#stores/aside.ts'

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

/** Leaves a page for the workspace, which takes it in once somebody is signed in. */
export function saveEntry(entry: Entry, answers: readonly TryAnswer[]): void {
  const kept: Entry & { answers: unknown } = { ...entry, answers }
  putAside(localStorage, kept)
  sessionStorage.removeItem(KEEP_KEY)
}

/** Holds a page that a visitor began to study, with the answers so far, for an account made in this tab. */
export function holdEntry(entry: Entry, answers: readonly TryAnswer[]): void {
  const held: Entry & { answers: unknown } = { ...entry, answers }
  putAside(sessionStorage, held)
}
