import { newId } from '#lib/ids.ts'
import { day } from './planner-world.ts'
import { serverView, type Student } from './student.ts'

const SUBJECTS = ['Mathematics: Analysis and Approaches', 'Physics', 'History', 'English A: Language and Literature']
const LONG = 'Oligonucleotidesequencingwithoutanybreak'

const paragraph = (id: string, text: string): object => ({
  type: 'paragraph',
  attrs: { id },
  content: [{ type: 'text', text }]
})

/** What gathers in a school year: subjects, exams, 26 notes, cards, tasks, a planned day, 60 open marks, a thread. */
export async function fillDesk(origin: string, student: Student): Promise<{ note: string; thread: string }> {
  const client = await serverView(origin, student)
  const put = async (table: string, rows: object[]): Promise<void> => {
    const { error } = await client.from(table).insert(rows.map(row => ({ user_id: student.id, ...row })) as never)
    if (error) throw new Error(`${table}: ${error.message}`)
  }
  const subjects = SUBJECTS.map((name, position) => ({ id: newId(), name, position, exam_on: day(20 + position) }))
  const subjectOf = (index: number): string => subjects[index % subjects.length]?.id ?? ''
  await put('subjects', subjects)
  await put(
    'exams',
    subjects.map(({ id }, at) => ({
      id: newId(),
      subject_id: id,
      title: 'Paper 1',
      takes_on: day(20 + at),
      minutes: 90
    }))
  )
  const topics = Array.from({ length: 12 }, (_, at) => ({
    id: newId(),
    subject_id: subjectOf(at),
    name: at === 5 ? LONG : `Topic ${at + 1} of the year`,
    position: at
  }))
  await put('topics', topics)
  const notes = Array.from({ length: 26 }, (_, at) => {
    const text = `Note ${at + 1} says that one thing follows from another.`
    const title = at === 25 ? LONG : `Note ${at + 1} of the year, on a thing that takes a long title`
    const doc = { type: 'doc', content: [paragraph(newId(), text)] }
    return { id: newId(), subject_id: subjectOf(at), title, doc, plain: text }
  })
  await put('notes', notes)
  const cards = notes.flatMap(({ id, subject_id }, at) =>
    [1, 2].map(part => {
      const group = newId()
      const front = at === 0 ? `Why ${LONG}?` : `Why does thing ${at + 1}.${part} happen?`
      return { id: newId(), note_id: id, subject_id, group_id: group, front, back: 'It follows.', engine: 'manual' }
    })
  )
  await put(
    'cards',
    cards.map(card => ({ kind: 'basic', ordinal: 0, suspended: false, ...card }))
  )
  await put(
    'reviews',
    cards.slice(0, 30).map(({ id }) => ({
      id: newId(),
      card_id: id,
      grade: 4,
      reviewed_at: `${day(-40)}T10:00:00.000Z`,
      duration_ms: 8000
    }))
  )
  await put('tasks', [
    {
      id: newId(),
      subject_id: subjectOf(2),
      title: 'Source essay',
      detail: '',
      kind: 'homework',
      due_on: day(5),
      minutes: 120
    },
    { id: newId(), subject_id: subjectOf(3), title: LONG, detail: '', kind: 'homework', due_on: day(-2), minutes: 30 }
  ])
  const planned = { pinned: false, state: 'planned', made_by: 'planner' }
  await put('blocks', [
    {
      id: newId(),
      kind: 'topic',
      title: LONG,
      subject_id: subjectOf(1),
      day: day(0),
      start_minute: 1200,
      minutes: 60,
      ...planned
    },
    {
      id: newId(),
      kind: 'cards',
      title: '',
      day: day(0),
      start_minute: 1300,
      minutes: 20,
      subject_id: null,
      ...planned
    }
  ])
  await put(
    'losses',
    Array.from({ length: 60 }, (_, at) => ({
      id: newId(),
      subject_id: subjectOf(at),
      topic_id: topics[at % topics.length]?.id,
      skill: at === 3 ? LONG : 'explain',
      words: at === 4 ? LONG : 'names the cause',
      origin_kind: 'mark',
      origin_id: newId(),
      point_key: `q${at}.1`,
      marks: 1
    }))
  )
  const thread = newId()
  await put('threads', [
    { id: thread, title: LONG, mode: 'explain', scope: { v: 1, kind: 'all', of: [] }, pinned: false, archived: false }
  ])
  return { note: notes[24]?.id ?? '', thread }
}
