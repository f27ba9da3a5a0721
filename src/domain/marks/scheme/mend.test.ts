import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addPoint,
  changePoint,
  mended,
  NO_MENDS,
  statedIn,
  type MendedPoint,
  type Mends
} from '#domain/marks/scheme/mend.ts'

const PASTE = 'PUBLISHED\n1 enzyme denatured ;\n2 active site changes shape ;\n3 substrate no longer fits ;\n[max 2]'

const at = (mends: Mends, place: number, pasted = PASTE): MendedPoint => {
  const point = mended(pasted, mends, '').points[place]
  if (!point) throw new Error(`No point ${place}`)
  return point
}
const textsOf = (mends: Mends, pasted = PASTE): string[] => {
  const { scheme } = mended(pasted, mends, '')
  return scheme.model === 'points' ? scheme.points.map(({ text }) => text) : []
}

describe('what was read of a pasted scheme', () => {
  test('stands with its lines, what was left out and its sum', () => {
    const read = mended(PASTE, NO_MENDS, '')
    expect(read.points.map(({ text, marks, lines }) => [text, marks, lines])).toEqual([
      ['enzyme denatured', 1, [1]],
      ['active site changes shape', 1, [2]],
      ['substrate no longer fits', 1, [3]]
    ])
    expect(read.paste.dropped).toEqual([0])
    expect([read.sum, read.marks]).toEqual([2, 2])
  })

  test('a point is mended, removed, put back and added', () => {
    let mends = changePoint(NO_MENDS, at(NO_MENDS, 0), { text: 'the enzyme is denatured' })
    mends = changePoint(mends, at(mends, 1), { isRemoved: true })
    mends = addPoint(mends)
    mends = changePoint(mends, at(mends, 3), { text: ' no product ', marks: 2 })
    expect(textsOf(mends)).toEqual(['the enzyme is denatured', 'substrate no longer fits', 'no product'])
    expect(mended(PASTE, mends, '').sum).toBe(4)
    mends = changePoint(mends, at(mends, 1), { isRemoved: false })
    expect(textsOf(mends)[1]).toBe('active site changes shape')
    expect(textsOf(changePoint(mends, at(mends, 3), { isRemoved: true }))).toHaveLength(3)
  })

  test('a mend holds when another line of the paste is changed, and not when its own line is', () => {
    const mends = changePoint(NO_MENDS, at(NO_MENDS, 1), { text: 'site changes' })
    expect(textsOf(mends, PASTE.replace('denatured', 'broken'))).toContain('site changes')
    expect(textsOf(mends, PASTE.replace('shape', 'form'))).toContain('active site changes form')
  })

  test('two points with the same words are mended apart', () => {
    const pasted = 'heat (1)\nheat (1)'
    expect(textsOf(changePoint(NO_MENDS, at(NO_MENDS, 1, pasted), { text: 'light' }), pasted)).toEqual([
      'heat',
      'light'
    ])
  })

  test('a point that needs a removed one no longer waits for it', () => {
    const pasted = 'M1 3x = 15\nDM1 x = 5'
    const gone = changePoint(NO_MENDS, at(NO_MENDS, 0, pasted), { isRemoved: true })
    const { scheme } = mended(pasted, gone, '')
    expect(scheme.model === 'points' && scheme.points.map(({ dependsOn }) => dependsOn)).toEqual([undefined])
  })

  test('the marks are the student’s, else those of the paste, else of the question, else the sum', () => {
    const pasted = 'heat (1)\nlight (1)'
    expect(mended(pasted, NO_MENDS, 'Name two.').marks).toBe(2)
    expect(mended(pasted, NO_MENDS, 'Name two. [3]').marks).toBe(3)
    expect(mended(`${pasted}\n[Total: 4]`, NO_MENDS, 'Name two. [3]').marks).toBe(4)
    expect(mended(pasted, { ...NO_MENDS, marks: 1 }, 'Name two. [3]').marks).toBe(1)
    expect([statedIn('Why? (4 marks)'), statedIn('Why in (4) steps?')]).toEqual([4, null])
  })

  test('of several questions the chosen one is taken; a letter of a key is a point', () => {
    const pasted = '1(a) heat rises (1)\n1(b) light bends (1)\nslower in glass (1)'
    expect(textsOf(NO_MENDS, pasted)).toEqual(['heat rises'])
    expect(textsOf({ ...NO_MENDS, part: '1(b)' }, pasted)).toEqual(['light bends', 'slower in glass'])
    expect(textsOf({ ...NO_MENDS, part: '2' }, '1 B\n2 D')).toEqual(['D'])
  })

  test('nothing read: points by hand stand for themselves', () => {
    const one = addPoint(NO_MENDS)
    expect(mended('', one, '')).toMatchObject({ sum: 0, paste: { state: 'unreadable' } })
    const said = changePoint(one, at(one, 0, ''), { text: 'heat' })
    expect([textsOf(said, ''), mended('', said, '').marks]).toEqual([['heat'], 1])
  })

  test('mends never change what was read of other points', () => {
    const words = fc.array(fc.constantFrom('heat', 'light', 'sound', 'a longer point'), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(words, fc.nat(7), (points, chosen) => {
        const pasted = points.map(point => `${point} (1)`).join('\n')
        const read = textsOf(NO_MENDS, pasted)
        const place = chosen % read.length
        const now = textsOf(changePoint(NO_MENDS, at(NO_MENDS, place, pasted), { text: 'mine' }), pasted)
        expect(now).toEqual(read.with(place, 'mine'))
      }),
      { seed: 28, numRuns: 200 }
    )
  })
})
