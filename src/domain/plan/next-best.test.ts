import { expect, test } from 'vitest'
import { nextBest, type Moment, type NextBest } from '#domain/plan/next-best.ts'

/** Twenty to five in the afternoon, with nothing to do. */
const calm: Moment = {
  minute: 1000,
  examsToday: [],
  paper: null,
  unmarked: null,
  due: { cards: 0, minutes: null, nextAt: null },
  exam: null,
  blocks: [],
  dueToday: [],
  overdue: null,
  missed: 0,
  canPlan: false,
  past: null,
  undated: null
}
const block = (start: number, kind = 'topic', taskId: string | null = null) => ({
  id: `b${start}`,
  kind,
  title: 'Vectors',
  start,
  minutes: 40,
  taskId
})
const exam = (start: number | null, minutes: number | null = 90) => ({ name: 'Biology, Paper 2', start, minutes })
const cards = { cards: 24, minutes: 14, nextAt: null }
const essay = { id: 'k', title: 'Essay', at: null }
const late = { id: 'k', title: 'Essay', on: '2026-11-20' }
const paper = { id: 'a', paperId: 'p', title: 'History Paper 1', left: 42, isPaused: false }
const unmarked = { id: 'u', title: 'Biology Paper 4', answers: 3 }
const past = { subject: 'Chemistry', on: '2026-11-20' }
const undated = { id: 's', name: 'Art' }

/** What is so, and what Today says first. */
const TABLE: readonly (readonly [what: string, so: Partial<Moment>, says: Partial<NextBest>])[] = [
  ['nothing at all', {}, { kind: 'nothing' }],
  [
    'during an exam, whatever else there is',
    { examsToday: [exam(950)], paper, due: cards, blocks: [block(990)], overdue: late, missed: 2 },
    { kind: 'sitting', until: 1040 }
  ],
  ['in its first minute', { examsToday: [exam(1000)] }, { kind: 'sitting', until: 1090 }],
  ['in the minute after its end', { examsToday: [exam(910)] }, { kind: 'after' }],
  ['an exam of unknown length', { examsToday: [exam(950, null)] }, { kind: 'sitting', until: 1040 }],
  [
    'before an exam, with cards due',
    { examsToday: [exam(1200)], due: cards, blocks: [block(1100)] },
    { kind: 'exam-today', start: 1200, cards: 24 }
  ],
  [
    'before an exam, while a block runs',
    { examsToday: [exam(1200)], blocks: [block(990)] },
    { kind: 'block', isNow: true }
  ],
  ['an exam of today at no known time', { examsToday: [exam(null)] }, { kind: 'exam-today', start: null, cards: 0 }],
  ['between two exams of a day', { examsToday: [exam(1200), exam(600)] }, { kind: 'exam-today', start: 1200 }],
  ['after an exam, with work left', { examsToday: [exam(600)], due: cards }, { kind: 'cards' }],
  [
    'after an exam, with a block to come',
    { examsToday: [exam(600)], blocks: [block(1100)] },
    { kind: 'block', isNow: false }
  ],
  [
    'a paper under way, with its time left',
    { paper, unmarked, due: cards, blocks: [block(990)] },
    { kind: 'paper', id: 'a', left: 42 }
  ],
  [
    'a paper that waits for its marks',
    { unmarked, due: cards, blocks: [block(990)], overdue: late },
    { kind: 'unmarked', id: 'u', answers: 3 }
  ],
  [
    'a block that runs',
    { blocks: [block(990)], due: cards, overdue: late, dueToday: [essay] },
    { kind: 'block', isNow: true, isNothingBefore: false }
  ],
  ['a block that begins in a moment', { blocks: [block(1005)], due: cards }, { kind: 'block', isNow: true }],
  ['a block of cards that runs, with cards due', { blocks: [block(1000, 'cards')], due: cards }, { kind: 'cards' }],
  [
    'due today and not planned',
    { dueToday: [essay], due: cards, blocks: [block(1100)], overdue: late },
    { kind: 'due-today', id: 'k' }
  ],
  [
    'due today and planned for later',
    { dueToday: [essay], blocks: [block(1100, 'task', 'k')] },
    { kind: 'block', isNow: false, isNothingBefore: true }
  ],
  [
    'due at five, planned, but another block comes first',
    { dueToday: [{ ...essay, at: 1020 }], blocks: [block(1100), block(1010, 'task', 'k')] },
    { kind: 'block', start: 1010 }
  ],
  ['due cards before what is overdue', { due: cards, overdue: late, missed: 3 }, { kind: 'cards', cards: 24 }],
  ['overdue', { overdue: late, missed: 3, blocks: [block(1100)] }, { kind: 'overdue', on: '2026-11-20' }],
  ['work missed', { missed: 3, blocks: [block(1100)] }, { kind: 'missed', count: 3 }],
  [
    'a block to come and nothing before it',
    { blocks: [block(1100), block(900)] },
    { kind: 'block', isNow: false, start: 1100, isNothingBefore: true }
  ],
  [
    'a block to come, and a card comes back before it',
    { blocks: [block(1100)], due: { ...cards, cards: 0, nextAt: 1030 } },
    { kind: 'block', isNothingBefore: false }
  ],
  ['nothing planned, but work to plan', { canPlan: true, past, undated }, { kind: 'plan' }],
  ['an exam date over', { past, undated }, { kind: 'past', subject: 'Chemistry' }],
  ['a subject without a date', { undated }, { kind: 'date', subject: 'Art' }]
]

test.each(TABLE)('Today says what is so: %s', (_, so, says) => {
  expect(nextBest({ ...calm, ...so })).toMatchObject(says)
})

test('“Nothing is due now” is said only when nothing is', () => {
  const somethings: readonly Partial<Moment>[] = [
    { due: cards },
    { dueToday: [essay] },
    { overdue: late },
    { missed: 1 },
    { examsToday: [exam(1200)] },
    { blocks: [block(1100)] },
    { paper },
    { unmarked }
  ]
  for (const so of somethings) expect(nextBest({ ...calm, ...so }).kind).not.toBe('nothing')
})
