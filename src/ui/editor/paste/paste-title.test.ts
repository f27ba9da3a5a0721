import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { noteExtensions } from '#ui/editor/extensions.ts'
import { markdownToBlocks } from '#ui/editor/paste/markdown-paste.ts'
import { splitTitle, toSlice } from '#ui/editor/paste/paste.ts'

const words = { missing: '', describe: '', card: '', read: '' }
const labels = { formula: String, task: String, callout: '', table: '', placeholder: '' }
const schema = getSchema(noteExtensions({ url: () => Promise.resolve(''), words, labels, editMath: () => undefined }))
const split = (markdown: string) => splitTitle(toSlice(schema, markdownToBlocks(markdown)))

test('a pasted # Title becomes the title, and what follows it the text', () => {
  const answer = split('# The Cold War\n\nIt began in 1947.\n\n## Causes')
  expect(answer?.title).toBe('The Cold War')
  expect(answer?.rest.content.content.map(node => node.textContent)).toEqual(['It began in 1947.', 'Causes'])
})

test('a smaller heading, a heading below the text and an empty one are no title', () => {
  expect(split('## Causes\n\nOne')).toBeNull()
  expect(split('One\n\n# Two')).toBeNull()
  expect(split('Only words')).toBeNull()
})

test('a heading alone is a title over an empty note', () => {
  const answer = split('# Only a title')
  expect([answer?.title, answer?.rest.size]).toEqual(['Only a title', 0])
})
