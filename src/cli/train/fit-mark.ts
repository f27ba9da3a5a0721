import { writeFileSync } from 'node:fs'
import { kappa, macroF1 } from '#cli/eval/eval-scores.ts'
import { share } from '#cli/eval/eval-engine.ts'
import { goldRows, strangerRows, type Row } from '#cli/eval/fit-mark-rows.ts'
import { fit, marked, scoreBy } from '#cli/eval/fit-mark-weights.ts'
import { FOUND } from '#engine/builtin/mark/point.ts'

/**
 * Marks each subject of the gold answers by weights fitted on the other subjects and prints how that went; with
 * `--write` fits the weights on all of them and writes them. Nothing is drawn at random.
 */
const FILE = 'src/engine/builtin/mark/weights.ts'
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

function table(title: string, of: (row: Row) => string, scores: Scores, some: readonly Row[] = rows): string {
  const groups = [...Map.groupBy(some, of)].sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    `| ${title} | points right | macro-F1 | quadratic kappa of totals |\n|---|---|---|---|`,
    ...groups.map(([name, group]) => line(name, group, scores)),
    line('**all**', some, scores),
    `\nGiven for answers to something else: ${share(foreign.filter(row => isFound(scores, row)).length, foreign.length)}\n`
  ].join('\n')
}

const bySubject = marked(rows, foreign, row => row.subject)
const byHand = marked(rows, foreign, row => row.hand)
console.log(table('each subject by weights of the others', row => row.subject, bySubject))
console.log(table('each hand by weights of the others', row => row.hand, byHand))
console.log(table('subjects of the hands that are left out', row => `${row.hand} ${row.subject}`, byHand))
const weights = fit(rows, foreign)
console.log(line('in-sample', rows, new Map(rows.map(row => [row, scoreBy(row, weights)]))))
if (process.argv.includes('--wrong'))
  for (const row of rows.filter(one => isFound(byHand, one) !== one.gold))
    console.log(`- ${row.gold ? 'missed' : 'given wrongly'} ${row.shown} (${(byHand.get(row) ?? 0).toFixed(2)})`)
if (process.argv.includes('--write')) {
  const lines = Object.entries(weights).map(([name, weight]) => `  ${name}: ${Number(weight.toFixed(3))}`)
  writeFileSync(
    FILE,
    `import type { FeatureName } from '#engine/builtin/mark/features.ts'

export type Weights = Readonly<Partial<Record<FeatureName | 'bias', number>>>

/** Of a logistic model, written by \`node src/cli/train/fit-mark.ts --write\`. */
export const WEIGHTS: Weights = {
${lines.join(',\n')}
}
`
  )
}
