import { expect, test } from 'vitest'
import type { Subject } from '#contract/entities.ts'
import type { CardWithSchedule } from '#data/read/cards/cards.ts'
import { nextExam } from '#tools/notetaker/review/end/exam-line.ts'
import { missedCards } from '#tools/notetaker/review/end/missed.ts'
import type { Step } from '#tools/notetaker/review/review.store.ts'

const card = (id: string) => ({ id }) as CardWithSchedule
const saving = { outcome: Promise.resolve('stored' as const), takeBack: () => Promise.resolve() }
const answered = (id: string, grade: 1 | 3): Step => ({ kind: 'answer', card: card(id), grade, saving })
const subject = (id: string, examOn: string | null) => ({ id, name: `Subject ${id}`, examOn }) as Subject

test('what was missed is listed once, and what was put aside is not among it', () => {
  const steps: Step[] = [
    answered('a', 1),
    answered('b', 3),
    answered('a', 1),
    { kind: 'aside', card: card('c'), back: Promise.resolve([]) },
    answered('d', 1)
  ]
  expect(missedCards(steps).map(({ id }) => id)).toEqual(['a', 'd'])
})

test('the exam named at the end is the nearest one ahead, of a subject that was reviewed', () => {
  const subjects = [
    subject('a', '2027-05-20'),
    subject('b', '2027-05-14'),
    subject('c', '2027-05-13'),
    subject('d', null)
  ]
  const today = '2027-05-12'
  expect(nextExam(subjects, new Set(['a', 'b', 'd']), today)).toEqual({ name: 'Subject b', days: 2 })
  expect(nextExam(subjects, new Set(['d']), today)).toBeNull()
  expect(nextExam([subject('a', '2027-05-11')], new Set(['a']), today)).toBeNull()
})
