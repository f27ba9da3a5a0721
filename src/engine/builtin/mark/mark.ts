import type { MarkResult, MarkTask } from '#contract/engine-mark.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'
import { rivalsOf } from '#engine/builtin/mark/rivals.ts'
import { markPoint } from '#engine/builtin/mark/point.ts'
import { readAnswer } from '#engine/builtin/mark/reading.ts'
import { rangeOf, schemeOf, schemeOfPoints, type Scheme } from '#engine/builtin/mark/scheme.ts'
import { wordsWithPlaces } from '#engine/builtin/mark/tokens.ts'
import { splitSentences } from '#engine/text/sentences.ts'

const isBlank = (answer: string): boolean => !/[\p{L}\p{N}]/u.test(answer)

/** Nothing in it that the question does not say already: no new word, no number. */
function isCopied(answer: string, question: string): boolean {
  if (/\d/.test(answer.replace(/\d+/g, number => (question.includes(number) ? '' : number)))) return false
  const asked = new Set(wordsWithPlaces(question).map(word => word.stem))
  const said = wordsWithPlaces(answer)
  return said.length >= 2 && said.every(word => asked.has(word.stem)) && said.every(word => !word.negated)
}

const linesOf = (task: MarkTask): readonly string[] => {
  const { scheme, reference = '' } = task
  return scheme ?? splitSentences(reference).map(one => reference.slice(one.start, one.end))
}

export const schemeFor = (task: MarkTask): Scheme =>
  task.points ? schemeOfPoints(task.points, task.needed) : schemeOf(linesOf(task))

/** Reads an answer against its scheme: what is found, not sure, not found, with the words. A range, never a bare mark. */
export function mark(task: MarkTask): MarkResult {
  const { question, answer } = task
  const scheme = schemeFor(task)
  const outcome = isBlank(answer) ? 'blank' : isCopied(answer, question) ? 'copied' : task.strands ? 'levels' : 'marked'
  const isRead = outcome === 'marked' || outcome === 'levels'
  const reading = readAnswer(question, isRead ? answer : '')
  const rivals = rivalsOf(scheme, reading)
  const points = scheme.points.map((point, at) => markPoint(point, reading, rivals[at]))
  const strands = (task.strands ?? []).map(({ name, descriptors }) => ({
    name,
    evidence: isRead ? descriptors.flatMap(text => markPoint({ text, alternatives: [text] }, reading).quotes) : []
  }))
  const sure = points.filter(point => point.verdict !== 'unsure').length / Math.max(1, points.length)
  return {
    engine: ENGINE,
    outcome,
    points,
    range: task.strands ? null : rangeOf(scheme, at => points[at]?.verdict),
    strands,
    evidence: [...points.flatMap(point => point.quotes), ...strands.flatMap(strand => strand.evidence)],
    confidence: isRead ? Math.round(sure * 60) / 100 : 1,
    warnings: []
  }
}
