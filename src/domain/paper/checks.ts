import { objectiveOf } from '#domain/paper/classes.ts'
import type { Composed } from '#domain/paper/compose.ts'
import type { Preset } from '#domain/paper/preset.ts'
import { questionMarks, questionWords, type PaperPart, type PaperQuestion } from '#domain/paper/question.ts'

export type CheckName =
  | 'total'
  | 'scheme'
  | 'choice'
  | 'repeat'
  | 'tariff'
  | 'time'
  | 'calculator'
  | 'objectives'
  | 'reference'
  | 'option'
  | 'alt'

export interface Check {
  readonly name: CheckName
  readonly ok: boolean
  /** Labels of what is wrong, or the figures that were compared. */
  readonly says: readonly string[]
}

/** Within these of the preset's own ratio, and points of its objectives. */
const TIME_SLACK = 0.15
const OBJECTIVE_SLACK = 5
const RECALL = new Set(['state', 'define', 'list', 'identify', 'label', 'name', 'give'])
const JUDGE = new Set(['discuss', 'evaluate', 'examine', 'to what extent', 'recommend'])

/** What runs before a paper is shown. `wanted` is the total the paper must have. */
export function checksOf(
  paper: Composed,
  preset: Preset,
  wanted: { marks: readonly [number, number]; own: boolean }
): Check[] {
  const questions = paper.sections.flatMap(section => section.questions)
  const parts = questions.flatMap(one => one.parts.map(part => ({ part, label: `${one.key}${part.label ?? ''}` })))
  const check = (name: CheckName, says: readonly string[]): Check => ({ name, ok: says.length === 0, says })
  const words = questions.map(questionWords)
  const keys = questions.map(({ key }) => key)
  const sum = paper.sections.reduce((total, { marks }) => total + marks, 0)
  return [
    check('total', sum === paper.marks && sum >= wanted.marks[0] && sum <= wanted.marks[1] ? [] : [String(sum)]),
    check(
      'choice',
      paper.sections.filter(section => !keepsChoice(section)).map(({ id }) => id)
    ),
    check(
      'scheme',
      parts.filter(({ part }) => !schemeFits(part)).map(({ label }) => label)
    ),
    check('repeat', [...twice(keys), ...twice(words)]),
    check(
      'tariff',
      parts.filter(({ part }) => !fitsTariff(part)).map(({ label }) => label)
    ),
    check('time', wanted.own ? [] : timeFaults(paper, preset)),
    check(
      'calculator',
      preset.calculator.value === 'none' ? questions.filter(one => one.calculator).map(({ key }) => key) : []
    ),
    check('objectives', objectiveFaults(paper, preset)),
    check(
      'reference',
      questions.filter(one => !hasWhatItNames(one)).map(({ key }) => key)
    ),
    check(
      'option',
      parts.filter(({ part }) => !oneOption(part)).map(({ label }) => label)
    ),
    check(
      'alt',
      questions.filter(({ figures = [] }) => figures.some(({ alt }) => alt.trim() === '')).map(({ key }) => key)
    )
  ]
}

const twice = (list: readonly string[]): string[] => list.filter((one, at) => list.indexOf(one) !== at)

function keepsChoice({ answer, questions, marks }: Composed['sections'][number]): boolean {
  const each = questions.map(questionMarks)
  if (answer === 'all') return each.reduce((sum, one) => sum + one, 0) === marks
  return answer < each.length && each.every(one => one * answer === marks)
}

/** Points may sum to more than the part ("any three of"), never to less. */
function schemeFits({ scheme, marks, choices }: PaperPart): boolean {
  if (scheme.model === 'points') return scheme.points.reduce((sum, point) => sum + point.marks, 0) >= marks
  if (scheme.model === 'choice') return choices !== undefined
  if (scheme.model === 'levels') return Math.max(...scheme.levels.map(({ to }) => to)) === marks
  return scheme.criteria.reduce((sum, one) => sum + one.marks, 0) === marks
}

const fitsTariff = ({ command, marks }: PaperPart): boolean =>
  RECALL.has(command) ? marks <= 4 : JUDGE.has(command) ? marks >= 4 : true

const oneOption = ({ choices, scheme }: PaperPart): boolean => {
  if (!choices) return scheme.model !== 'choice'
  const offered = Object.values(choices).map(text => text.trim().toLowerCase())
  return scheme.model === 'choice' && new Set(offered).size === offered.length
}

/** Fig. 1, Table 1 and Source A stand in the question where its words name them. */
function hasWhatItNames(one: PaperQuestion): boolean {
  const labels = [...(one.figures ?? []), ...(one.stimuli ?? [])].map(({ label }) => label.toLowerCase())
  const named = questionWords({ ...one, figures: [] }).match(/\b(?:fig\. ?\d+|table \d+|source [a-h])\b/g) ?? []
  return named.every(name => labels.some(label => label.includes(name)))
}

function timeFaults({ marks, minutes }: Composed, preset: Preset): string[] {
  const own = preset.minutes.value / preset.marks.value
  return Math.abs(minutes / marks / own - 1) <= TIME_SLACK ? [] : [`${minutes} min, ${marks}`]
}

export function objectiveShares(paper: Composed, asks?: Preset['asks']): Record<string, number> {
  const marks: Record<string, number> = {}
  let all = 0
  for (const { questions } of paper.sections)
    for (const { parts } of questions)
      for (const part of parts) {
        const name = objectiveOf(part, asks)
        marks[name] = (marks[name] ?? 0) + part.marks
        all += part.marks
      }
  return Object.fromEntries(Object.entries(marks).map(([name, value]) => [name, (100 * value) / Math.max(1, all)]))
}

function objectiveFaults(paper: Composed, preset: Preset): string[] {
  const shares = objectiveShares(paper, preset.asks)
  return Object.entries(preset.objectives?.value ?? {})
    .filter(([name, wanted]) => Math.abs((shares[name] ?? 0) - wanted) > OBJECTIVE_SLACK)
    .map(([name]) => `${name} ${Math.round(shares[name] ?? 0)}%`)
}
