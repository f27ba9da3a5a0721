import { dateOf, dayNumber } from '#domain/plan/days.ts'
import type { World, WorldExam, WorldTask, WorldTopic } from '#domain/plan/world.ts'

/** A Monday in autumn. */
const TODAY = '2026-11-23'
const HL_HOURS = 240

interface Subject {
  readonly name: string
  readonly topics: number
  readonly hours?: number
  /** Dates of its papers; a mock is said to be one. */
  readonly papers: readonly string[]
  readonly mock?: string
}

export interface Term {
  readonly name: string
  readonly subjects: readonly Subject[]
  /** Minutes of homework of each subject, due each Friday. */
  readonly homework: number
}

const subject = (name: string, topics: number, papers: readonly string[], more: Partial<Subject> = {}): Subject => ({
  name,
  topics,
  papers,
  ...more
})

/** Terms as boards set them; dates of papers as in a usual session, topics as many as presets have. */
export const TERMS: readonly Term[] = [
  {
    name: 'IBDP, six subjects',
    homework: 0,
    subjects: [
      subject('Mathematics HL', 25, ['2027-04-28', '2027-04-29', '2027-05-04'], { hours: HL_HOURS }),
      subject('Physics HL', 25, ['2027-05-03', '2027-05-05'], { hours: HL_HOURS }),
      subject('Chemistry HL', 25, ['2027-05-10', '2027-05-11'], { hours: HL_HOURS }),
      subject('English SL', 25, ['2027-05-06', '2027-05-07']),
      subject('History SL', 25, ['2027-05-12', '2027-05-13']),
      subject('French SL', 25, ['2027-05-17', '2027-05-18'])
    ]
  },
  {
    name: 'IBDP, six subjects of 40 topics, mocks in January',
    homework: 0,
    subjects: ['2027-04-28', '2027-05-03', '2027-05-10', '2027-05-06', '2027-05-12', '2027-05-17'].map((paper, at) =>
      subject(`Subject ${at + 1}`, 40, [paper], { mock: dateOf(dayNumber('2027-01-11') + at) })
    )
  },
  {
    name: 'IBDP, no topics',
    homework: 0,
    subjects: ['2027-04-28', '2027-05-03', '2027-05-10', '2027-05-06', '2027-05-12', '2027-05-17'].map((paper, at) =>
      subject(`Subject ${at + 1}`, 0, [paper])
    )
  },
  {
    name: 'CBSE XII, pre-boards in January',
    homework: 0,
    subjects: ['2027-02-22', '2027-02-27', '2027-03-05', '2027-03-12', '2027-03-18'].map((paper, at) =>
      subject(`Subject ${at + 1}`, 14, [paper], { mock: dateOf(dayNumber('2027-01-06') + 2 * at) })
    )
  },
  {
    name: 'A Level with school',
    homework: 60,
    subjects: [
      subject('Mathematics', 30, ['2027-06-03', '2027-06-10', '2027-06-17']),
      subject('Biology', 30, ['2027-06-04', '2027-06-11', '2027-06-18']),
      subject('History', 20, ['2027-05-25', '2027-06-08'])
    ]
  },
  {
    name: 'MYP, homework in eight subjects',
    homework: 30,
    subjects: [
      ...['2027-05-11', '2027-05-12', '2027-05-14', '2027-05-18', '2027-05-20'].map((paper, at) =>
        subject(`Subject ${at + 1}`, 12, [paper])
      ),
      ...[6, 7, 8].map(at => subject(`Subject ${at}`, 0, []))
    ]
  }
]

/** The term's world for a student with so many minutes a day: afternoons on school days, from ten at weekends. */
export function worldOfTerm({ subjects, homework }: Term, minutes: number): World {
  const exams = subjects.flatMap(({ name, papers, mock }): WorldExam[] => [
    ...papers.map((on, at) => ({
      id: `${name} ${at}`,
      subject: name,
      title: `Paper ${at + 1}`,
      on,
      at: 540,
      minutes: 120
    })),
    ...(mock === undefined
      ? []
      : [{ id: `${name} mock`, subject: name, title: 'Mock', on: mock, at: 540, minutes: 120, isMock: true }])
  ])
  const topics = subjects.flatMap(({ name, topics: count }): WorldTopic[] =>
    Array.from({ length: count }, (_, at) => ({
      id: `${name} ${at}`,
      subject: name,
      title: `Topic ${at + 1}`,
      confidence: 1 + ((at * 7) % 5)
    }))
  )
  const tasks = subjects.flatMap(({ name }): WorldTask[] =>
    homework === 0
      ? []
      : Array.from({ length: 24 }, (_, week) => ({
          id: `${name} homework ${week}`,
          subject: name,
          title: 'Homework',
          minutes: homework,
          due: dateOf(dayNumber(TODAY) + 4 + 7 * week)
        }))
  )
  const week = Array.from({ length: 7 }, (_, at) => ({ minutes, from: at < 5 ? 960 : 600, to: 1260 }))
  const hours = Object.fromEntries(subjects.map(one => [one.name, one.hours ?? 150]))
  const settings = { week, session: 50, shortest: 15, rest: 10 }
  return { today: TODAY, zone: 'Europe/London', settings, exams, topics, tasks, hours }
}
