import { expect, test } from 'vitest'
import fc from 'fast-check'
import { cardsCsv, type CsvCard } from '#domain/import/cards-csv.ts'
import { cardsOfTable, guessChoice } from '#domain/import/table.ts'
import { readTable } from '#workers/import/delimited.ts'

const side = fc
  .string({ minLength: 1, maxLength: 40, unit: fc.constantFrom(...Array.from('ab ;,"|\t\n=+-@\'é日$x1')) })
  .map(text => text.trim())
  .filter(text => text !== '')
const tag = fc.constantFrom('cells', 'cell biology', 'exam')

const cards = fc
  .array(
    fc.record({
      kind: fc.constantFrom('basic', 'reversed', 'type', 'choice', 'cloze'),
      front: side,
      back: side,
      tags: fc.uniqueArray(tag),
      place: fc.constantFrom([], ['Biology'], ['Biology', 'Cells'])
    }),
    { minLength: 2, maxLength: 20 }
  )
  .map(list =>
    list.map(({ kind, front, ...rest }, at): CsvCard => {
      const gaps = `${at} {{c1::${at}}} ${front}`
      return {
        ...rest,
        kind,
        front: kind === 'cloze' ? gaps : `${at} ${front}`,
        ordinal: kind === 'cloze' ? 1 : 0,
        groupId: String(at),
        wrong: kind === 'choice' ? ['one', 'two, three'] : []
      }
    })
  )

test('what goes out as a table comes in the same', () => {
  fc.assert(
    fc.property(cards, list => {
      const table = readTable(cardsCsv(list))
      const rows = table?.rows ?? []
      const { cards: found, leftOut } = cardsOfTable(rows, guessChoice(rows))
      expect(leftOut).toEqual([])
      const bare = (card: Omit<CsvCard, 'groupId' | 'wrong'> & { readonly wrong?: readonly string[] }) => {
        const { kind, front, back, ordinal, tags, place, wrong = [] } = card
        return JSON.stringify([kind, front, back, ordinal, [...tags], [...place], [...wrong]])
      }
      const others = list.flatMap(card =>
        card.kind === 'reversed' ? [card, { ...card, front: card.back, back: card.front, ordinal: 1 }] : [card]
      )
      expect(found.map(bare).toSorted()).toEqual(others.map(bare).toSorted())
    }),
    { numRuns: 300 }
  )
})

test('a cell that a spreadsheet would run is text, and comes in as it was', () => {
  const card = { kind: 'basic', front: '=1+1', back: "'-x", ordinal: 0, groupId: 'g', tags: [], wrong: [], place: [] }
  const csv = cardsCsv([card as CsvCard])
  expect(csv).toContain("'=1+1,''-x")
  const rows = readTable(csv)?.rows ?? []
  expect(cardsOfTable(rows, guessChoice(rows)).cards[0]).toMatchObject({ front: '=1+1', back: "'-x" })
})
