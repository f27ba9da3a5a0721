import 'fake-indexeddb/auto'
import type { ReadableAtom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gradeCard } from '../../../../tests/support/grade-card.ts'
import { aCard, aNote, aSubject } from '../../../../tests/support/stored-rows.ts'
import { savePreferences } from '#data/write/preferences.ts'
import { dueQueue } from '#data/write/cards/review.ts'
import { save } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { minutesOf } from '#domain/progress/load.ts'
import { newId } from '#lib/ids.ts'
import { isReady, type Remote } from '#lib/remote.ts'
import { blockWhy } from '#tools/shared/plan/plan-words.ts'
import { $world } from '#tools/shared/plan/proposal.store.ts'
import { todaysCardsWords } from '#tools/shared/cards/cards-words.ts'
import { $todaysCards } from '#tools/shared/cards/todays-cards.store.ts'

const DAY = 86_400_000
let user = ''

beforeEach(async () => {
  vi.stubGlobal('document', new EventTarget())
  user = newId()
  await openWorkspace(user)
  await savePreferences({ timeZone: 'UTC', newPerDay: 3, reviewsPerDay: 5 })
})
afterEach(() => eraseWorkspace(user))

/** What a store says once it has seen everything that was saved. */
async function settled<Value>($store: ReadableAtom<Remote<Value>>, isIt: (value: Value) => boolean): Promise<Value> {
  let seen: Value | undefined
  const stop = $store.subscribe(now => {
    if (isReady(now)) seen = now.value
  })
  await expect.poll(() => seen !== undefined && isIt(seen)).toBe(true)
  stop()
  return seen as Value
}

/** A card that was learnt a month ago and is due. */
async function dueCard(fields: Parameters<typeof aCard>[0]): Promise<void> {
  const id = newId()
  await save('cards', id, aCard(fields))
  await gradeCard({ id }, 4, new Date(Date.now() - 30 * DAY), 900)
}

test('Today said 94 cards and 13 minutes, the planner 95 and 20', async () => {
  const [physics, art] = [newId(), newId()]
  for (const id of [physics, art]) await save('subjects', id, aSubject({ name: id }))
  const noteId = newId()
  await save('notes', noteId, aNote([], { subjectId: art }))
  // More than the day's limit of reviews, two made from one idea, and one that has its subject from its note.
  const groupId = newId()
  for (const fields of [{ groupId }, { groupId }, {}, {}, {}]) await dueCard({ subjectId: physics, ...fields })
  for (let made = 0; made < 3; made += 1) await dueCard({ noteId })
  for (let made = 0; made < 5; made += 1) await save('cards', newId(), aCard())
  const { cards } = await dueQueue(new Date(), 100)
  expect(cards).toHaveLength(8)
  const now = await settled($todaysCards, ({ load }) => load.cards === 8)
  const { reviews } = await settled($world, world => world.reviews?.cards?.[0] === 8)
  expect(minutesOf({ due: reviews?.minutes[0] ?? 0, fresh: reviews?.fresh?.[0] ?? 0 })).toBe(minutesOf(now.load))
  expect([...now.subjects.values()].reduce((sum, one) => sum + one, 0)).toBe(8)
  expect(now.subjects.get(art)).toBeGreaterThanOrEqual(1)
  expect(now.subjects.get(null)).toBe(3)
  // Two of the five that the limit held back are asked tomorrow.
  expect(reviews?.cards?.[1]).toBeGreaterThanOrEqual(3)
})

test('no minutes are named before the pace of the student is known', async () => {
  await save('cards', newId(), aCard())
  expect((await settled($todaysCards, ({ load }) => load.cards === 1)).minutes).toBeNull()
})

test('a planned block of today’s cards says how many they are now, another day’s how many were foreseen', () => {
  const counts = { due: 74, new: 20, learning: 0 }
  const block = { kind: 'cards', day: '2027-05-12', state: 'planned', reason: { code: 'cards', amount: 95 } }
  expect(blockWhy(block, { today: '2027-05-12', counts })).toBe('94 cards today (74 due, 20 new)')
  expect(blockWhy(block, { today: '2027-05-11', counts })).toBe('about 95 cards')
  expect(blockWhy({ ...block, state: 'done' }, { today: '2027-05-12', counts })).toBe('about 95 cards')
})

test('where all cards are of one kind, nothing is split', () => {
  expect(todaysCardsWords({ due: 1, new: 0, learning: 0 })).toBe('1 card today')
  expect(todaysCardsWords({ due: 1, new: 2, learning: 1 })).toBe('4 cards today (2 due, 2 new)')
})
