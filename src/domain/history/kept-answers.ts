import type { LogLine } from '#domain/history/packed-log.ts'
import type { Grade } from '#domain/schedule.ts'

const LEARNING = 0
const FILTERED = 3
const BY_HAND = 4
const BY_OPTIONS = 5

export interface KeptLine extends LogLine {
  readonly grade: Grade
}

export interface Kept {
  /** The answers that count, in order of time. */
  readonly lines: readonly KeptLine[]
  /** Whether they begin where the card was learnt: memory then follows from them alone. */
  readonly isWhole: boolean
}

/** In a filtered deck that does not change due dates: no ease is written. */
const isCram = ({ kind, factor }: LogLine): boolean => kind === FILTERED && factor === 0
const isForgotten = ({ kind, factor }: LogLine): boolean => kind === BY_HAND && factor === 0
const isGraded = (line: LogLine): line is KeptLine => line.grade >= 1 && line.grade <= 4

const isAnswer = (line: LogLine): line is KeptLine =>
  isGraded(line) && !isCram(line) && line.kind !== BY_HAND && line.kind !== BY_OPTIONS

const NONE: Kept = { lines: [], isWhole: false }

/**
 * Which lines of a card's log its memory follows from, by the rules of Anki (rslib/src/scheduler/fsrs/params.rs, 26.05):
 * from the last time it was learnt on; "Forget" cuts what was before; cramming, due dates set by hand and changes of
 * options are no answers. `lines` in order of time.
 */
export function keptAnswers(lines: readonly LogLine[]): Kept {
  let learnt = -1
  let graded = -1
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] as LogLine
    if (isCram(line)) continue
    if (isGraded(line)) graded = at
    if (isGraded(line) && line.kind === LEARNING) learnt = at
    else if (learnt >= 0) break
    else if (isForgotten(line)) {
      if (graded < 0) return NONE
      break
    }
  }
  const from = learnt >= 0 ? learnt : graded
  return from < 0 ? NONE : { lines: lines.slice(from).filter(isAnswer), isWhole: learnt >= 0 }
}

/** Lines that anybody answered, those among them that do not count for memory too. */
export const gradedLines = (lines: readonly LogLine[]): KeptLine[] => lines.filter(isGraded)
