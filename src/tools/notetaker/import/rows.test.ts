import { expect, test } from 'vitest'
import type { BroughtCard } from '#domain/import/brought.ts'
import type { CardHistory } from '#domain/history/join.ts'
import { broughtId, newId } from '#lib/ids.ts'
import { NOTHING_PLANNED } from '#tools/notetaker/import/planned.ts'
import { importRows } from '#tools/notetaker/import/rows.ts'

const CARD: BroughtCard = {
  key: 'anki:g:0',
  group: 'anki:g',
  kind: 'basic',
  front: 'q',
  back: 'a',
  ordinal: 0,
  place: [],
  tags: [],
  suspended: true,
  flag: 3,
  frontFiles: {
    pictures: [
      { name: 'cell.png', alt: 'a cell' },
      { name: 'lost.png', alt: '' }
    ],
    sound: null
  },
  backFiles: { pictures: [], sound: 'lost.mp3' }
}

const LOG: CardHistory = {
  rows: '',
  standing: {
    v: 1,
    state: 'new',
    dueAt: null,
    lastReviewedAt: null,
    stability: 0,
    difficulty: 0,
    interval: 0,
    reps: 0,
    lapses: 0,
    learningStep: 0,
    ease: 0,
    from: 'file'
  }
}

test('a card of a deck has its flag, its rest and those of its files that could be read', async () => {
  const fileId = newId()
  const [row] = await importRows({
    studentId: newId(),
    compared: { fresh: [CARD], same: [], changed: [] },
    to: { subject: null, topics: new Map() },
    takesTheirs: false,
    subjects: 0,
    planned: NOTHING_PLANNED,
    files: new Map([['picture cell.png', { fileId, width: 4, height: 3 }]])
  })
  expect(row?.fields).toMatchObject({
    guid: 'anki:g:0',
    suspended: true,
    flag: 3,
    frontMedia: { v: 1, pictures: [{ fileId, alt: 'a cell', width: 4, height: 3 }], sound: null },
    backMedia: null
  })
})

test('the logs of a large deck come soon after their cards: half of it asks nothing as new that was learnt', async () => {
  const studentId = newId()
  const fresh = Array.from({ length: 120 }, (_, at) => ({ ...CARD, key: `anki:${at}:0`, group: `anki:${at}` }))
  const idOf = ({ key }: BroughtCard): string => broughtId(studentId, 'card', key)
  const rows = await importRows({
    studentId,
    compared: { fresh, same: [], changed: [] },
    to: { subject: null, topics: new Map() },
    takesTheirs: false,
    subjects: 0,
    planned: new Map(fresh.map(card => [idOf(card), { kept: undefined, next: LOG }])),
    files: new Map()
  })
  const placeOf = new Map(rows.map((row, at) => [row.name === 'histories' ? row.fields.cardId : `card ${row.id}`, at]))
  const waits = fresh.map(card => (placeOf.get(idOf(card)) ?? 0) - (placeOf.get(`card ${idOf(card)}`) ?? 0))
  expect(rows).toHaveLength(240)
  expect(Math.min(...waits)).toBeGreaterThan(0)
  expect(Math.max(...waits)).toBeLessThanOrEqual(50)
})
