import { candidates } from '#domain/paper/pool.ts'
import type { Preset } from '#domain/paper/preset.ts'
import { questionMarks, type PaperQuestion } from '#domain/paper/question.ts'
import { TEMPLATES } from '#domain/paper/templates/all.ts'

/** What our questions on a paper's syllabus can meet, so that no form offers what they cannot. */
export interface Stock {
  readonly marks: number
  /** Marks of questions without a calculator. */
  readonly bare: number
  /** Marks by topic of the bank. */
  readonly topics: Readonly<Record<string, number>>
  /** Command terms. */
  readonly skills: readonly string[]
}

/** Of each question its largest size: a template is one question. */
export function stockOf(preset: Preset, bank: readonly PaperQuestion[]): Stock {
  const all = candidates({ preset, bank, own: [], templates: TEMPLATES, seed: 1, seen: new Set(), noCalculator: false })
  const largest = new Map<string, PaperQuestion>()
  for (const { unit, question } of all) {
    const known = largest.get(unit)
    if (!known || questionMarks(question) > questionMarks(known)) largest.set(unit, question)
  }
  const questions = [...largest.values()]
  const sum = (list: readonly PaperQuestion[]): number => list.reduce((marks, one) => marks + questionMarks(one), 0)
  const byTopic = Map.groupBy(questions, ({ topic }) => topic.code)
  return {
    marks: sum(questions),
    bare: sum(questions.filter(({ calculator }) => !calculator)),
    topics: Object.fromEntries([...byTopic].map(([code, list]) => [code, sum(list)])),
    skills: [...new Set(questions.flatMap(({ parts }) => parts.map(({ command }) => command)))].sort()
  }
}
