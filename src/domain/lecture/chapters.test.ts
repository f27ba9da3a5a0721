import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chapterStart, chaptersAtPauses } from '#domain/lecture/chapters.ts'
import { silencesOf, skipFrom } from '#domain/lecture/silence.ts'
import { without, type Stretch } from '#domain/lecture/pieces/voice.ts'
import type { Said } from '#domain/lecture/said/said.ts'

const line = (from: number, to: number, text: string): Said => ({
  ...{ id: text, kind: 'speech', from, to, text, speaker: '', engine: 'whisper', isOwn: false, marks: [], anchors: [] }
})
/** Ten minutes each, with pauses between. */
const voiced: Stretch[] = [
  { from: 0, to: 290 },
  { from: 300, to: 595 },
  { from: 599, to: 1200 },
  { from: 1220, to: 1800 }
]

test('chapters begin behind the longest pauses and are called by what is said there', () => {
  const lines = [line(300, 310, 'Now the second thing, which is the proton gradient here.'), line(1300, 1310, 'Late.')]
  expect(chaptersAtPauses(voiced, lines, 1800, second => `At ${Math.round(second)}`)).toEqual([
    { from: 299.5, title: 'Now the second thing, which is the' },
    { from: 1219.5, title: 'Late' }
  ])
  expect(chaptersAtPauses(voiced, [], 1800, second => `At ${Math.round(second)}`)[0]?.title).toBe('At 300')
  expect(chaptersAtPauses([], [], 1800, String)).toEqual([])
})

test('only silence is skipped, never a voiced second, and never backwards', () => {
  const stretch = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 40 }))
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 12 }), fc.double({ min: 0, max: 600, noNaN: true }), (given, second) => {
      const all = given.map(([from, length]) => ({ from, to: Math.min(600, from + length) }))
      const silences = silencesOf(without([{ from: 0, to: 600 }], without([{ from: 0, to: 600 }], all)), 600)
      const to = skipFrom(silences, second)
      if (to === null) return
      expect(to).toBeGreaterThan(second)
      expect(all.some(one => one.from < to && one.to > second)).toBe(false)
    })
  )
})

test('a chapter put down a few words late begins with the line that begins it', () => {
  const lines = [line(30, 37, 'Light.'), line(37.2, 45, 'Now to respiration.')]
  expect(chapterStart(38, lines)).toBe(37.2)
  expect(chapterStart(44, lines)).toBe(44)
  expect(chapterStart(50, lines)).toBe(50)
  expect(chapterStart(3, [])).toBe(3)
})
