import type { SchemeLevel } from '#domain/paper/question.ts'

/** Where in its level an answer stands: just met, met, securely met. */
export const PLACES = ['low', 'middle', 'high'] as const
export type InBand = (typeof PLACES)[number]

/** Best level first. */
export const inOrder = (levels: readonly SchemeLevel[]): SchemeLevel[] => levels.toSorted((a, b) => b.to - a.to)

/** The best-fit level first, then the place within it: the order in which examiners decide (boards.md §3.3). */
export function markAt({ from, to }: SchemeLevel, place: InBand): number {
  if (place === 'low') return from
  return place === 'high' ? to : Math.ceil((from + to) / 2)
}

/** Places of a level that lead to different marks. */
export function placesOf(level: SchemeLevel): InBand[] {
  const marks = new Set<number>()
  return PLACES.filter(place => {
    const mark = markAt(level, place)
    return !marks.has(mark) && marks.add(mark)
  })
}

export function levelOf(levels: readonly SchemeLevel[], mark: number): SchemeLevel | undefined {
  return levels.find(({ from, to }) => mark >= from && mark <= to)
}

/** The level above the one that a mark lies in: what the next mark needs. */
export function nextLevel(levels: readonly SchemeLevel[], mark: number): SchemeLevel | undefined {
  return levels.toSorted((a, b) => a.from - b.from).find(({ from }) => from > mark)
}

/** Why bands do not add up: a mark in two of them or in none, or a best mark that is not the part's. */
export function levelsFault(levels: readonly SchemeLevel[], max: number): 'gap' | 'twice' | 'total' | null {
  const ranked = levels.toSorted((a, b) => a.from - b.from)
  for (const [at, level] of ranked.entries()) {
    if (level.to < level.from) return 'twice'
    const before = ranked[at - 1]
    if (before && level.from <= before.to) return 'twice'
    if (before && level.from > before.to + 1) return 'gap'
  }
  return ranked.at(-1)?.to === max ? null : 'total'
}
