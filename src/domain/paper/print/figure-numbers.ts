import type { Numbering } from '#domain/paper/preset.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'

/** "Fig. 1", "Table 2"; not "Fig. 2.1", which has its number. */
const NAMES = /\b(Fig\.[ \u00a0]?|Table[ \u00a0])(\d+)(?![\d.]*\d)/g

/** Drawings are pictures, and keys are no words. */
const KEPT = new Set(['svg', 'key', 'id', 'code', 'subject', 'seed'])

function renamed(value: unknown, words: (text: string) => string): unknown {
  if (typeof value === 'string') return words(value)
  if (Array.isArray(value)) return value.map(one => renamed(one, words))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([name, one]: [string, unknown]) => [
    name,
    KEPT.has(name) ? one : renamed(one, words)
  ])
  return Object.fromEntries(entries)
}

/** Cambridge numbers figures and tables by question: Fig. 2.1. `at` counts questions from 0. */
export function figuresNumbered(question: PaperQuestion, numbering: Numbering, at: number): PaperQuestion {
  const { figures = [], stimuli = [] } = question
  if (numbering !== 'cambridge' || figures.length + stimuli.length === 0) return question
  return renamed(question, text => text.replaceAll(NAMES, `$1${at + 1}.$2`)) as PaperQuestion
}

/** Every question of a paper as it is printed, numbered through its sections. */
export function asPrinted<Each extends { readonly questions: readonly PaperQuestion[] }>(
  sections: readonly Each[],
  numbering: Numbering
): Each[] {
  let at = -1
  return sections.map(section => ({
    ...section,
    questions: section.questions.map(question => figuresNumbered(question, numbering, (at += 1)))
  }))
}
