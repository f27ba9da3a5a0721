import { serverView, type Student } from './student.ts'
import { newId } from '#lib/ids.ts'

/** Of the browser: playwright.config.ts. */
export const ZONE = 'Europe/London'
const MINUTE = 60_000

/** The date so many days from today, where the browser is: in summer it is a day ahead of UTC for an hour each night. */
export function day(ahead: number, timeZone = ZONE): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
  return new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, 10)
}

/** Now, or a little before: after it the browser's day goes on for so many minutes at least (at most 10 h). */
export function withToday(minutes: number): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' })
  const [hour = 0, minute = 0] = clock.format(new Date()).split(':').map(Number)
  const over = hour * 60 + minute + minutes - 1439
  return Date.now() - Math.max(0, over) * MINUTE
}

/** What a student typed on another device: two subjects, their exams, topics and a task. */
export async function fill(origin: string, student: Student): Promise<void> {
  const client = await serverView(origin, student)
  const put = async (table: string, rows: object[]): Promise<void> => {
    const { error } = await client.from(table).insert(rows.map(row => ({ user_id: student.id, ...row })) as never)
    if (error) throw new Error(`${table}: ${error.message}`)
  }
  const [history, biology] = [newId(), newId()]
  await put('subjects', [
    { id: history, name: 'History', position: 1 },
    { id: biology, name: 'Biology', position: 2 }
  ])
  await put('exams', [
    { id: newId(), subject_id: history, title: 'Paper 1', takes_on: day(20), minutes: 90 },
    { id: newId(), subject_id: biology, title: 'Paper 2', takes_on: day(24), minutes: 90 }
  ])
  const topics = (subject: string, names: string[]): object[] =>
    names.map((name, position) => ({ id: newId(), subject_id: subject, name, position: position + 1 }))
  await put('topics', topics(history, ['Origins of the Cold War', 'The Korean War', 'Détente']))
  await put('topics', topics(biology, ['Photosynthesis', 'Respiration']))
  await put('tasks', [
    {
      id: newId(),
      subject_id: history,
      title: 'Source essay',
      detail: '',
      kind: 'homework',
      due_on: day(5),
      minutes: 120
    }
  ])
}
