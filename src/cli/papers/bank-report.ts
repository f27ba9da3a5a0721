import { readFileSync } from 'node:fs'
import type { BankTopic } from '#contract/bank.ts'
import type { Fill } from '#cli/papers/preset-fills.ts'
import { boardPaths } from '#cli/papers/read-boards.ts'
import { isTaught, syllabusTopic } from '#domain/paper/syllabus/fit.ts'
import { presetFaults, type Preset } from '#domain/paper/preset.ts'
import { questionMarks, type PaperQuestion } from '#domain/paper/question.ts'
import { TEMPLATE_PLACES } from '#domain/paper/syllabus/template-places.ts'
import type { Template } from '#domain/paper/templates/kit.ts'

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`)

/** A paper keeps neither format nor level: both stand in the bank, and with templates. */
function placed(question: PaperQuestion, bank: readonly PaperQuestion[]): PaperQuestion {
  const known = bank.find(({ key }) => key === question.key)
  const place = TEMPLATE_PLACES[question.key]
  return known ?? { ...question, format: 'structured', levels: place?.levels ?? [] }
}

/** A line a preset: papers without repeats, how much of them is on its syllabus and level, formats by section. */
export function presetLine(preset: Preset, { holds, made, why }: Fill, bank: readonly PaperQuestion[]): string {
  const questions = made.map(({ section, question }) => ({ section, question: placed(question, bank) }))
  const marks = (list: typeof questions): number => list.reduce((sum, { question }) => sum + questionMarks(question), 0)
  const fitting = questions.filter(
    ({ question }) => isTaught(preset, question) && syllabusTopic(preset, question) !== null
  )
  const sections = preset.sections.map(({ id }) => {
    const own = questions.filter(({ section }) => section === id)
    const formats = Map.groupBy(own, ({ question }) => question.format ?? '')
    return `${id}: ${[...formats].map(([format, list]) => `${format} ${list.length}`).join(', ') || '–'}`
  })
  const lacks = why && `; the next lacks section ${why.section}: ${why.needs} ${why.of}, ${why.has} there`
  return (
    `  ${preset.id} (${preset.board}): papers without a repeat ${holds.papers}${lacks ?? ' or more'}; ` +
    `short session: ${holds.short ? 'yes' : 'no'}; on syllabus and level ${percent(marks(fitting), marks(questions))} of the marks; ` +
    `formats ${sections.join('; ')}`
  )
}

/** A line a subject: how much of each syllabus the bank covers, and how its schemes and choices are. */
export function subjectLines(
  topics: readonly BankTopic[],
  presets: readonly Preset[],
  templates: readonly Template[]
): string[] {
  const subjects = [...new Set([...topics.map(({ subject }) => subject), ...templates.map(({ subject }) => subject)])]
  return subjects.sort().flatMap(subject => {
    const own = topics.filter(one => one.subject === subject)
    const questions = own.flatMap(one => one.questions)
    const made = templates.filter(one => one.subject === subject)
    const parts = [...questions.flatMap(one => one.parts), ...made.flatMap(one => one.run(1).question.parts)]
    const points = parts.flatMap(({ scheme }) => (scheme.model === 'points' ? scheme.points : []))
    const open = points.filter(({ alternatives = [], reject = [] }) => alternatives.length + reject.length > 0)
    const choices = parts.flatMap(({ choices: offered, scheme }) =>
      offered && scheme.model === 'choice' ? [{ offered, key: scheme.key }] : []
    )
    const longest = choices.filter(({ offered, key }) =>
      Object.entries(offered).every(([letter, text]) => letter === key || text.length < offered[key].length)
    )
    const codes = new Set([...own.map(({ topic }) => topic.code), ...made.map(({ topic }) => topic.code)])
    const keys = new Set(questions.map(({ key }) => key))
    const covered = presets
      .filter(one => one.subject.key === subject)
      .map(({ id, topics: { value } }) => {
        const with_ = value.filter(({ bank }) => bank.some(name => codes.has(name) || keys.has(name)))
        return `${id} ${with_.length} of ${value.length}`
      })
    const figures = questions.reduce((sum, one) => sum + (one.figures?.length ?? 0), 0)
    return [
      `${subject}: ${questions.length} questions, ${made.length} templates, ${figures} figures in questions and ${made.filter(one => (one.run(1).question.figures ?? []).length > 0).length} templates with one`,
      `  topics of the syllabus with a question: ${covered.join(', ')}`,
      `  points with another wording or a rejected one: ${open.length} of ${points.length}, ${percent(open.length, points.length)}`,
      `  the key is the longest choice: ${longest.length} of ${choices.length}, ${percent(longest.length, choices.length)}`
    ]
  })
}

/** Every fault of a preset, with its file and line. */
export function presetFaultLines(presets: readonly Preset[]): string[] {
  const files = boardPaths().map(path => ({ path, lines: readFileSync(path, 'utf8').split('\n') }))
  return presets.flatMap(preset =>
    presetFaults(preset).map(fault => {
      const file = files.find(({ lines }) => lines.some(line => line.trim().endsWith(`id: ${preset.id}`)))
      const at = file?.lines.findIndex(line => line.trim().endsWith(`id: ${preset.id}`)) ?? 0
      return `${file?.path ?? ''}:${at + 1} ${fault}`
    })
  )
}
