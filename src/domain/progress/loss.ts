import type { SkillShown } from '#domain/progress/skill-shown.ts'

/** A lost mark or a missed item, as `losses` has it: one for each point of a question, however often it is sat. */
export interface Loss {
  /** ISO 8601 instant. */
  readonly createdAt: string
  /** When the student dismissed it. */
  readonly droppedAt: string | null
  /** What it was lost in, as `lossId` names it; left out where only cards may win it back. */
  readonly questionKey?: string | undefined
  readonly pointKey?: string | undefined
  readonly topicId: string | null
  /** Command term. */
  readonly skill: string
  readonly marks: number
}

/** An answer to a card that was made for the loss. */
export interface CardAnswer {
  readonly cardId: string
  readonly at: string
  readonly grade: 1 | 2 | 3 | 4
  /** Whether the card was in review, no longer in learning, when it was asked. */
  readonly inReview: boolean
  /** Days, after this answer. */
  readonly stability: number
}

/** A point that was earned at a later sitting, of a paper or a drill. */
export interface EarnedPoint {
  readonly at: string
  readonly questionKey: string
  /** Null: all marks of the question were earned, by whichever points. */
  readonly pointKey: string | null
}

export interface LossLogs {
  /** How many cards and tasks that still exist carry its id. */
  readonly made: number
  readonly answers: readonly CardAnswer[]
  readonly earned: readonly EarnedPoint[]
  /** Sittings, most of them drills, that lost nothing of a skill on a topic. */
  readonly shown?: readonly SkillShown[] | undefined
  /** When the same point was lost, at each sitting. */
  readonly lost?: readonly string[] | undefined
}

export type LossState =
  | { readonly state: 'open' | 'working' }
  | { readonly state: 'closed'; readonly by: 'card' | 'sitting' | 'drill' | 'student'; readonly at: string }

/** Days: an answer below this may still be remembered from the last one. */
export const CLOSING_STABILITY = 7
/** Right answers of one card in review that win a loss back. */
const RIGHT_ANSWERS = 2

const byTime = (a: { readonly at: string }, b: { readonly at: string }): number => Date.parse(a.at) - Date.parse(b.at)
const isAfter = (at: string, since: string): boolean => Date.parse(at) > Date.parse(since)

/** The last time that it was lost: what was before proves nothing any more. */
const sinceOf = ({ createdAt }: Loss, { lost = [] }: LossLogs): string =>
  // A sitting may be marked long after it, and after a later one.
  lost.length > 0 ? lost.reduce((last, at) => (isAfter(at, last) ? at : last)) : createdAt

/** The best count of right answers of one of its cards in review, with no wrong answer between, and when it was whole. */
function rightAnswers(since: string, answers: readonly CardAnswer[]): { right: number; at: string | null } {
  const counts = new Map<string, number>()
  for (const { cardId, at, grade, inReview, stability } of answers.toSorted(byTime)) {
    if (!isAfter(at, since)) continue
    if (grade === 1) counts.set(cardId, 0)
    if (grade === 1 || !inReview || stability <= CLOSING_STABILITY) continue
    const right = (counts.get(cardId) ?? 0) + 1
    counts.set(cardId, right)
    if (right === RIGHT_ANSWERS) return { right, at }
  }
  return { right: Math.max(0, ...counts.values()), at: null }
}

const isSamePoint = (loss: Loss, point: EarnedPoint): boolean =>
  point.questionKey === loss.questionKey && (point.pointKey === null || point.pointKey === loss.pointKey)

/** Its own point: a single one of the same topic in another question says nothing about it. */
const firstEarned = (loss: Loss, since: string, earned: readonly EarnedPoint[]): string | null =>
  earned.filter(point => isSamePoint(loss, point) && isAfter(point.at, since)).sort(byTime)[0]?.at ?? null

/** Other questions prove it where none of them lost a mark, and where they were worth as much. */
const firstShown = (loss: Loss, since: string, shown: readonly SkillShown[] = []): string | null =>
  shown
    .filter(({ topicId, skill }) => topicId === loss.topicId && skill === loss.skill)
    .filter(({ at, marks }) => marks >= loss.marks && isAfter(at, since))
    .sort(byTime)[0]?.at ?? null

/**
 * Open, being worked on, or closed and by what came first. Once closed it stays closed, a lapse of a card is a matter of
 * its reviews; only losing the same point again opens it again.
 */
export function stateOf(loss: Loss, logs: LossLogs): LossState {
  const since = sinceOf(loss, logs)
  const dropped = loss.droppedAt !== null && !isAfter(since, loss.droppedAt) ? loss.droppedAt : null
  const ends = [
    { by: 'card' as const, at: rightAnswers(since, logs.answers).at },
    { by: 'sitting' as const, at: firstEarned(loss, since, logs.earned) },
    { by: 'drill' as const, at: firstShown(loss, since, logs.shown) },
    { by: 'student' as const, at: dropped }
  ].flatMap(({ by, at }) => (at === null ? [] : [{ by, at }]))
  const first = ends.sort(byTime)[0]
  if (first) return { state: 'closed', ...first }
  return { state: logs.made > 0 || logs.answers.length > 0 ? 'working' : 'open' }
}

/** How far its cards have won it back: "right twice, and it will stay for a week: 1 of 2". */
export const wonBack = (loss: Loss, logs: LossLogs): { readonly right: number; readonly of: number } => ({
  right: rightAnswers(sinceOf(loss, logs), logs.answers).right,
  of: RIGHT_ANSWERS
})
