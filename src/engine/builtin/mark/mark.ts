import type { Evidence, MarkResult, MarkTask } from '#contract/engine/mark.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'
import { givenOf } from '#engine/builtin/mark/maths/results.ts'
import { normal } from '#engine/builtin/mark/maths/normal.ts'
import { formulaIn } from '#engine/builtin/mark/maths/formula-in.ts'
import { targetOf } from '#engine/builtin/mark/maths/target.ts'
import { compare, shownWorking } from '#engine/builtin/mark/maths/values.ts'
import { isOtherScript, nearest, sharedWith } from '#engine/builtin/mark/near.ts'
import { mostOf, schemeOf, schemeOfPoints, type Scheme, type SchemePoint } from '#engine/builtin/mark/scheme.ts'
import { headOf, sentencesOf, spanOf, type TextRange, type Sentence } from '#engine/builtin/mark/sentences.ts'
import { wordsWithPlaces } from '#engine/builtin/mark/tokens.ts'
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
  const isOffered = scheme.points.some(({ alternatives }) =>
    alternatives.some(text => {
      const words = wordsWithPlaces(text)
      return words.length > 0 && words.filter(word => own.has(word.stem)).length / words.length > OFFERED
    })
  )
  return !isOffered && said.every(word => asked.has(word.stem) && !word.negated)
}

const linesOf = ({ scheme, reference = '' }: MarkTask): readonly string[] =>
  scheme ?? splitSentences(reference).map(one => reference.slice(one.start, one.end))

export const schemeFor = (task: MarkTask): Scheme =>
  task.points ? schemeOfPoints(task.points, task.needed) : schemeOf(linesOf(task))

/** One descriptor may be shown beside so many sentences. */
const MOST_QUOTES = 4
/** So many words of its own a sentence shares with a descriptor that it speaks to. */
const SPEAKS = 2

/** Each sentence under the descriptor that it shares most with, or under none. */
function strandEvidence(
  descriptors: readonly string[],
  answer: string,
  sentences: readonly Sentence[],
  asked: ReadonlySet<string>
) {
  const points = descriptors.map(text => wordsWithPlaces(text))
  const placed = sentences.flatMap(sentence => {
    const shares = points.map((point, descriptor) => ({ descriptor, ...sharedWith(point, sentence, asked) }))
    const best = shares.toSorted((a, b) => b.share - a.share)[0]
    const own = new Set((best?.words ?? []).filter(word => !asked.has(word.sense)).map(word => word.sense))
    return best && own.size >= SPEAKS ? [{ descriptor: best.descriptor, span: spanOf(answer, sentence) }] : []
  })
  return placed.filter(
    (one, at) => placed.slice(0, at).filter(other => other.descriptor === one.descriptor).length < MOST_QUOTES
  )
}

/** Better evidence first: where a point may be said in several ways, the one that is shown. */
const RANK: Readonly<Record<Evidence['kind'], number>> = {
  value: 4,
  working: 3,
  near: 2,
  'other-script': 1,
  'nothing-near': 0
}
const rankOf = (one: Evidence): number => (one.kind === 'value' && one.is === 'same' ? 5 : RANK[one.kind])

/** An answer of numbers in the scheme's own signs, whatever stands between them: "(−5, 19), x = −5". */
const signsOf = (text: string): string =>
  (normal(text.replace(/\s*\((?:accept|allow)[^)]*\)\s*$/i, '')) ?? text)
    .toLowerCase()
    .replace(/^answer:/, '')
    .replace(/\s*(?:\b(?:and|or|for|where)\b|[,;|])\s*/g, '|')
    .replace(/\s+|\.(?!\d)/g, '')
    .replace(/\|+/g, '|')

/** The last line of the answer where it is the point itself, sign by sign. */
function sameLine(text: string, answer: string): TextRange | undefined {
  const end = answer.trimEnd().length
  const start = answer.lastIndexOf('\n', end - 1) + 1
  const wanted = signsOf(text)
  return /\d/.test(wanted) && wanted.length > 0 && signsOf(answer.slice(start, end)) === wanted
    ? { start, end }
    : undefined
}

/** What of the answer bears on one point: a value or a working where that can be told, else the nearest words. */
function evidenceFor(
  { alternatives }: SchemePoint,
  isFinal: boolean,
  { question, answer }: MarkTask,
  { given, sentences, asked }: Reading
): Evidence {
  const compared = { question, answer, given, isFinal }
  const ways = alternatives.map((text): Evidence => {
    const line = sameLine(text, answer)
    if (line) return { kind: 'value', is: 'same', spans: [spanOf(answer, line)] }
    const target = targetOf(text, question)
    const told = target ? compare(target, text, compared) : undefined
    if (told?.kind === 'value' && told.is !== 'candidates') return told
    const formula = formulaIn(text, answer)
    if (formula) return { kind: 'working', spans: [spanOf(answer, formula)], value: null, lacks: null }
    if (told) return told
    const shown = /[\d=]|π|√/.test(text) ? shownWorking(text, compared) : undefined
    if (shown) return shown
    return isOtherScript(text, answer) ? { kind: 'other-script' } : nearest([text], answer, sentences, asked)
  })
  const best = ways.toSorted((a, b) => rankOf(b) - rankOf(a))[0] ?? { kind: 'nothing-near' }
  if (best.kind === 'near') return nearest(alternatives, answer, sentences, asked)
  return best.kind === 'nothing-near' ? numbersOf(alternatives, answer) : best
}

const NUMBER = /(?<![\p{L}\p{N}.])\d+(?:\.\d+)?(?![\p{L}\p{N}]|\.\d)/gu

/** Numbers that a point has as well: where there is none, nothing of it is in the answer. */
function numbersOf(wordings: readonly string[], answer: string): Evidence {
  const wanted = new Set(wordings.flatMap(text => [...text.matchAll(NUMBER)].map(([one]) => one)))
  const places = [...answer.matchAll(NUMBER)]
    .filter(([one]) => wanted.has(one))
    .map(({ index: start, 0: one }) => ({ start, end: start + one.length }))
  if (places.length === 0) return { kind: 'nothing-near' }
  return { kind: 'value', is: 'candidates', spans: places.slice(0, MOST_QUOTES).map(place => spanOf(answer, place)) }
}

interface Reading {
  readonly given: ReturnType<typeof givenOf>
  readonly sentences: readonly Sentence[]
  readonly asked: ReadonlySet<string>
}

/** Lays an answer beside its scheme: of each point what of the answer bears on it. The student decides what it earns. */
export function mark(task: MarkTask): MarkResult {
  const { question, answer } = task
  const scheme = schemeFor(task)
  const outcome = isBlank(answer) ? 'blank' : isCopied(task, scheme) ? 'copied' : task.strands ? 'levels' : 'read'
  const isRead = outcome === 'read' || outcome === 'levels'
  const asked = new Set(wordsWithPlaces(question).map(word => word.sense))
  const reading = { given: givenOf(answer), sentences: sentencesOf(answer), asked }
  const last = scheme.points.findLastIndex(({ text }) => targetOf(headOf(text), question) !== undefined)
  const points = scheme.points.map((point, at) => ({
    text: point.text,
    ...(point.group !== undefined && { group: point.group }),
    evidence: isRead ? evidenceFor(point, at >= last, task, reading) : ({ kind: 'nothing-near' } as const)
  }))
  const strands = (task.strands ?? []).map(({ name, descriptors }) => ({
    name,
    evidence: isRead ? strandEvidence(descriptors, answer, reading.sentences, asked) : []
  }))
  return {
    engine: ENGINE,
    outcome,
    points,
    range: isRead || task.strands ? null : { low: 0, high: 0, max: mostOf(scheme) },
    strands,
    evidence: [
      ...points.flatMap(({ evidence }) => spansOf(evidence)),
      ...strands.flatMap(strand => strand.evidence.map(one => one.span))
    ],
    confidence: isRead ? 0 : 1,
    warnings: []
  }
}

const spansOf = (evidence: Evidence) =>
  evidence.kind === 'near'
    ? evidence.sentences
    : evidence.kind === 'value' || evidence.kind === 'working'
      ? evidence.spans
      : []
