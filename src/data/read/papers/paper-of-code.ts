import { workspace } from '#data/read/workspace.ts'
import { isLiving } from '#data/device/rows.ts'

export interface KnownPaper {
  readonly id: string
  /** When it was handed in last, ISO 8601; null where it was not sat to its end. */
  readonly satAt: string | null
}

/** The student's paper of this code: the same questions, so that a second one would only hide what was sat. */
export async function paperOfCode(code: string): Promise<KnownPaper | null> {
  const { db } = workspace()
  const same = (blueprint: Readonly<Record<string, unknown>>): boolean =>
    blueprint['code'] === code && blueprint['edited'] !== true
  const papers = await db.papers.filter(row => isLiving(row) && same(row.blueprint)).toArray()
  const ids = new Set(papers.map(({ id }) => id))
  if (ids.size === 0) return null
  const sat = await db.attempts
    .filter(row => isLiving(row) && row.finished_at !== null && ids.has(row.ref_id ?? ''))
    .toArray()
  const last = sat.sort((a, b) => Date.parse(a.finished_at ?? '') - Date.parse(b.finished_at ?? '')).at(-1)
  const id = last?.ref_id ?? papers.sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))[0]?.id
  return id === undefined ? null : { id, satAt: last?.finished_at ?? null }
}
