import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noteBlocks, type LecturePhoto } from '#domain/lecture/note/note-blocks.ts'
import type { Said } from '#domain/lecture/said/said.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { placeOfAddress } from '#lib/values/note-address.ts'

const ID = '0190a6f0-0000-7000-8000-000000000001'
const line = (from: number, to: number, text: string, more: Partial<Said> = {}): Said => ({
  ...{ id: `l${from}`, kind: 'speech', from, to, text, speaker: '', engine: 'whisper' },
  ...{ isOwn: false, marks: [], anchors: [], ...more }
})
function blocksOf(
  lines: readonly Said[],
  markers: readonly { second: number; words: string }[] = [],
  photos: readonly LecturePhoto[] = []
): DocNode[] {
  let count = 0
  const words = { partAt: (time: string) => `From ${time}`, comeBack: 'To come back to' }
  return noteBlocks(lines, { recordingId: ID, photos, markers, newId: () => `id${(count += 1)}`, words })
}
const textsOf = (blocks: readonly DocNode[]) => blocks.map(one => `${one.type}: ${plainText(one)}`)
const linksIn = (block: DocNode): unknown[] => [
  ...(block.marks ?? []).map(mark => mark.attrs?.['href']),
  ...(block.content ?? []).flatMap(linksIn)
]

test('what one person says becomes paragraphs that end with a link to their second', () => {
  const blocks = blocksOf([
    line(0, 2, 'Light is absorbed', { speaker: 'Ms Rao' }),
    line(2, 4, 'by chlorophyll.', { speaker: 'Ms Rao' }),
    line(75.6, 80, 'Does it split the water?')
  ])
  expect(textsOf(blocks)).toEqual([
    'paragraph: Light is absorbed by chlorophyll. Ms Rao, 0:00',
    'paragraph: Does it split the water? 1:15'
  ])
  expect(blocks.flatMap(linksIn).map(placeOfAddress)).toEqual([
    { recording: ID, t: '0' },
    { recording: ID, t: '75' }
  ])
})

test('a long pause begins a part; own headings take the place of pauses', () => {
  const lines = [
    line(0, 100, 'One.'),
    line(104, 110, 'Still one.'),
    line(130, 140, 'Two.'),
    line(150, 160, 'Also two.')
  ]
  expect(textsOf(blocksOf(lines))).toEqual([
    'paragraph: One. 0:00',
    'paragraph: Still one. 1:44',
    'heading: From 2:10',
    'paragraph: Two. 2:10',
    'paragraph: Also two. 2:30'
  ])
  const own = [line(0, 0, 'Water', { kind: 'chapter' }), ...lines]
  expect(textsOf(blocksOf(own)).filter(text => text.startsWith('heading'))).toEqual(['heading: Water'])
})

test('a photo of the board stands behind what was said when it was taken', () => {
  const lines = [line(0, 5, 'Look at the board.'), line(20, 25, 'And now to water.', { speaker: 'Ms Rao' })]
  const photo = (second: number) => ({ second, fileId: `file${second}`, alt: 'Photo' })
  const blocks = blocksOf(lines, [], [photo(20), photo(3)])
  expect(blocks.map(({ type, attrs }) => attrs?.['fileId'] ?? type)).toEqual([
    'paragraph',
    'file3',
    'paragraph',
    'file20'
  ])
})

test('text that is not to be trusted is left out, what stands in its place stays', () => {
  const lines = [line(0, 5, 'And so on and so on.', { marks: ['loop'] }), line(6, 9, 'Good.', { marks: ['missing'] })]
  expect(textsOf(blocksOf(lines))).toEqual(['paragraph: Good. 0:06'])
})

test('markers become a list to come back to, in their order', () => {
  const [, heading, list] = blocksOf(
    [line(0, 5, 'Good.')],
    [
      { second: 30, words: 'Important' },
      { second: 12, words: 'which enzyme?' }
    ]
  )
  expect(heading && plainText(heading)).toBe('To come back to')
  expect(list && plainText(list)).toBe('0:12 which enzyme?\n0:30 Important')
})

test('no word is lost or moved, every block has an id of its own, every link leads to a second', () => {
  const said = fc.tuple(fc.nat(9), fc.nat(40), fc.constantFrom('', 'A', 'B'), fc.boolean())
  fc.assert(
    fc.property(fc.array(said, { maxLength: 40 }), rows => {
      let at = 0
      const lines = rows.map(([gap, length, speaker, isLong], index) => {
        const from = (at += gap)
        at += length + 1
        return line(from, at, isLong ? `Word${index} is here. `.repeat(40).trim() : `Word${index} is here.`, {
          speaker
        })
      })
      const blocks = blocksOf(lines)
      const words = blocks.filter(one => one.type === 'paragraph').map(one => one.content?.[0]?.text?.trim())
      expect(words.join(' ')).toBe(lines.map(one => one.text).join(' '))
      const ids = blocks.map(one => one.attrs?.['id'])
      expect(new Set(ids).size).toBe(ids.length)
      for (const href of blocks.flatMap(linksIn)) expect(placeOfAddress(href)).not.toBeNull()
    })
  )
})
