import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerOf, plainQuestion, questionOf, wantedWords } from '#domain/cards/card-sides.ts'
import { parseCloze } from '#domain/cards/cloze.ts'
import {
  drawnAs,
  MOST_BOXES,
  nextBox,
  readOcclusion,
  settled,
  writeOcclusion,
  type Box
} from '#domain/cards/occlusion.ts'

const share = fc.integer({ min: 0, max: 500 }).map(value => value / 500)
const label = fc
  .string({ maxLength: 12, unit: fc.constantFrom('a', 'b', ' ', ':', '{', '}', '=', '%', '\\', '\n', 'é', '😀') })
  .map(text => text.trim())
const boxes = fc
  .array(
    fc.record({
      shape: fc.constantFrom('rect' as const, 'ellipse' as const),
      left: share,
      top: share,
      width: share,
      height: share,
      label
    }),
    {
      minLength: 1,
      maxLength: MOST_BOXES
    }
  )
  .map(all => all.map((box, at): Box => settled({ ...box, ordinal: at + 1 })))
const near = (all: readonly Box[]) =>
  all.map(({ left, top, width, height, ...box }) => ({
    ...box,
    place: [left, top, width, height].map(value => Math.round(value * 1000))
  }))

test('boxes are written as gaps of a cloze and read again, whatever their labels hold', () => {
  fc.assert(
    fc.property(boxes, fc.boolean(), fc.constantFrom('', 'Name it.', 'a\nb'), (all, hidesAll, words) => {
      const front = writeOcclusion({ words, boxes: all, hidesAll })
      const read = readOcclusion(front)
      expect(read && { ...read, boxes: near(read.boxes) }).toEqual({ words, hidesAll, boxes: near(all) })
      expect(parseCloze(front)).toMatchObject({ kind: 'cloze', ordinals: all.map(({ ordinal }) => ordinal) })
      expect(writeOcclusion(read ?? { words: '', boxes: [], hidesAll })).toBe(front)
    })
  )
})

test('marks as Anki writes them are read: rectangles, ellipses, and polygons by the box around them', () => {
  const front =
    '{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1}}<br>{{c2::image-occlusion:ellipse:left=.5:top=.5:rx=.1:ry=.05:oi=1}}{{c3::image-occlusion:polygon:points=.1,.1 .3,.2 .2,.4:oi=1}}'
  const read = readOcclusion(front)
  expect(read?.hidesAll).toBe(true)
  expect(near(read?.boxes ?? []).map(({ shape, place }) => [shape, ...place])).toEqual([
    ['rect', 100, 200, 300, 400],
    ['ellipse', 500, 500, 200, 100],
    ['rect', 100, 100, 200, 300]
  ])
  expect(readOcclusion('{{c1::image-occlusion:text:left=.1:top=.1:text=x}}')).toBeNull()
  expect(readOcclusion('{{c1::image-occlusion:rect:left=:top=x}}')).toBeNull()
  expect(readOcclusion('{{c1::words}}')).toBeNull()
})

test('the question never tells the label, and the answer does', () => {
  const front = writeOcclusion({
    words: 'Name it.',
    hidesAll: true,
    boxes: [1, 2].map(ordinal => ({ ...(nextBox([]) as Box), ordinal, label: `part ${ordinal}` }))
  })
  const card = { kind: 'cloze', front, back: '', ordinal: 2 } as const
  expect(questionOf(card)).toEqual([{ kind: 'text', text: 'Name it.' }])
  expect(plainQuestion(card)).toBe('Name it. [2]')
  expect(answerOf(card)).toEqual([{ kind: 'answer', text: 'part 2' }])
  expect(wantedWords(card)).toBe('part 2')
  const [one, two] = readOcclusion(front)?.boxes ?? []
  expect([one, two].map(box => box && drawnAs(box, 2, true, false))).toEqual(['hidden', 'asked'])
  expect([one, two].map(box => box && drawnAs(box, 2, false, true))).toEqual(['none', 'open'])
})

test('a new box has a number of its own, up to as many as a cloze has', () => {
  const all: Box[] = []
  for (let box = nextBox(all); box; box = nextBox(all)) all.push(box)
  expect(new Set(all.map(({ ordinal }) => ordinal)).size).toBe(MOST_BOXES)
  expect(nextBox(all.slice(1))?.ordinal).toBe(1)
})
