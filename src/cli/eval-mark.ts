import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { mark } from '#engine/builtin/mark/mark.ts'

/** The answers' marks were written and committed before any of the marker; only the first three subjects were ever used for tuning. */
const PARTS = {
  tuning: ['biology', 'history', 'economics'],
  'second look': ['chemistry', 'geography', 'computing'],
  'held back': ['physics', 'psychology', 'business']
} as const

interface Task {
  readonly subject: string
  readonly question: string
  readonly points: string[]
  any: number
  readonly answers: { readonly marks: string; readonly text: string }[]
}

function readTasks(): Task[] {
  const tasks: Task[] = []
  for (const path of globSync('tests/fixtures/answers/*.txt').sort())
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      const subject = basename(path, '.txt')
      const task = tasks.at(-1)
      if (line.startsWith('Q ')) tasks.push({ subject, question: line.slice(2), points: [], any: 0, answers: [] })
      else if (line.startsWith('+ ')) task?.points.push(line.slice(2))
      else if (line.startsWith('* ') && task) task.any = Number(line.slice(2))
      else {
        const [, marks, text] = /^([01]+) \| (.+)$/.exec(line) ?? []
        if (marks && text) task?.answers.push({ marks, text })
      }
    }
  return tasks
}

/** Agreement beyond chance, a miss by two counted four times a miss by one. */
function kappa(pairs: readonly (readonly [number, number])[]): number {
  const top = Math.max(1, ...pairs.flat())
  const far = (a: number, b: number): number => ((a - b) / top) ** 2
  const seen = pairs.reduce((sum, [a, b]) => sum + far(a, b), 0) / pairs.length
  const chance = pairs.reduce((sum, [a]) => sum + pairs.reduce((more, [, b]) => more + far(a, b), 0), 0)
  return 1 - seen / (chance / pairs.length ** 2)
}

function f1(rows: readonly (readonly [boolean, boolean])[], of: boolean): number {
  const both = rows.filter(([gold, got]) => gold === of && got === of).length
  return (
    (2 * both) / Math.max(1, rows.filter(([gold]) => gold === of).length + rows.filter(([, got]) => got === of).length)
  )
}

/** Every frozen answer marked, by subject; "not sure" counts as not found, as a student would have to claim it. */
export function printMark(): void {
  const tasks = readTasks()
  const wrong: string[] = []
  const line = (name: string, subjects: readonly string[]): string => {
    const rows: [boolean, boolean][] = []
    const totals: [number, number][] = []
    let unsure = 0
    for (const task of tasks.filter(one => subjects.includes(one.subject)))
      for (const { marks, text } of task.answers) {
        const scheme = task.any > 0 ? [`Any ${task.any} of: ${task.points.join('; ')}`] : task.points
        const { points, range } = mark({ question: task.question, scheme, answer: text })
        points.forEach((point, at) => {
          const gold = marks[at] === '1'
          const got = point.verdict === 'found'
          rows.push([gold, got])
          if (point.verdict === 'unsure') unsure += 1
          if (gold !== got && subjects.length === 1)
            wrong.push(`- ${name}: ${gold ? 'missed' : 'given wrongly'} “${point.text}” in “${text}” (${point.score})`)
        })
        const gold = marks.replaceAll('0', '').length
        totals.push([task.any > 0 ? Math.min(task.any, gold) : gold, range?.low ?? 0])
      }
    const right = rows.filter(([gold, got]) => gold === got).length
    const macro = (f1(rows, true) + f1(rows, false)) / 2
    return `| ${name} | ${totals.length} | ${rows.length} | ${((100 * right) / rows.length).toFixed(0)} % | ${macro.toFixed(2)} | ${kappa(totals).toFixed(2)} | ${unsure} |`
  }
  console.log(
    '\n| marking | answers | points | two-way accuracy | macro-F1 | quadratic kappa of totals | not sure |\n|---|---|---|---|---|---|---|'
  )
  for (const [part, subjects] of Object.entries(PARTS)) {
    for (const subject of subjects) console.log(line(subject, [subject]))
    console.log(line(part, [...subjects, '']))
  }
  console.log(`\nMarking, wrong points:\n${wrong.join('\n')}`)
}
