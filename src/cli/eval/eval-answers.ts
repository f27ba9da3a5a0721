import { linesOf } from '#cli/eval/eval-texts.ts'

export interface GoldTask {
  readonly subject: string
  readonly question: string
  readonly points: string[]
  any: number
  readonly answers: { readonly marks: string; readonly text: string }[]
}

/** Every question with its scheme and the answers whose marks were written before any marker saw them. */
export function goldTasks(): GoldTask[] {
  const tasks: GoldTask[] = []
  for (const { file, line } of linesOf('answers')) {
    const task = tasks.at(-1)
    if (line.startsWith('Q ')) tasks.push({ subject: file, question: line.slice(2), points: [], any: 0, answers: [] })
    else if (line.startsWith('+ ')) task?.points.push(line.slice(2))
    else if (line.startsWith('* ') && task) task.any = Number(line.slice(2))
    else {
      const [, marks, text] = /^([01]+) \| (.+)$/.exec(line) ?? []
      if (marks && text) task?.answers.push({ marks, text })
    }
  }
  return tasks
}
