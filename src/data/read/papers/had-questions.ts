import { workspace } from '#data/read/workspace.ts'
import { paperSnapshot } from '#contract/paper.ts'
import { satPaper } from '#contract/sitting.ts'
import { isLiving } from '#data/device/rows.ts'

/** Keys of the questions that were asked in any sitting, of papers that are gone too. */
export async function hadQuestions(): Promise<string[]> {
  const rows = await workspace()
    .db.attempts.filter(row => row.kind === 'paper' && isLiving(row))
    .toArray()
  const keys = rows.flatMap(({ asked }) => {
    const read = satPaper.safeParse(asked)
    return read.success ? read.data.sections.flatMap(({ questions }) => questions.map(({ key }) => key)) : []
  })
  return [...new Set(keys)]
}

/** Keys of the questions that stand in the student's papers, those of the newest first. */
export async function questionsInPapers(): Promise<string[]> {
  const rows = await workspace().db.papers.filter(isLiving).toArray()
  const keys = rows
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .flatMap(({ snapshot }) => {
      const read = paperSnapshot.safeParse(snapshot)
      return read.success ? read.data.sections.flatMap(({ questions }) => questions.map(({ key }) => key)) : []
    })
  return [...new Set(keys)]
}
