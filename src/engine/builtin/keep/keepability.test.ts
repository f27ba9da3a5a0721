import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { candidatesOf } from '#engine/builtin/candidates.ts'
import { makeCards, rankedCards } from '#engine/builtin/cards.ts'
import { featuresOf } from '#engine/builtin/keep/features.ts'
import { keepability, probability } from '#engine/builtin/keep/keepability.ts'
import { WEIGHTS } from '#engine/builtin/keep/weights.ts'
import { CUT } from '#engine/builtin/rank.ts'
import { read } from '#engine/builtin/read.ts'
import { sourceFromText } from '#engine/source-text.ts'

const NOTE = `Estuary – the part of a river where fresh water meets the tide
Silt – fine grains carried by the water
Only some: depends

The salt marsh was drained in 1863. Eelgrass shelters young fish from the current.`
const reading = read(sourceFromText('n', 'Rivers and coasts', NOTE))

test('a probability lies between nothing and certainty, whatever the features', () => {
  const features = fc.dictionary(
    fc.oneof(fc.constantFrom(...Object.keys(WEIGHTS)), fc.string()),
    fc.double({ min: -1e6, max: 1e6, noNaN: true })
  )
  fc.assert(
    fc.property(features, found => {
      const p = probability(found)
      expect(p).toBeGreaterThan(0)
      expect(p).toBeLessThan(1)
    })
  )
})

test('more of a feature that speaks for a card never lowers it, and the other way round', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.entries(WEIGHTS)),
      fc.double({ min: 0, max: 1, noNaN: true }),
      ([name, weight], value) => {
        const [less, more] = [probability({ [name]: value / 2 }), probability({ [name]: value })]
        if (weight > 0) expect(more).toBeGreaterThanOrEqual(less)
        else expect(more).toBeLessThanOrEqual(less)
      }
    )
  )
})

describe('the features of a card', () => {
  test('are numbers with names, the same each time', () => {
    for (const card of candidatesOf(reading)) {
      const features = featuresOf(card, reading)
      expect(Object.keys(features).length).toBeGreaterThan(2)
      expect(Object.values(features).every(value => Number.isFinite(value) && value !== 0)).toBe(true)
      expect(featuresOf(card, read(sourceFromText('n', 'Rivers and coasts', NOTE)))).toEqual(features)
    }
  })

  test('say what the question and its term are like', () => {
    const card = candidatesOf(reading).find(one => one.front === 'What is meant by estuary?')
    expect(card && featuresOf(card, reading)).toMatchObject({
      'question one word': 1,
      'term one word': 1,
      'term one specific word': 1
    })
  })
})

test('a term with its meaning is worth more than a bare remark', () => {
  const good = candidatesOf(reading).find(one => one.front === 'What is meant by estuary?')
  expect(good && keepability(good, reading)).toBeGreaterThan(CUT)
  expect(candidatesOf(reading).some(one => /only some/i.test(one.front))).toBe(false)
})

test('cards are shown from the best down to the cut', () => {
  const shown = makeCards(sourceFromText('n', 'Rivers and coasts', NOTE)).cards
  const scores = rankedCards(reading).map(one => one.score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(shown).toHaveLength(scores.filter(score => score >= CUT).length)
})
