import { expect, test } from 'vitest'
import { BASIC, makeCollection, newPackage } from '../../../../tests/support/anki-deck.ts'
import { heldCards, readHead } from '#workers/import/anki/held-deck.ts'

const WISHES = { now: 0, timeZone: 'UTC', dayStartsAt: 4, desiredRetention: 0.9, weights: null }

test('the cards of a deck come a page after the other, each once, and are let go then', async () => {
  const notes = Array.from({ length: 600 }, (_, at) => ({ type: 'Basic', fields: [`front ${at}`, 'back'] }))
  const bytes = newPackage(await makeCollection({ types: { Basic: BASIC }, notes }))
  const head = await readHead(new Blob([new Uint8Array(bytes)]), WISHES, () => {})
  expect(head).toMatchObject({ kind: 'deck', count: 600 })
  const fronts: string[] = []
  let longest = 0
  while (fronts.length < 600) {
    const page = heldCards(fronts.length)
    longest = Math.max(longest, page.length)
    fronts.push(...page.map(({ front }) => front))
  }
  expect(fronts).toEqual(notes.map(({ fields }) => fields[0]))
  expect(longest).toBeLessThanOrEqual(250)
  expect(() => heldCards(0)).toThrow('not held')
})
