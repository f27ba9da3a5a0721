import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverageOf } from '#domain/lecture/check/coverage.ts'
import { marksOf } from '#domain/lecture/check/detect.ts'
import { languageOf, usualLanguage } from '#domain/lecture/check/language.ts'
import { isLoop } from '#domain/lecture/check/loops.ts'
import { lengthOf } from '#domain/lecture/pieces/voice.ts'
import { FAULTS, madeLectures } from '../../../../tests/support/made-lectures.ts'

const LECTURES = madeLectures()

test('of pieces with a fault 95 in 100 are found', () => {
  const cases = Object.entries(FAULTS).flatMap(([fault, make]) =>
    LECTURES.filter((_one, at) => at % 5 === 0).map(made => {
      const { lines, voiced = made.voiced, piece = made.piece } = make(made)
      return { name: `${fault}, ${made.name}`, marks: marksOf({ ...piece, lines }, voiced) }
    })
  )
  const missed = cases.filter(one => one.marks.length === 0).map(one => one.name)
  expect(cases.length).toBeGreaterThanOrEqual(60)
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(cases.length * 0.05)
})

test('an hour of speech has at most one false mark', () => {
  const hours = LECTURES.reduce((sum, made) => sum + lengthOf(made.voiced), 0) / 3600
  const marked = LECTURES.flatMap(made => marksOf(made.piece, made.voiced).map(mark => `${mark}: ${made.name}`))
  const untimed = LECTURES.flatMap(({ piece, voiced, name }) => {
    const text = piece.lines.map(one => one.text).join(' ')
    return marksOf({ ...piece, lines: [{ from: piece.from, to: piece.to, text }] }, voiced).map(
      mark => `${mark}: ${name}`
    )
  })
  expect(hours).toBeGreaterThan(1)
  expect(marked.length / hours, marked.join('\n')).toBeLessThanOrEqual(1)
  expect(untimed.length / hours, untimed.join('\n')).toBeLessThanOrEqual(1)
})

test('what people repeat is no loop', () => {
  expect(isLoop('No, no, no, no. Left, right, left, right, left, right.')).toBe(false)
  expect(isLoop('It is very, very, very, very important. It is very important.')).toBe(false)
  expect(isLoop('Two, four, six, eight, ten, twelve, fourteen, sixteen.')).toBe(false)
  expect(isLoop('')).toBe(false)
  expect(isLoop('谢谢大家'.repeat(12))).toBe(true)
})

test('languages are told apart, short texts are not', () => {
  expect(languageOf('Yes, osmosis.')).toBeNull()
  expect(languageOf('The water moves to the other side of the membrane and that is it.')).toBe('en')
  expect(
    usualLanguage(['The water moves to the other side of the membrane and that is it.', 'Да, это вода.'])
  ).toBeNull()
})

test('what has no text is listed and counted', () => {
  const voiced = [
    { from: 0, to: 10 },
    { from: 12, to: 20 },
    { from: 40, to: 64 }
  ]
  const cover = coverageOf(voiced, [
    { from: 0, to: 20, text: 'All of this.' },
    { from: 40, to: 64, text: ' ' }
  ])
  expect(cover).toEqual({ voiced: 42, bare: 24, gaps: [{ from: 40, to: 64 }] })
})

test('more text never leaves more bare', () => {
  const line = fc
    .record({ from: fc.nat(100), long: fc.nat(30) })
    .map(({ from, long }) => ({ from, to: from + long, text: 'x' }))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 10 }), line, (lines, one) => {
      const voiced = [
        { from: 0, to: 30 },
        { from: 33, to: 80 }
      ]
      const before = coverageOf(voiced, lines)
      expect(coverageOf(voiced, [...lines, one]).bare).toBeLessThanOrEqual(before.bare + 1e-9)
      expect(before.bare).toBeLessThanOrEqual(before.voiced)
    })
  )
})
