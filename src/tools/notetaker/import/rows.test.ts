import { expect, test } from 'vitest'
import type { BroughtCard } from '#domain/import/brought.ts'
import { newId } from '#lib/ids.ts'
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
