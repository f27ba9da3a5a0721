import { isAnswered, readGiven, type Given, type ScoredItem } from '#domain/quiz/item.ts'
import { scoreOf, type CompareMaths, type Score } from '#domain/quiz/score.ts'

/** The rows an attempt is folded from, as far as it needs them. */
export interface AnswerRow {
  readonly id: string
  readonly questionKey: string
  readonly value: Readonly<Record<string, unknown>> | null
  readonly confidence: number | null
  readonly checkedAt: string | null
}
export interface MarkRow {
  readonly id: string
  readonly answerId: string
  readonly madeBy: 'engine' | 'self' | 'dispute'
  readonly points: { readonly points: readonly { readonly verdict: string }[] }
}

export interface Step<Item extends ScoredItem> {
  readonly item: Item
  readonly answerId: string | null
  readonly given: Given | null
  readonly confidence: number | null
  readonly checkedAt: string | null
  readonly score: Score
  /** The student said that the question is wrong: it counts for nothing. */
  readonly isLeftOut: boolean
  /** The student has decided about what they typed. */
  readonly isJudged: boolean
}

export interface Tally {
  /** Of the items that count, in items: a half right order is a half. */
  readonly earned: number
  readonly possible: number
  /** Own words that the student has not decided about. */
  readonly open: number
  /** "I do not know" is an answer too: its solution was shown. */
  readonly answered: number
  readonly checked: number
}

/** The student's last word about an answer. Ids of UUIDv7 sort by time. */
function lastWord(marks: readonly MarkRow[]): MarkRow | undefined {
  return marks.filter(mark => mark.madeBy !== 'engine').sort((a, b) => (a.id < b.id ? 1 : -1))[0]
}

const TYPED: ReadonlySet<ScoredItem['type']> = new Set(['cloze', 'numeric', 'short'])
/** Only what was typed can be right in another way than the key says: a letter stays what it is. */
export const isTyped = (item: ScoredItem): boolean => TYPED.has(item.type)

/** What the student last decided; a mark that decides nothing only counts the question again. */
const decision = (marks: readonly MarkRow[]): MarkRow | undefined =>
  lastWord(marks.filter(mark => mark.madeBy === 'self' && mark.points.points.some(point => point.verdict !== 'unsure')))

function judged(mark: MarkRow): Score {
  const { points } = mark.points
  const earned = points.filter(point => point.verdict === 'earned').length
  if (earned === points.length) return { verdict: 'right', share: 1 }
  return earned === 0 ? { verdict: 'wrong', share: 0 } : { verdict: 'part', share: earned / points.length }
}

/** Where an attempt stands, from its rows in whatever order they came. */
export function stepsOf<Item extends ScoredItem>(
  items: readonly Item[],
  answers: readonly AnswerRow[],
  marks: readonly MarkRow[],
  compare: CompareMaths
): Step<Item>[] {
  const byKey = new Map(answers.map(answer => [answer.questionKey, answer]))
  return items.map(item => {
    const answer = byKey.get(item.key)
    const given = readGiven(item, answer?.value ?? null)
    const said = answer ? marks.filter(mark => mark.answerId === answer.id) : []
    const own = scoreOf(item, given, compare)
    const decided = isTyped(item) && own.verdict !== 'blank' ? decision(said) : undefined
    return {
      item,
      answerId: answer?.id ?? null,
      given,
      confidence: answer?.confidence ?? null,
      checkedAt: answer?.checkedAt ?? null,
      score: decided ? judged(decided) : own,
      isLeftOut: lastWord(said)?.madeBy === 'dispute',
      isJudged: decided !== undefined
    }
  })
}

export function tallyOf(steps: readonly Step<ScoredItem>[]): Tally {
  const counted = steps.filter(step => !step.isLeftOut)
  return {
    earned: counted.reduce((sum, step) => sum + step.score.share, 0),
    possible: counted.length,
    open: counted.filter(step => step.score.verdict === 'open').length,
    answered: steps.filter(step => isAnswered(step.given) || step.checkedAt !== null).length,
    checked: steps.filter(step => step.checkedAt !== null).length
  }
}

/** Shown, counted, and not wholly right: it becomes a loss. Own words only once the student has decided. */
export function isMissed({ checkedAt, isLeftOut, score }: Step<ScoredItem>): boolean {
  return checkedAt !== null && !isLeftOut && score.verdict !== 'right' && score.verdict !== 'open'
}
