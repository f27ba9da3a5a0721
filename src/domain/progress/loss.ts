/** A lost mark or a missed item, as `losses` has it. */
export interface Loss {
  readonly topicId: string | null
  readonly skill: string
  /** ISO 8601 instant. */
  readonly createdAt: string
  readonly droppedAt: string | null
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

/** A point of a drill or of a later paper or quiz that was earned. */
export interface EarnedPoint {
  readonly at: string
  readonly skill: string
  readonly topicId: string | null
}

export interface LossLogs {
  /** How many cards, tasks and drills that still exist carry its id. */
  readonly made: number
  readonly answers: readonly CardAnswer[]
  readonly earned: readonly EarnedPoint[]
}

export type LossState =
  | { readonly state: 'open' | 'working' }
  | { readonly state: 'closed'; readonly by: 'card' | 'drill' | 'student'; readonly at: string }

/** Days: an answer below this may still be remembered from the last one. */
export const CLOSING_STABILITY = 7
const RIGHT_ANSWERS = 2

const byTime = (a: { readonly at: string }, b: { readonly at: string }): number => Date.parse(a.at) - Date.parse(b.at)

/** When one of its cards was answered right twice in review, with no wrong answer in between. */
function closedByCard(loss: Loss, answers: readonly CardAnswer[]): string | null {
  const right = new Map<string, number>()
  for (const { cardId, at, grade, inReview, stability } of answers.toSorted(byTime)) {
    if (Date.parse(at) <= Date.parse(loss.createdAt)) continue
    if (grade === 1) right.set(cardId, 0)
    if (grade === 1 || !inReview || stability <= CLOSING_STABILITY) continue
    right.set(cardId, (right.get(cardId) ?? 0) + 1)
    if (right.get(cardId) === RIGHT_ANSWERS) return at
  }
  return null
}

/** Without a topic nobody can say that it was the same thing. */
function closedByDrill(loss: Loss, earned: readonly EarnedPoint[]): string | null {
  const isSame = (point: EarnedPoint): boolean =>
    loss.topicId !== null &&
    point.skill === loss.skill &&
    point.topicId === loss.topicId &&
    Date.parse(point.at) > Date.parse(loss.createdAt)
  return earned.filter(isSame).sort(byTime)[0]?.at ?? null
}

/** Open, being worked on, or closed and by what came first. Once closed it stays closed: a later lapse is a new loss. */
export function stateOf(loss: Loss, logs: LossLogs): LossState {
  const ends = [
    { by: 'card' as const, at: closedByCard(loss, logs.answers) },
    { by: 'drill' as const, at: closedByDrill(loss, logs.earned) },
    { by: 'student' as const, at: loss.droppedAt }
  ].flatMap(({ by, at }) => (at === null ? [] : [{ by, at }]))
  const first = ends.sort(byTime)[0]
  if (first) return { state: 'closed', ...first }
  return { state: logs.made > 0 || logs.answers.length > 0 ? 'working' : 'open' }
}
