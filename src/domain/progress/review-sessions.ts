export interface ReviewMoment {
  readonly id: string
  /** Milliseconds since 1970, when it was graded. */
  readonly at: number
  readonly ms: number
  readonly subjectId: string | null
}

export interface ReviewSession {
  /** Of its first answer: the same on every device. */
  readonly id: string
  readonly from: number
  readonly to: number
  readonly seconds: number
  readonly count: number
  /** Of most of its answers. */
  readonly subjectId: string | null
}

/** A longer break between two answers begins another session. */
const APART = 300_000

function sessionOf(answers: readonly ReviewMoment[]): ReviewSession | null {
  const [first, last] = [answers[0], answers.at(-1)]
  if (!first || !last) return null
  const counts = new Map<string | null, number>()
  for (const { subjectId } of answers) counts.set(subjectId, (counts.get(subjectId) ?? 0) + 1)
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1])
  const [from, to] = [first.at - first.ms, last.at]
  const ms = Math.min(
    to - from,
    answers.reduce((sum, answer) => sum + answer.ms, 0)
  )
  return { id: first.id, from, to, seconds: Math.round(ms / 1000), count: answers.length, subjectId: most?.[0] ?? null }
}

/** Answers to cards as the log tells them: those that followed one another are one session. */
export function reviewSessions(answers: readonly ReviewMoment[]): ReviewSession[] {
  const groups: ReviewMoment[][] = []
  for (const answer of answers.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (last && before && answer.at - answer.ms - before.at <= APART) last.push(answer)
    else groups.push([answer])
  }
  return groups.flatMap(group => sessionOf(group) ?? [])
}
