import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BASIC, makeCollection, newPackage, oldPackage, type MadeDeck } from '../../../../tests/support/anki-deck.ts'
import { readDeck, type ReadDeck } from '#workers/import/anki/deck.ts'
import { openDeckFile, readMedium } from '#workers/import/anki/package.ts'

const REAL = readFileSync('tests/fixtures/anki/music-intervals.apkg')
const blobOf = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)])
const NOW = '2026-11-20T10:00:00.000Z'
const WISHES = {
  ...{ now: Date.parse(NOW), timeZone: 'Europe/Berlin', dayStartsAt: 4 },
  ...{ desiredRetention: 0.9, weights: null }
}
const read = (bytes: Uint8Array): Promise<ReadDeck> => readDeck(blobOf(bytes), WISHES, () => {})

async function whole(bytes: Uint8Array): Promise<Extract<ReadDeck, { kind: 'deck' }>> {
  const deck = await read(bytes)
  if (deck.kind === 'refused') throw new Error(deck.why)
  return deck
}

const why = async (bytes: Uint8Array): Promise<string> => {
  const deck = await read(bytes)
  return deck.kind === 'refused' ? deck.why : 'read'
}

const made = async (deck: MadeDeck): Promise<Extract<ReadDeck, { kind: 'deck' }>> =>
  whole(oldPackage(await makeCollection(deck)))

test('a real deck of today is read, not the note that asks to update', async () => {
  const { cards, leftOut, there } = await whole(REAL)
  expect([cards.length, leftOut.length]).toEqual([340, 0])
  expect(there).toEqual({ notes: 340, cards: 340, answers: 0, due: 0 })
  expect(cards[0]).toMatchObject({
    kind: 'basic',
    front: 'The perfect 5th of C is...',
    back: 'G',
    place: ['Music Intervals', '1/ Easy - major 2nd, 3rd, perfect 5th'],
    tags: ['easy', 'interval']
  })
  expect(new Set(cards.map(({ place }) => place.at(-1))).size).toBe(4)
  // The old collection beside it is the stub.
  const { 'collection.anki2': stub } = unzipSync(REAL)
  expect((await whole(oldPackage(stub as Uint8Array))).leftOut[0]?.what).toContain('Please update')
})

test('the note types of Anki become our kinds of cards', async () => {
  const back = '{{FrontSide}}<hr id=answer>{{Back}}'
  const { cards } = await made({
    types: {
      Basic: BASIC,
      Reversed: {
        fields: ['Front', 'Back'],
        templates: [
          ['{{Front}}', back],
          ['{{Back}}', '{{FrontSide}}<hr id="answer">{{Front}}']
        ]
      },
      Typed: {
        fields: ['Front', 'Back'],
        templates: [['{{Front}}\n{{type:Back}}', '{{Front}}<hr id=answer>{{type:Back}}']]
      },
      Cloze: {
        fields: ['Text', 'Extra'],
        isCloze: true,
        templates: [['{{cloze:Text}}', '{{cloze:Text}}<br>{{Extra}}']]
      },
      Many: {
        fields: ['Word', 'Meaning', 'Example', 'Note'],
        templates: [
          [
            '{{Word}}{{#Note}} ({{Note}}){{/Note}}{{hint:Example}}',
            '{{FrontSide}}<hr id=answer>{{Meaning}}{{^Note}} none{{/Note}}'
          ]
        ]
      }
    },
    notes: [
      { type: 'Basic', fields: ['Q', 'A'] },
      { type: 'Reversed', fields: ['cat', 'Katze'], cards: [0, 1] },
      { type: 'Typed', fields: ['2+2', '4'] },
      { type: 'Cloze', fields: ['{{c1::Rome::city}} is in {{c2::Italy}}', 'Europe'], cards: [0, 1] },
      { type: 'Many', fields: ['run', 'to move', 'I run.', ''] },
      { type: 'Many', fields: ['run', 'to move', '', 'verb'] }
    ]
  })
  expect(cards.map(({ kind, ordinal, front, back: answer }) => [kind, ordinal, front, answer])).toEqual([
    ['basic', 0, 'Q', 'A'],
    ['reversed', 0, 'cat', 'Katze'],
    ['reversed', 1, 'Katze', 'cat'],
    ['type', 0, '2+2', '4'],
    ['cloze', 1, '{{c1::Rome::city}} is in {{c2::Italy}}', 'Europe'],
    ['cloze', 2, '{{c1::Rome::city}} is in {{c2::Italy}}', 'Europe'],
    ['basic', 0, 'run', 'to move none\nI run.'],
    ['basic', 0, 'run (verb)', 'to move']
  ])
  expect(cards[1]?.group).toBe(cards[2]?.group)
  expect(cards[3]?.group).not.toBe(cards[2]?.group)
})

test('decks, tags, flags and what is suspended come along; a filtered deck is not where a card lives', async () => {
  const long = 'x'.repeat(200)
  const { cards, there } = await made({
    types: { Basic: BASIC },
    decks: { 1: 'Default', 2: 'Biology::Cells', 3: 'Cram' },
    notes: [
      { type: 'Basic', fields: ['a', 'b'], deck: 3, home: 2, tags: ' bio  cell::wall ', queue: -1, flags: 10 },
      { type: 'Basic', fields: ['c', 'd'], guid: long }
    ],
    reviews: 3
  })
  expect(cards[0]).toMatchObject({
    key: 'anki:g0:0',
    place: ['Biology', 'Cells'],
    tags: ['bio', 'cell::wall'],
    suspended: true,
    flag: 2
  })
  expect(cards[1]).toMatchObject({ place: [], suspended: false, flag: 0 })
  expect(cards[1]?.key.length).toBeLessThanOrEqual(64)
  expect(there).toMatchObject({ notes: 2, cards: 2, answers: 3 })
})

test('what cannot be asked stays out, with its reason', async () => {
  const cloze = { fields: ['Text'], isCloze: true, templates: [['{{cloze:Text}}', '{{cloze:Text}}']] } as const
  const { cards, leftOut } = await made({
    types: { Basic: BASIC, Cloze: cloze, Broken: { ...BASIC, templates: [['{{#Front}}x', '']] } },
    notes: [
      { type: 'Basic', fields: ['', 'b'] },
      { type: 'Basic', fields: ['a', ''] },
      { type: 'Basic', fields: ['a', 'y'.repeat(4001)] },
      { type: 'Basic', fields: ['a', 'b'], cards: [7] },
      { type: 'Broken', fields: ['a', 'b'] },
      { type: 'Cloze', fields: ['{{c1::a {{c2::b}}}}'] },
      { type: 'Cloze', fields: ['{{c1::a}}'], cards: [1] },
      { type: 'Cloze', fields: ['{{c1::image-occlusion:rect:left=.1:top=.2}}'] },
      { type: 'Unknown', fields: ['a', 'b'] }
    ]
  })
  expect(cards).toEqual([])
  const empty = 'empty-card'
  expect(leftOut.map(one => one.why)).toEqual([
    empty,
    'no-back',
    'too-long',
    empty,
    empty,
    'faulty-cloze',
    empty,
    'occlusion',
    empty
  ])
})

test('cards of Anki with boxes on a picture come in with their boxes, a polygon by the box around it', async () => {
  const type = { fields: ['Occlusion', 'Image', 'Header', 'Back Extra', 'Comments'], isCloze: true } as const
  const marks =
    '{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1}}<br>{{c2::image-occlusion:polygon:points=.1,.1 .3,.2 .2,.4:oi=1}}<br>'
  const note = (image: string) => ({
    type: 'Boxes',
    fields: [marks, image, 'The <b>cell</b>', 'Extra', ''],
    cards: [0, 1]
  })
  const collection = await makeCollection({
    types: { Boxes: { ...type, templates: [['{{cloze:Occlusion}}{{Image}}', '{{Image}}']] } },
    notes: [note('<img src="cell.png">'), note('<img src="gone.png">')]
  })
  const { cards, leftOut } = await whole(oldPackage(collection, { 'cell.png': Uint8Array.of(1) }))
  const front =
    'The cell\n{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1}}\n{{c2::image-occlusion:rect:left=.1:top=.1:width=.2:height=.3:oi=1}}'
  expect(cards.map(card => [card.kind, card.ordinal, card.front, card.back])).toEqual([
    ['cloze', 1, front, 'Extra'],
    ['cloze', 2, front, 'Extra']
  ])
  expect(cards[0]?.frontFiles?.pictures).toEqual([{ name: 'cell.png', alt: '' }])
  expect(leftOut.map(one => one.why)).toEqual(['shape-box', 'occlusion', 'occlusion'])
})

test.each([
  ['old', oldPackage],
  ['new', newPackage]
])('pictures and sounds of a deck of the %s kind are named, read and missed', async (_, pack) => {
  const five = Array.from({ length: 5 }, (__, at) => `<img src="${at}.png">`).join('')
  const collection = await makeCollection({
    types: { Basic: BASIC },
    notes: [
      { type: 'Basic', fields: ['<img src="cell wall.png">', 'wall[sound:say.mp3][sound:more.mp3]'] },
      {
        type: 'Basic',
        fields: ['<img src="gone.png">what', 'b<img src="http://x.example/y.png"><img src="virus.exe">']
      },
      { type: 'Basic', fields: ['five', five] }
    ]
  })
  const bytes = Uint8Array.of(1, 2, 3)
  const names = ['cell wall.png', 'say.mp3', 'more.mp3', 'virus.exe', '0.png', '1.png', '2.png', '3.png', '4.png']
  const packed = pack(collection, Object.fromEntries(names.map(name => [name, bytes])))
  const { cards, leftOut } = await whole(packed)
  expect(cards[0]).toMatchObject({
    front: '?',
    back: 'wall',
    frontFiles: { pictures: [{ name: 'cell wall.png', alt: '' }], sound: null },
    backFiles: { pictures: [], sound: 'say.mp3' }
  })
  expect(cards[1]).toMatchObject({ front: 'what', back: 'b', frontFiles: undefined, backFiles: undefined })
  expect(cards[2]?.backFiles?.pictures).toHaveLength(4)
  expect(leftOut.map(one => `${one.why} ${one.what}`)).toEqual([
    'file-too-many more.mp3',
    'file-missing gone.png',
    'file-missing http://x.example/y.png',
    'file-kind virus.exe',
    'file-too-many 4.png'
  ])
  const deck = await openDeckFile(blobOf(packed))
  expect(new Uint8Array((await readMedium(deck, 'cell wall.png')) ?? new ArrayBuffer())).toEqual(bytes)
  expect(await readMedium(deck, 'gone.png')).toBeNull()
})

test('a deck that cannot be read is refused with its reason', async () => {
  const one: MadeDeck = { types: { Basic: BASIC }, notes: [{ type: 'Basic', fields: ['a', 'b'] }] }
  const collection = await makeCollection(one)
  const text = new TextEncoder()
  expect(await why(oldPackage(await makeCollection({ ...one, version: 2030 })))).toBe('future')
  expect(await why(newPackage(collection, {}, { meta: Uint8Array.of(0x08, 9) }))).toBe('future')
  expect(await why(oldPackage(await makeCollection({ ...one, notes: [] })))).toBe('no-cards')
  expect(await why(oldPackage(text.encode('no database'.repeat(200))))).toBe('database')
  expect(await why(oldPackage(collection.slice(0, 5000)))).toBe('database')
  const view = 'ALTER TABLE notes RENAME TO n; CREATE VIEW notes AS SELECT * FROM n'
  expect(await why(oldPackage(await makeCollection({ ...one, sql: view })))).toBe('database')
  const models = "UPDATE col SET models = '{broken'"
  expect(await why(oldPackage(await makeCollection({ ...one, sql: models })))).toBe('database')
  const { 'collection.anki2': _, ...rest } = unzipSync(oldPackage(collection))
  const { zipSync } = await import('fflate')
  expect(await why(zipSync(rest))).toBe('other-zip')
  expect(await why(zipSync({ 'word/document.xml': text.encode('<w/>') }))).toBe('word')
  expect(await why(zipSync({ 'collection.anki99': collection }))).toBe('future')
  expect(await why(zipSync({ 'collection.anki21b': text.encode('no zstd') }))).toBe('database')
  expect(await why(text.encode('PK\u0003\u0004 and more'))).toBe('broken')
})

test('a deck that is cut or changed anywhere is read or refused, never another error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: REAL.length - 1 }), fc.boolean(), async (at, isCut) => {
      const bytes = isCut ? REAL.subarray(0, at) : Uint8Array.from(REAL)
      if (!isCut) bytes[at] = (bytes[at] ?? 0) ^ 0x55
      expect(['deck', 'refused']).toContain((await read(bytes)).kind)
    }),
    { numRuns: 40 }
  )
})

test('a database that is changed anywhere is read or refused, never another error', async () => {
  const notes = Array.from({ length: 60 }, (_, at) => ({ type: 'Basic', fields: [`q${at}`, 'a'.repeat(100)] }))
  const collection = await makeCollection({ types: { Basic: BASIC }, notes })
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: collection.length - 9 }),
      fc.uint8Array({ minLength: 8, maxLength: 8 }),
      async (at, noise) => {
        const bytes = collection.slice()
        bytes.set(noise, at)
        expect(['deck', 'refused']).toContain((await read(oldPackage(bytes))).kind)
      }
    ),
    { numRuns: 60 }
  )
})
