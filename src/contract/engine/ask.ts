import { ASK_TURNS } from '#config/ai.ts'
import type { Result, Span } from '#contract/engine/engine.ts'

/** A sentence of the student's own notes, quoted, with where it stands. */
export interface Passage {
  readonly sourceId: string
  readonly title: string
  /** The heading above it, or an empty string. */
  readonly heading: string
  readonly span: Span
  /** Higher is nearer to the question; only the order means something. */
  readonly score: number
  /** Of the list that the passage before announces, or that it is one of. */
  readonly listed?: true
}

/** A heading of the notes under which an answer may stand; of a note without headings only its title. */
export interface NearHeading {
  readonly sourceId: string
  readonly title: string
  readonly heading: string
}

export interface AskResult extends Result {
  /** `answer`: the words of the question stand together in a passage. `closest`: only near. `refused`: not in the notes. */
  readonly verdict: 'answer' | 'closest' | 'refused'
  readonly passages: readonly Passage[]
  /** Where a question is refused: the headings nearest to it. */
  readonly headings?: readonly NearHeading[]
}

export const ASK_STYLES = ['explain', 'socratic', 'quiz', 'debate', 'examiner'] as const
/** How an answer is given. The built-in engine only quotes, which is `explain`. */
export type AskStyle = (typeof ASK_STYLES)[number]

/** What was said before in the same conversation. It says what a question means, and never proves anything. */
export interface AskTurn {
  readonly role: 'student' | 'engine'
  readonly text: string
}

export interface AskOptions {
  /** Passages shown at most. */
  readonly max?: number
  /** Earlier turns, the oldest first. */
  readonly turns?: readonly AskTurn[]
  readonly style?: AskStyle
  /** Quotes that were shown already: another answer is wanted. The built-in engine only. */
  readonly besides?: readonly string[]
}

/**
 * In these styles the student is to find the answer, so that quoting the notes would spoil it: without a model they run
 * on the student's own cards and quiz items (domain/dialogue), never on `ask`.
 */
export const isHeldBack = (style: AskStyle | undefined): boolean => style === 'socratic' || style === 'quiz'

/** The newest turns, each cut to what a call takes. */
export const lastTurns = (turns: readonly AskTurn[]): readonly AskTurn[] =>
  turns
    .filter(turn => turn.text.trim() !== '')
    .slice(-ASK_TURNS.most)
    .map(({ role, text }) => ({ role, text: text.slice(0, ASK_TURNS.longest).toWellFormed() }))
