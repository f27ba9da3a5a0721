import { partLabel } from '#domain/paper/numbering.ts'
import type { PaperPart, PaperQuestion, Stimulus } from '#domain/paper/question.ts'

/** Characters of a stem that are shown whole. */
const WHOLE_STEM = 420
const MOST_SENTENCES = 4
/** A source is compared and judged as a whole: three sentences of it left out what two of sixty cards asked for. */
const WHOLE_SOURCE = 900
const SOURCE_SENTENCES = 8
const MOST_ROWS = 12

const sentencesOf = (text: string): string[] =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.replaceAll(/\s+/g, ' '))]
    .map(({ segment }) => segment.trim())
    .filter(Boolean)

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,}|\d[\d.,]*/gu) ?? [])

/** The sentences that share most with what is asked and what is missing, in their order, within a length. */
function whatMatters(text: string, wanted: string, most: number, count: number): string {
  const sentences = sentencesOf(text)
  const words = wordsOf(wanted)
  const ranked = sentences
    .map((sentence, at) => ({ at, sentence, shared: [...wordsOf(sentence)].filter(word => words.has(word)).length }))
    .filter(({ shared, at }) => shared > 0 || at === 0)
    .sort((a, b) => b.shared - a.shared || a.at - b.at)
  const kept: typeof ranked = []
  for (const one of ranked) {
    const length = kept.reduce((sum, { sentence }) => sum + sentence.length, one.sentence.length)
    if (kept.length < count && length <= most) kept.push(one)
  }
  return kept
    .sort((a, b) => a.at - b.at)
    .map(({ sentence, at }, place) => (place > 0 && at > (kept[place - 1]?.at ?? 0) + 1 ? `… ${sentence}` : sentence))
    .join(' ')
}

function stimulusLines({ label, caption, text, table }: Stimulus, wanted: string): string[] {
  const head = [label, caption].filter(Boolean).join(': ')
  const rows = table ? [table.head, ...table.rows].slice(0, MOST_ROWS).map(row => row.join(' | ')) : []
  const words =
    text === undefined
      ? []
      : [text.length <= WHOLE_SOURCE ? text.trim() : whatMatters(text, wanted, WHOLE_SOURCE, SOURCE_SENTENCES)]
  return [head, ...rows, ...words].filter(Boolean)
}

/** The parts before this one that it builds on. */
const BUILDS =
  /\b(?:hence|your (?:answer|value|result|graph)|(?:answer|value|result)s? (?:to|from|in|of)|part \(?[a-h]\)?|\([a-h]\)|(?:this|that|these|those|the same) )/i

function earlierLines({ parts }: PaperQuestion, at: number, isTold: (part: PaperPart) => boolean): string[] {
  const part = parts[at]
  const needs = part?.scheme.model === 'points' ? part.scheme.points.flatMap(({ dependsOn }) => dependsOn ?? []) : []
  const carries = parts.slice(0, at).filter(({ label }) => needs.some(id => id.startsWith(`${label ?? '-'}.`)))
  const named = parts
    .slice(0, at)
    .filter(({ label }) => label !== undefined && (part?.text ?? '').includes(`(${label})`))
  const before = BUILDS.test(part?.text ?? '') ? parts.slice(Math.max(0, at - 1), at) : []
  return [...new Set([...carries, ...named, ...before])]
    .sort((a, b) => parts.indexOf(a) - parts.indexOf(b))
    .map(part => {
      const answer = isTold(part) ? sentencesOf(part.modelAnswer).slice(0, 2).join(' ') : ''
      return `${partLabel('cambridge', part.label, parts.length)} ${part.text} ${answer}`.trim()
    })
}

/**
 * What a part cannot be answered without: the stem or its sentences that matter, data, figures by their words, the parts
 * that it builds on, with the answers of those that may be told.
 */
export function givenText(
  question: PaperQuestion,
  at: number,
  missing: string,
  isTold: (part: PaperPart) => boolean
): string[] {
  const { stem = '', stimuli = [], figures = [], parts } = question
  const part = parts[at]
  const wanted = `${part?.text ?? ''} ${missing}`
  const flat = stem.replaceAll(/[ \t]*\n[ \t]*/g, '\n').trim()
  return [
    ...(flat === '' ? [] : [flat.length <= WHOLE_STEM ? flat : whatMatters(flat, wanted, WHOLE_STEM, MOST_SENTENCES)]),
    ...stimuli.flatMap(stimulus => stimulusLines(stimulus, wanted)),
    ...figures.map(({ label, alt }) => `${label}: ${alt}`),
    ...earlierLines(question, at, isTold)
  ].filter(line => line !== '')
}
