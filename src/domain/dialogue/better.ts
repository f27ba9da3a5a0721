/** What was seen of one point in one answer; `said` are words of that answer. */
export interface Seen {
  readonly verdict: 'found' | 'unsure' | 'not-found'
  /** Of the words that the point adds to the question, how many are there, 0 to 1. */
  readonly share: number
  readonly said: readonly string[]
}

export const NOT_SEEN: Seen = { verdict: 'not-found', share: 0, said: [] }
const RANK = { 'not-found': 0, unsure: 1, found: 2 } as const

/** Letters in the midst of a word are no words of it. */
function isSaid(line: string, text: string): boolean {
  const at = line.trim() === '' ? -1 : text.indexOf(line)
  const joins = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
  return at >= 0 && !joins(text[at - 1]) && !joins(text[at + line.length])
}

/** Only words that stand in the answer are given back as the student's. */
export function better(before: Seen, now: Seen | undefined, text: string): Seen {
  if (!now) return before
  const gain = RANK[now.verdict] - RANK[before.verdict]
  if (gain < 0 || (gain === 0 && now.share <= before.share)) return before
  return { verdict: now.verdict, share: now.share, said: now.said.filter(line => isSaid(line, text)) }
}
