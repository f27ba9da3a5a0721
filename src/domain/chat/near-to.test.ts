import { expect, test } from 'vitest'
import { nearTo } from '#domain/chat/near-to.ts'

const NOTES = ['Free elections in Poland', 'The atomic bomb', 'Photosynthesis in the leaf']
const near = (text: string) => nearTo(text, NOTES, note => note)

test('what shares words comes first, whatever form a word has', () => {
  expect(near('Ask me about the election')).toEqual([NOTES[0]])
  expect(near('bombs')).toEqual([NOTES[1]])
})

test('where nothing is shared all of it is asked, in its order', () => {
  expect(near('everything')).toEqual(NOTES)
  expect(near('')).toEqual(NOTES)
  expect(nearTo('bomb', [], String)).toEqual([])
})
