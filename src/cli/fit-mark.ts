import { writeFileSync } from 'node:fs'
import { kappa, macroF1 } from '#cli/eval-scores.ts'
import { share } from '#cli/eval-engine.ts'
import { goldRows, strangerRows, type Row } from '#cli/fit-mark-rows.ts'
import { fit as fitNamed } from '#cli/logistic.ts'
import { FEATURES, type Features } from '#engine/builtin/mark/features.ts'
import { FOUND, scoreOf } from '#engine/builtin/mark/point.ts'
import type { Weights } from '#engine/builtin/mark/weights.ts'

/**
 * Marks each subject of the gold answers by weights fitted on the other subjects and prints how that went; with
 * `--write` fits the weights on all of them and writes them. Nothing is drawn at random.
 */
const FILE = 'src/engine/builtin/mark/weights.ts'
const RIDGE = 2
/** There are many times as many answers to something else as anybody wants to read. */
const STRANGER = 0.5
/** An answer may hold a point in several places: each round takes the likeliest by the weights so far. */
const ROUNDS = 8
const START: Weights = { bias: -2, coverage: 4 }

const scoreBy = (row: Row, weights: Weights): number => Math.max(0, ...row.ways.map(way => scoreOf(way, weights)))

function likeliest(row: Row, weights: Weights): Features | undefined {
  let best: { features: Features; score: number } | undefined
  for (const { score: one } of row.ways) {
    if (typeof one === 'number') continue
    const score = scoreOf({ score: { ...one, cap: 1 }, spans: [] }, weights)
    if (!best || score > best.score) best = { features: one.features, score }
  }
  return best?.features
}

function fit(rows: readonly Row[], foreign: readonly Row[]): Weights {
  const all = [...rows.map(row => ({ row, weight: 1 })), ...foreign.map(row => ({ row, weight: STRANGER }))]
  let weights = START
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = all.flatMap(({ row, weight }) => {
      const features = likeliest(row, weights)
      return features ? [{ weight, kept: row.gold, features: { ...features } }] : []
    })
    const model = fitNamed(seen, FEATURES, RIDGE)
    weights = { bias: model.bias, ...model.weights }
  }
  return weights
}

type Scores = ReadonlyMap<Row, number>
const isFound = (scores: Scores, row: Row): boolean => (scores.get(row) ?? 0) >= FOUND

function line(name: string, rows: readonly Row[], scores: Scores): string {
  const pairs = rows.map(row => [row.gold, isFound(scores, row)] as const)
  const right = pairs.filter(([gold, got]) => gold === got).length
  const totals = [...Map.groupBy(rows, row => row.answer).values()].map(points => {
    const any = points[0]?.any === 0 ? Infinity : (points[0]?.any ?? 0)
    const count = (is: (row: Row) => boolean): number => Math.min(any, points.filter(is).length)
    return [count(row => row.gold), count(row => isFound(scores, row))] as const
  })
  return `| ${name} | ${share(right, rows.length)} | ${macroF1(pairs).toFixed(2)} | ${kappa(totals).toFixed(2)} |`
}

const [rows, foreign] = [goldRows(), strangerRows()]
const subjects = [...new Set(rows.map(row => row.subject))].sort()
/** Scores of each subject by weights fitted on what `from` allows of the other subjects. */
function marked(from: (row: Row) => boolean = () => true): Map<Row, number> {
  const scores = new Map<Row, number>()
  for (const subject of subjects) {
    const isUsed = (row: Row): boolean => row.subject !== subject && from(row)
    const weights = fit(rows.filter(isUsed), foreign.filter(isUsed))
    for (const row of [...rows, ...foreign]) if (row.subject === subject) scores.set(row, scoreBy(row, weights))
  }
  return scores
}

const isExam = (row: Row): boolean => row.shown.startsWith('exam-')
const unseen = marked()
const weights = fit(rows, foreign)
const seen = new Map(rows.map(row => [row, scoreBy(row, weights)]))
console.log(
  [
    '| each subject by weights of the others | points right | macro-F1 | quadratic kappa of totals |\n|---|---|---|---|',
    ...subjects.map(subject =>
      line(
        subject,
        rows.filter(row => row.subject === subject),
        unseen
      )
    ),
    line('**all**', rows, unseen),
    line('**exam answers**', rows.filter(isExam), unseen),
    line(
      'exam answers, by weights of the other answers alone',
      rows.filter(isExam),
      marked(row => !isExam(row))
    ),
    line('in-sample', rows, seen),
    `\nGiven for answers to something else: ${share(foreign.filter(row => isFound(unseen, row)).length, foreign.length)}`
  ].join('\n')
)
if (process.argv.includes('--wrong'))
  for (const row of rows.filter(one => isFound(unseen, one) !== one.gold))
    console.log(`- ${row.gold ? 'missed' : 'given wrongly'} ${row.shown} (${(unseen.get(row) ?? 0).toFixed(2)})`)
if (process.argv.includes('--write')) {
  const lines = Object.entries(weights).map(([name, weight]) => `  ${name}: ${Number(weight.toFixed(3))}`)
  writeFileSync(
    FILE,
    `import type { FeatureName } from '#engine/builtin/mark/features.ts'

export type Weights = Readonly<Partial<Record<FeatureName | 'bias', number>>>

/** Of a logistic model, written by \`node src/cli/fit-mark.ts --write\`. */
export const WEIGHTS: Weights = {
${lines.join(',\n')}
}
`
  )
}
