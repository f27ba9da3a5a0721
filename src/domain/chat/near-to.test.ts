import { expect, test } from 'vitest'
import { nearFirst, nearTo } from '#domain/chat/near-to.ts'

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

test('"test me on rivers" asks of every sentence of the note, and of no other note', () => {
  const items = [
    { note: 'r', text: 'What is deposited inside the bend?' },
    { note: 'r', text: 'What is a river bend called?' },
    { note: 'p', text: 'What is photolysis?' },
    { note: 'r', text: 'What is a delta?' }
  ]
  const asked = nearFirst(
    'rivers',
    items,
    one => one.text,
    one => one.note
  )
  expect(asked.map(({ text }) => text)).toEqual([items[1]?.text, items[0]?.text, items[3]?.text])
})
