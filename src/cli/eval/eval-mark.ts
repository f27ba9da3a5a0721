import { goldTasks, type GoldTask } from '#cli/eval/eval-answers.ts'
import { share, type EvaluatedEngine, type Evaluation } from '#cli/eval/eval-engine.ts'
import { kappa, macroF1 } from '#cli/eval/eval-scores.ts'
import { LATEST } from '#cli/eval/eval-texts.ts'
import { alternativesOf } from '#domain/marks/scheme/point-line.ts'
import { rangeOf, schemeOfPoints } from '#engine/builtin/mark/scheme.ts'
import type { MarkedPoint } from '#contract/engine/mark.ts'

/** Written to be hard for whoever compares words: right ones in others, wrong ones in those of the scheme. */
const HARD: Readonly<Record<string, RegExp>> = {
  'hard answers': /^hard-(?!short-)/,
  'hard answers of one mark': /^hard-short-/
}

/** The answers' marks were written before any engine saw them. */
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
  readonly rows: readonly { readonly gold: boolean; readonly point: MarkedPoint; readonly text: string }[]
  /** Only of a model: whole marks. */
  readonly total: readonly [gold: number, got: number]
}

async function markOne(
  engine: EvaluatedEngine,
  task: GoldTask,
  { marks, text }: GoldTask['answers'][number]
): Promise<Marked> {
  const given = task.points.map(line => {
    const [first = line, ...alternatives] = alternativesOf(line)
    return { text: first, alternatives }
  })
  const needed = task.any > 0 ? { needed: task.any } : {}
  const { points } = await engine.mark({ question: task.question, points: given, ...needed, answer: text })
  const range = rangeOf(schemeOfPoints(given, needed.needed), at => points[at]?.proposal?.verdict)
  const gold = marks.replaceAll('0', '').length
  return {
    subject: task.subject,
    rows: points.map((point, at) => ({ point, text, gold: marks[at] === '1' })),
    total: [task.any > 0 ? Math.min(task.any, gold) : gold, range.low]
  }
}

/** What is claimed of a point by the engine itself; null where the words are only shown. */
function claimOf({ evidence }: MarkedPoint): boolean | null {
  if (evidence.kind !== 'value' || evidence.is === 'candidates') return null
  return evidence.is === 'same'
}
const isShown = ({ evidence }: MarkedPoint): boolean => !['nothing-near', 'other-script'].includes(evidence.kind)

type Rows = Marked['rows']
const falseClaims = (rows: Rows): Rows =>
  rows.filter(({ gold, point }) => claimOf(point) !== null && claimOf(point) !== gold)

/** The built-in engine claims nothing of words: what counts is that the words that earn a point stand beside it. */
function ofEvidence(marked: readonly Marked[], subjects: readonly string[]): string[] {
  const rows = marked.filter(one => subjects.includes(one.subject)).flatMap(one => one.rows)
  const earned = rows.filter(({ gold }) => gold)
  const [claims, wrong] = [rows.filter(({ point }) => claimOf(point) !== null), falseClaims(rows)]
  return [
    `${rows.length}`,
    share(earned.filter(({ point }) => isShown(point)).length, earned.length),
    `${claims.length}`,
    `${wrong.length}`
  ]
}

const verdictsOf = (marked: readonly Marked[]): (readonly [gold: boolean, got: boolean])[] =>
  marked.flatMap(one => one.rows.map(({ gold, point }) => [gold, point.proposal?.verdict === 'found'] as const))

/** A model proposes: its proposals are compared with the marks. "Not sure" counts as not found. */
function ofProposals(marked: readonly Marked[]): Evaluation['figures'] {
  const points = verdictsOf(marked)
  if (!marked.some(one => one.rows.some(({ point }) => point.proposal))) return []
  return [
    ['proposals, two-way accuracy', share(points.filter(([gold, got]) => gold === got).length, points.length)],
    ['proposals, macro-F1', macroF1(points).toFixed(2)],
    ['proposals, quadratic kappa of totals', kappa(marked.map(one => one.total)).toFixed(2)]
  ]
}

export async function evaluateMark(engine: EvaluatedEngine): Promise<Evaluation> {
  const marked: Marked[] = []
  for (const task of goldTasks()) for (const answer of task.answers) marked.push(await markOne(engine, task, answer))
  const named = [...new Set(marked.map(row => row.subject))]
  const line = (name: string, subjects: readonly string[]): string =>
    `| ${[name, ...ofEvidence(marked, subjects)].join(' | ')} |`
  const table = [
    ...Object.entries(PARTS).map(([part, subjects]) => line(part, subjects)),
    ...Object.entries(HARD).map(([part, name]) =>
      line(
        part,
        named.filter(subject => name.test(subject))
      )
    )
  ]
  const all = ofEvidence(marked, named)
  const held = marked.filter(one => (PARTS[LATEST] ?? []).includes(one.subject))
  return {
    figures: [
      ['marking, earned points with their words beside them', all[1] ?? ''],
      ['marking, claims (same value, other value, unit missing)', all[2] ?? ''],
      ['marking, false claims', all[3] ?? '', '0'],
      ...ofProposals(held)
    ],
    details: [
      `| marking | points | earned ones with words beside them | claims | false claims |\n|---|---|---|---|---|\n${table.join('\n')}`,
      `False claims:\n${falseClaims(marked.flatMap(one => one.rows))
        .map(
          ({ point, text, gold }) =>
            `- “${point.text}” beside “${text}”: ${JSON.stringify(point.evidence)}, earned: ${gold}`
        )
        .join('\n')}`
    ]
  }
}
