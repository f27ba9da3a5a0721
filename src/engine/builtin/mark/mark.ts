import type { MarkResult, MarkTask } from '#contract/engine-mark.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'
import { overlapOf, shareOf } from '#engine/builtin/mark/overlap.ts'
import { markOf } from '#engine/builtin/mark/point.ts'
import { readAnswer } from '#engine/builtin/mark/reading.ts'
import { rivalsOf } from '#engine/builtin/mark/signals.ts'
import { rangeOf, schemeOf, schemeOfPoints, type Scheme } from '#engine/builtin/mark/scheme.ts'
import { wordsWithPlaces } from '#engine/builtin/mark/tokens.ts'
import { contentWords } from '#engine/text/words.ts'
import { splitSentences } from '#engine/text/sentences.ts'

const isBlank = (answer: string): boolean => !/[\p{L}\p{N}]/u.test(answer)

/** A short answer may pick what the question offers ("the battery or the bulb?"); a copy gives back half the question. */
const COPIED_WORDS = 3
const OFFERED = 0.75

/** Nothing in it that the question does not say already, no new word and no number, where the question is not the answer. */
function isCopied({ question, answer }: MarkTask, scheme: Scheme): boolean {
  if (/\d/.test(answer.replace(/\d+/g, number => (question.includes(number) ? '' : number)))) return false
  const asked = new Set(wordsWithPlaces(question).map(word => word.stem))
  const said = wordsWithPlaces(answer)
  const own = new Set(said.map(word => word.stem))
  if (own.size < COPIED_WORDS || own.size < asked.size / 2) return false
  const stems = new Set(contentWords(question))
  const isOffered = scheme.points.some(point =>
    point.alternatives.some(text => shareOf(overlapOf(text, stems)) > OFFERED)
  )
  return !isOffered && said.every(word => asked.has(word.stem) && !word.negated)
}

const linesOf = (task: MarkTask): readonly string[] => {
  const { scheme, reference = '' } = task
  return scheme ?? splitSentences(reference).map(one => reference.slice(one.start, one.end))
}

export const schemeFor = (task: MarkTask): Scheme =>
  task.points ? schemeOfPoints(task.points, task.needed) : schemeOf(linesOf(task))

/**
 * Reads an answer against its scheme: what is found, not sure, not found, with the words. A range only where values or
 * numbers alone were compared: what words say, the student decides.
 */
export function mark(task: MarkTask): MarkResult {
  const { question, answer } = task
  const scheme = schemeFor(task)
  const isReference = task.points === undefined && task.scheme === undefined
  const outcome = isBlank(answer) ? 'blank' : isCopied(task, scheme) ? 'copied' : task.strands ? 'levels' : 'marked'
  const isRead = outcome === 'marked' || outcome === 'levels'
  const reading = readAnswer(question, isRead ? answer : '')
  const rivals = rivalsOf(scheme.points, reading)
  const marks = scheme.points.map((point, at) => markOf(point, reading, rivals[at], isReference))
  const points = marks.map(one => one.point)
  const strands = (task.strands ?? []).map(({ name, descriptors }) => ({
    name,
    evidence: isRead ? descriptors.flatMap(text => markOf({ text, alternatives: [text] }, reading).point.quotes) : []
  }))
  const isClosed = !isRead || marks.every(one => one.isByValue)
  const sure = points.filter(point => point.verdict !== 'unsure').length / Math.max(1, points.length)
  return {
    engine: ENGINE,
    outcome,
    points,
    range: task.strands || !isClosed ? null : rangeOf(scheme, at => points[at]?.verdict),
    strands,
    evidence: [...points.flatMap(point => point.quotes), ...strands.flatMap(strand => strand.evidence)],
    confidence: isRead ? Math.round(sure * 60) / 100 : 1,
    warnings: []
  }
}
