import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentNear, momentOf, toHear } from '#domain/lecture/heard/moment.ts'
import type { Said } from '#domain/lecture/said/said.ts'

const line = (from: number, to: number, text: string, more: Partial<Said> = {}): Said => ({
  ...{ id: `l${from}`, kind: 'speech', from, to, text, speaker: '', engine: 'whisper' },
  ...{ isOwn: false, marks: [], anchors: [], ...more }
})

const LESSON = [
  line(540, 544, 'It takes it back from water.'),
  line(544, 556, 'Two molecules of water are split, and you get four electrons.'),
  line(556, 560, 'For the plant it is waste.')
]

test('a sentence of the note is heard from its first word to its last', () => {
  expect(momentOf('Two molecules of water are split, and you get four electrons.', 540, LESSON)).toEqual({
    from: 544,
    to: 556
  })
})

test('it is played from five seconds before, never from before the beginning', () => {
  expect(toHear({ from: 544, to: 556 })).toEqual({ from: 539, to: 556 })
  expect(toHear({ from: 2, to: 6 })).toEqual({ from: 0, to: 6 })
})

test('a sentence over two lines begins in the one and ends in the other', () => {
  const lines = [line(0, 4, 'Light is absorbed'), line(4, 8, 'by chlorophyll. Then')]
  const found = momentOf('Light is absorbed by chlorophyll.', 0, lines)
  expect(found?.from).toBe(0)
  expect(found?.to).toBeGreaterThan(4)
  expect(found?.to).toBeLessThan(8)
})

test('a mended word does not lose the sentence; one that was never said is not heard', () => {
  expect(momentOf('Two molecules of H2O are split, and you get 4 electrons.', 540, LESSON)?.from).toBe(544)
  expect(momentOf('Chlorophyll is green.', 540, LESSON)).toBeNull()
  expect(momentOf('', 540, LESSON)).toBeNull()
  expect(momentNear('Chlorophyll is green.', 544, LESSON)).toEqual({ from: 544, to: 556 })
  expect(momentNear('Anything', 900, LESSON)).toEqual({ from: 900, to: 910 })
})

test('times of single words are used where an engine gave them', () => {
  const said = line(10, 20, 'Before. Osmosis moves water.', { anchors: [[8, 17]] })
  expect(momentOf('Osmosis moves water.', 10, [said])?.from).toBe(17)
})

test('headings are never heard', () => {
  expect(momentOf('Water', 0, [line(0, 0, 'Water', { kind: 'chapter' })])).toBeNull()
})

const words = fc.array(fc.constantFrom('alpha', 'beta', 'gamma', 'delta', 'eps'), { minLength: 2, maxLength: 8 })

test('whatever is quoted word for word is found, inside its lines and in order', () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 8 }), fc.nat(), (all, pick) => {
      const lines = all.map((own, at) => line(at * 5, at * 5 + 4, `${own.join(' ')} n${at}.`))
      const wanted = lines[pick % lines.length]
      const found = wanted && momentOf(wanted.text, 0, lines)
      expect(found?.from).toBe(wanted?.from)
      expect(found?.to).toBeLessThanOrEqual((wanted?.to ?? 0) + 1e-9)
      expect(found?.to).toBeGreaterThanOrEqual(found?.from ?? 0)
    }),
    { seed: 20261126 }
  )
})
