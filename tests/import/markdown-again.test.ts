import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bareDoc } from '#domain/import/notes/settle.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { noteFile } from '#tools/shared/passport/people.ts'
import { readyNotes } from '#tools/notetaker/import/notes/to-doc.ts'
import { readNotes } from '#workers/import/notes/read-notes.ts'

const ID = '0198a000-0000-7000-8000-000000000014'
const WORDS = { slide: 'Slide {number}', spoken: 'Speaker notes', chapter: 'Chapter {number}' }

/** Words of notes among signs that mean something in Markdown. */
const word = fc.constantFrom(
  ...'cell osmosis ATP 3 été 氷 a_b_c $5 <b> #1 [[wiki]] [x] 1. - 50% C&A ` * ~ > ![no] http://a.b \\ | == ^ “q” a@b.cd &amp; _ + : "'.split(
    ' '
  )
)
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map(said => said.join(' '))
const text = (said: string, ...types: string[]): DocNode => ({
  type: 'text',
  text: said,
  ...(types.length > 0 && {
    marks: types.map(type => ({ type, ...(type === 'link' && { attrs: { href: 'https://example.org/a' } }) }))
  })
})
const LOOKS = [
  '',
  '',
  '',
  'bold',
  'italic',
  'bold italic',
  'code',
  'strike',
  'highlight',
  'superscript',
  'subscript',
  'underline',
  'link'
]
const styled = fc
  .tuple(words, fc.constantFrom(...LOOKS))
  .map(([said, look]) => text(said, ...look.split(' ').filter(Boolean)))
const formula = fc
  .constantFrom('x^2', '\\frac{1}{2}', 'a_b')
  .map((latex): DocNode => ({ type: 'inlineMath', attrs: { latex } }))
const BREAK: DocNode = { type: 'hardBreak' }

/** Two texts of one look are one, and a line end at the edge of a paragraph is none. */
function line(nodes: readonly DocNode[]): DocNode[] {
  const apart = nodes.flatMap((node, at) =>
    node.type === 'text' && nodes[at - 1]?.type === 'text' ? [text(' '), node] : [node]
  )
  const [from, to] = [
    apart.findIndex(({ type }) => type !== 'hardBreak'),
    apart.findLastIndex(({ type }) => type !== 'hardBreak')
  ]
  return from < 0 ? [text('cell')] : apart.slice(from, to + 1)
}
const inline = fc
  .array(fc.oneof({ weight: 5, arbitrary: styled }, formula, fc.constant(BREAK)), { minLength: 1, maxLength: 4 })
  .map(line)
const node = (type: string, content: readonly DocNode[], attrs?: DocNode['attrs']): DocNode => ({
  type,
  content,
  ...(attrs && { attrs })
})
const paragraph = inline.map(content => node('paragraph', content))
const simple = words.map(said => node('paragraph', [text(said)]))
const item = fc
  .tuple(paragraph, fc.option(simple))
  .map(([first, inner]) => node('listItem', inner ? [first, node('bulletList', [node('listItem', [inner])])] : [first]))
const some = <Value>(one: fc.Arbitrary<Value>): fc.Arbitrary<Value[]> => fc.array(one, { minLength: 1, maxLength: 3 })
const cell = styled.map(one => node('tableCell', [node('paragraph', [one])]))
const table = fc.tuple(fc.tuple(words, words), some(fc.tuple(cell, cell))).map(([head, rows]) =>
  node('table', [
    node(
      'tableRow',
      head.map(said => node('tableHeader', [node('paragraph', [text(said)])]))
    ),
    ...rows.map(cells => node('tableRow', cells))
  ])
)
const block: fc.Arbitrary<DocNode> = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  fc.tuple(styled, fc.integer({ min: 1, max: 3 })).map(([one, level]) => node('heading', [one], { level })),
  some(item).map(items => node('bulletList', items)),
  some(item).map(items => node('orderedList', items)),
  some(fc.tuple(paragraph, fc.boolean())).map(items =>
    node(
      'taskList',
      items.map(([one, checked]) => node('taskItem', [one], { checked }))
    )
  ),
  some(simple).map(inside => node('blockquote', inside)),
  some(simple).map(inside => node('callout', inside)),
  fc.constantFrom('let x = 1\nx += 2', '# no heading', '$a$ <br>').map(code => node('codeBlock', [text(code)])),
  fc.constantFrom('x^2', '\\int_0^1 x\\,dx').map((latex): DocNode => ({ type: 'blockMath', attrs: { latex } })),
  words.map((alt): DocNode => ({ type: 'image', attrs: { fileId: 'dot', alt } })),
  fc.constant<DocNode>({ type: 'horizontalRule' }),
  table
)

test('a note that goes out as Markdown with its pictures comes in again the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 5 }), async content => {
      const doc: DocNode = { type: 'doc', content }
      const facts = {
        id: ID,
        title: 'Cells: "1"',
        tags: ['IB', 'cold war'],
        pinned: true,
        updatedAt: '2026-11-26T05:00:00.000Z'
      }
      const written = noteFile({ ...facts, doc: { ...doc } }, 'Biology', {
        pictureOf: () => '../../assets/dot.png',
        noteOf: () => null
      })
      const files = { 'cramless.json': '{}', 'notes/Biology/Cells.md': written, 'assets/dot.png': 'picture' }
      const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, said]) => [name, strToU8(said)])))
      const found = await readNotes([new File([zip], 'cramless.zip')], WORDS, () => undefined)
      if (found.kind === 'refused') throw new Error(found.why)
      const [note] = found.notes
      if (!note) throw new Error('No note')
      expect(note).toMatchObject({ key: ID, title: facts.title, tags: facts.tags, pinned: true, place: ['Biology'] })
      const picture = (index: number) => ({ fileId: 'dot', alt: note.pictures[index]?.alt ?? '', width: 1, height: 1 })
      const [ready] = readyNotes(ID, note, ID, { idOf: () => undefined, picture })
      expect(bareDoc(ready?.doc ?? { type: 'doc' })).toEqual(bareDoc(doc))
    }),
    { numRuns: 200 }
  )
})
