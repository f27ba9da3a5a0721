import { goldTasks, type GoldTask } from '#cli/eval/eval-answers.ts'
import { share, type EvaluatedEngine, type Evaluation } from '#cli/eval/eval-engine.ts'
import { kappa, macroF1 } from '#cli/eval/eval-scores.ts'
import { LATEST } from '#cli/eval/eval-texts.ts'
import { rangeOf, schemeOf } from '#engine/builtin/mark/scheme.ts'

/** Written to be hard for whoever compares words: right ones in others, wrong ones in those of the scheme. */
const HARD: Readonly<Record<string, RegExp>> = {
  'hard answers': /^hard-(?!short-)/,
  'hard answers of one mark': /^hard-short-/
}

/** The answers' marks were written before the marker saw them; it has been fitted on all of these parts since. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  tuning: ['biology', 'history', 'economics'],
  'earlier look': ['chemistry', 'geography', 'computing'],
  'held back': ['physics', 'psychology', 'business'],
  'last look': ['religion', 'environment', 'technology'],
  'exam answers': [
    'exam-biology',
    'exam-economics',
    'exam-english-literature',
    'exam-geography',
    'exam-history',
    'exam-physics'
  ],
  'fresh look': [
    'fresh-business',
    'fresh-chemistry',
    'fresh-computer-science',
    'fresh-psychology',
    'fresh-religious-studies',
    'fresh-sociology'
  ],
  'second look': [
    'second-biology',
    'second-economics',
    'second-english-literature',
    'second-geography',
    'second-history',
    'second-physics'
  ],
  'reference answers': [
    'reference-circuits',
    'reference-college',
    'reference-electricity',
    'reference-elementary',
    'reference-science'
  ],
  'third look': [
    'third-biology',
    'third-business',
    'third-computer-science',
    'third-economics',
    'third-geography',
    'third-psychology'
  ],
  'third look, reference answers': ['third-reference-computing', 'third-reference-humanities'],
  'fourth look': [
    'fourth-chemistry',
    'fourth-economics',
    'fourth-environment',
    'fourth-history',
    'fourth-physics',
    'fourth-sociology'
  ],
  'fourth look, reference answers': ['fourth-reference-science', 'fourth-reference-society']
}

interface Marked {
  readonly subject: string
  readonly points: readonly (readonly [gold: boolean, got: boolean])[]
  readonly total: readonly [gold: number, got: number]
  readonly unsure: number
  readonly wrong: readonly string[]
}

/** "Not sure" counts as not found, as a student would have to claim it. */
async function markOne(
  engine: EvaluatedEngine,
  task: GoldTask,
  { marks, text }: GoldTask['answers'][number]
): Promise<Marked> {
  const scheme = task.any > 0 ? [`Any ${task.any} of: ${task.points.join('; ')}`] : task.points
  const { points } = await engine.mark({ question: task.question, scheme, answer: text })
  const range = rangeOf(schemeOf(scheme), at => points[at]?.verdict)
  const rows = points.map((point, at) => ({ point, gold: marks[at] === '1', got: point.verdict === 'found' }))
  const gold = marks.replaceAll('0', '').length
  return {
    subject: task.subject,
    points: rows.map(row => [row.gold, row.got]),
    total: [task.any > 0 ? Math.min(task.any, gold) : gold, range.low],
    unsure: rows.filter(row => row.point.verdict === 'unsure').length,
    wrong: rows
      .filter(row => row.gold !== row.got)
      .map(
        ({ point, gold: worth }) =>
          `- ${task.subject}: ${worth ? 'missed' : 'given wrongly'} “${point.text}” in “${text}” (${point.score})`
      )
  }
}

const rightOf = (points: Marked['points']): number => points.filter(([gold, got]) => gold === got).length

export async function evaluateMark(engine: EvaluatedEngine): Promise<Evaluation> {
  const marked: Marked[] = []
  for (const task of goldTasks()) for (const answer of task.answers) marked.push(await markOne(engine, task, answer))
  const of = (subjects: readonly string[]) => {
    const rows = marked.filter(row => subjects.includes(row.subject))
    const points = rows.flatMap(row => row.points)
    return { rows, points, macro: macroF1(points).toFixed(2), kappa: kappa(rows.map(row => row.total)).toFixed(2) }
  }
  const line = (name: string, subjects: readonly string[]): string => {
    const { rows, points, macro, kappa: agreement } = of(subjects)
    const unsure = rows.reduce((sum, row) => sum + row.unsure, 0)
    return `| ${name} | ${rows.length} | ${share(rightOf(points), points.length)} | ${macro} | ${agreement} | ${unsure} |`
  }
  const named = [...new Set(marked.map(row => row.subject))]
  const table = [
    ...Object.entries(PARTS).flatMap(([part, subjects]) => [
      ...subjects.map(subject => line(subject, [subject])),
      line(`**${part}**`, subjects)
    ]),
    ...Object.entries(HARD).map(([part, name]) =>
      line(
        `**${part}**`,
        named.filter(subject => name.test(subject))
      )
    )
  ]
  const held = of(PARTS[LATEST] ?? [])
  return {
    figures: [
      ['marking, two-way accuracy', share(rightOf(held.points), held.points.length), '≥ 70 %, goal 78 %'],
      ['marking, macro-F1', held.macro],
      ['marking, quadratic kappa of totals', held.kappa]
    ],
    details: [
      `| marking | answers | points right | macro-F1 | quadratic kappa of totals | not sure |\n|---|---|---|---|---|---|\n${table.join('\n')}`,
      `Points marked wrongly:\n${marked
        .filter(row => !row.subject.startsWith('hard-'))
        .flatMap(row => row.wrong)
        .join('\n')}`
    ]
  }
}
