import * as z from 'zod/mini'
import { KEEP_KEY } from '#config/study-this.ts'
import { moveToDevice } from '#stores/aside.ts'

const kept = z.object({
  title: z.string(),
  subject: z.string(),
  markdown: z.string(),
  cards: z.array(z.object({ front: z.string(), back: z.string() })),
  /** Answers given on the page, before there was an account; `card` counts from 0. */
  answers: z.optional(
    z.array(
      z.object({ card: z.number(), grade: z.literal([1, 2, 3, 4]), at: z.iso.datetime(), durationMs: z.number() })
    )
  ),
  /** Given when it is first taken up, so that a second try makes the same note and not another. */
  noteId: z.optional(z.uuid())
})
export type Kept = z.infer<typeof kept>

/** What archive pages left for the workspace, in this tab or on this device; whatever is not one of those is dropped. */
export function readKept(): Kept[] {
  moveToDevice()
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEEP_KEY) ?? '[]')
    return Array.isArray(list) ? list.flatMap(item => kept.safeParse(item).data ?? []) : []
  } catch {
    return []
  }
}

export function writeKept(list: readonly Kept[]): void {
  if (list.length === 0) localStorage.removeItem(KEEP_KEY)
  else localStorage.setItem(KEEP_KEY, JSON.stringify(list))
}

export function hasKept(): boolean {
  try {
    return localStorage.getItem(KEEP_KEY) !== null || sessionStorage.getItem(KEEP_KEY) !== null
  } catch {
    return false
  }
}
