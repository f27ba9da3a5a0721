import { expect, test } from 'vitest'
import { BASIC, makeCollection, newPackage, oldPackage } from '../../../../tests/support/anki-deck.ts'
import { unpackLog } from '#domain/history/packed-log.ts'
import { readDeck, type ReadDeck } from '#workers/import/anki/deck.ts'

type Deck = Extract<ReadDeck, { kind: 'deck' }>

const WISHES = {
  ...{ now: Date.parse('2026-11-20T10:00:00.000Z'), timeZone: 'Europe/Berlin', dayStartsAt: 4 },
  ...{ desiredRetention: 0.9, weights: null }
}
/** Made on 5 January 2026 at 03:00 in Berlin, before its day began: 319 days before 20 November. */
const TODAY = 319

async function deckOf(sql: string, cards: number, wishes = WISHES): Promise<Deck> {
  const notes = Array.from({ length: cards }, (_, at) => ({ type: 'Basic', fields: [`q${at + 1}`, 'a'] }))
  const collection = await makeCollection({ types: { Basic: BASIC }, notes, sql })
  const [old, packed] = [oldPackage(collection), newPackage(collection)]
  const [one, other] = await Promise.all(
    [old, packed].map(bytes => readDeck(new Blob([new Uint8Array(bytes)]), wishes, () => {}))
  )
  expect(one).toEqual(other)
  if (one?.kind !== 'deck') throw new Error('refused')
  return one
}

const COLLECTION = `UPDATE col SET crt = 1767578400, conf = '{"creationOffset": -60, "rollover": 4}',
  mod = 1795165200000;`
const standings = (deck: Deck) => deck.cards.map(({ history }) => history?.standing)

test('a due day counts from the date on which the collection was made, at the hour at which the student’s day begins', async () => {
  const deck = await deckOf(
    `${COLLECTION}
    UPDATE cards SET type = 2, queue = 2, ivl = 10, reps = 3, factor = 2500, due = ${TODAY} + 5 WHERE id = 1;
    UPDATE cards SET type = 2, queue = 2, ivl = 10, reps = 3, factor = 2500, due = ${TODAY} WHERE id = 2;
    UPDATE cards SET type = 2, queue = 2, ivl = 10, reps = 3, factor = 2500, due = ${TODAY} + 1 WHERE id = 3;`,
    3
  )
  expect(standings(deck).map(one => one?.dueAt)).toEqual([
    '2026-11-25T03:00:00.000Z',
    '2026-11-20T03:00:00.000Z',
    '2026-11-21T03:00:00.000Z'
  ])
  expect(deck.there).toEqual({ notes: 3, cards: 3, answers: 0, due: 1 })
})

test('memory is what the file says; without it, what its answers or its interval say', async () => {
  const at = Date.parse('2026-11-01T10:00:00.000Z')
  const DAY = 86_400_000
  const deck = await deckOf(
    `${COLLECTION}
    UPDATE cards SET type = 2, queue = 2, ivl = 21, reps = 1, factor = 2300, due = 421,
      data = '{"pos":825,"s":16.1507,"d":2.482,"dr":0.87,"decay":0.2,"lrt":1790681404}' WHERE id = 1;
    UPDATE cards SET type = 2, queue = 2, ivl = 4, reps = 2, factor = 2500, due = 300 WHERE id IN (2, 3);
    INSERT INTO revlog (id, cid, ease, ivl, type, factor) VALUES (${at}, 2, 3, -600, 0, 0), (${at + DAY}, 2, 3, 4, 1, 2500);`,
    3
  )
  const [file, answers, ease] = standings(deck)
  expect(file).toMatchObject({
    ...{ state: 'review', from: 'file', stability: 16.1507, difficulty: 2.482, interval: 21, reps: 1 },
    lastReviewedAt: new Date(1_790_681_404_000).toISOString()
  })
  expect(answers).toMatchObject({ from: 'answers', lastReviewedAt: new Date(at + DAY).toISOString() })
  expect(answers?.stability).toBeGreaterThan(1)
  expect(ease).toMatchObject({ from: 'ease', state: 'review', lastReviewedAt: expect.any(String) as string })
  expect(ease?.stability).toBeCloseTo(4, 5)
  expect(deck.retention).toBe(0.87)
})

test('steps of minutes, "Forget", cramming and due dates set by hand are read as Anki reads them', async () => {
  const at = Date.parse('2026-11-19T10:00:00.000Z')
  const due = at / 1000 + 600
  const deck = await deckOf(
    `${COLLECTION}
    UPDATE cards SET type = 1, queue = 1, due = ${due}, reps = 1, "left" = 1001 WHERE id = 1;
    INSERT INTO revlog (id, cid, ease, ivl, type, factor) VALUES (${at}, 1, 3, -600, 0, 0);
    INSERT INTO revlog (id, cid, ease, ivl, type, factor) VALUES (${at + 1}, 2, 3, 4, 1, 2500), (${at + 2}, 2, 0, 0, 4, 0);
    UPDATE cards SET type = 2, queue = 2, ivl = 3, due = ${TODAY} + 3, factor = 2300, data = '{"pos":694}' WHERE id = 3;
    INSERT INTO revlog (id, cid, ease, ivl, type, factor) VALUES (${at + 3}, 3, 0, 3, 4, 2300), (${at + 4}, 3, 3, 3, 3, 0);
    UPDATE cards SET type = 3, queue = 3, due = ${TODAY} - 2, ivl = 1, reps = 9, lapses = 2, "left" = 1 WHERE id = 4;
    UPDATE cards SET type = 2, queue = 2, due = 5, odue = ${TODAY} + 7, odid = 1, ivl = 9, factor = 2500 WHERE id = 5;`,
    5
  )
  const [learning, forgotten, byHand, again, filtered] = standings(deck)
  expect(learning).toMatchObject({ state: 'learning', dueAt: new Date(due * 1000).toISOString(), learningStep: 1 })
  expect(forgotten).toMatchObject({ state: 'new', dueAt: null, stability: 0, lastReviewedAt: null })
  // Cramming on the day of a date that was set leaves both: nothing was answered.
  expect(byHand).toMatchObject({ state: 'review', from: 'ease', dueAt: '2026-11-23T03:00:00.000Z' })
  expect(again).toMatchObject({ state: 'relearning', lapses: 2 })
  expect(filtered).toMatchObject({ dueAt: '2026-11-27T03:00:00.000Z' })
  // Nothing of the log is thrown away.
  expect(unpackLog(deck.cards[2]?.history?.rows ?? '').map(({ kind }) => kind)).toEqual([4, 3])
  expect(deck.there).toMatchObject({ answers: 3, due: 2 })
})

test('what is suspended or buried is not due; what was buried on an earlier day is', async () => {
  const due = `UPDATE cards SET type = 2, ivl = 3, factor = 2500, due = ${TODAY}, queue = -id;`
  const today = await deckOf(`${COLLECTION} ${due}`, 3)
  expect(today.cards.map(({ suspended, buriedUntil }) => [suspended, buriedUntil])).toEqual([
    [true, null],
    [false, '2026-11-21'],
    [false, '2026-11-21']
  ])
  expect(today.there.due).toBe(0)
  const later = await deckOf(`${COLLECTION} ${due}`, 3, { ...WISHES, now: WISHES.now + 2 * 86_400_000 })
  expect(later.cards.map(({ buriedUntil }) => buriedUntil)).toEqual([null, null, null])
  expect(later.there.due).toBe(2)
})

test('a card that was never met, and a deck without a log, bring no past', async () => {
  const deck = await deckOf('DROP TABLE revlog;', 2)
  expect(standings(deck)).toEqual([undefined, undefined])
})

test('numbers that no Anki writes are kept within what is stored', async () => {
  const deck = await deckOf(
    `${COLLECTION}
    UPDATE cards SET type = 2, queue = 2, due = 99999999, ivl = 2147483647, reps = -5, lapses = 1e12, factor = -3,
      data = '{"s": 1e300, "d": 99, "lrt": 1e300}' WHERE id = 1;
    UPDATE col SET crt = 9e300, mod = -5, conf = '{"creationOffset": 1e99, "rollover": -7}';
    INSERT INTO revlog (id, cid, ease, ivl) VALUES (-4, 1, 3, 1), (9e15, 1, 'x', 1e300), (5, 1, 99, 1);
    UPDATE cards SET type = 77, due = 'x', data = '{broken' WHERE id = 2;`,
    2
  )
  expect(standings(deck)[0]).toMatchObject({ stability: 36_500, difficulty: 10, interval: 36_500, reps: 0 })
})
