import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeNotes } from '#domain/notes/note-merge.ts'
import type { DocNode } from '#domain/notes/note-text.ts'

interface Line {
  readonly id: string
  readonly text: string
  /** The quote in which it stands; empty: none. */
  readonly in: string
}

const line = ({ id, text }: Line): DocNode => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] })

/** Each quote stands where its first line is. */
function docOf(lines: readonly Line[]): DocNode {
  const quotes = new Set<string>()
  const content = lines.flatMap((one): DocNode[] => {
    if (one.in === '') return [line(one)]
    if (quotes.has(one.in)) return []
    quotes.add(one.in)
    return [{ type: 'blockquote', attrs: { id: one.in }, content: lines.filter(x => x.in === one.in).map(line) }]
  })
  return { type: 'doc', content }
}

function linesOf(node: DocNode, within = ''): Line[] {
  return (node.content ?? []).flatMap(block => {
    const id = (block.attrs?.['id'] as string | undefined) ?? ''
    if (block.type !== 'blockquote') return id === '' ? [] : [{ id, text: block.content?.[0]?.text ?? '', in: within }]
    const inside = linesOf(block, id)
    expect(inside.length, 'no quote is empty').toBeGreaterThan(0)
    return inside
  })
}

const read = (text: string): Line[] =>
  text.split(' ').map(word => {
    const [place, said] = word.includes('/') ? word.split('/') : ['', word]
    return { id: said?.[0] ?? '', text: said ?? '', in: place ?? '' }
  })
const written = (lines: readonly Line[]): string =>
  lines.map(one => (one.in === '' ? one.text : `${one.in}/${one.text}`)).join(' ')
function merged(was: string, mine: string, theirs: string): string {
  const { doc, kept } = mergeNotes(docOf(read(was)), docOf(read(mine)), docOf(read(theirs)))
  expect(kept).toBe(0)
  return written(linesOf(doc))
}

test('a block moved into another list while it is edited elsewhere stands once', () => {
  expect(merged('P/a P/b Q/c', 'P/b Q/c Q/a', 'P/a2 P/b Q/c')).toBe('P/b Q/c Q/a2')
  expect(merged('P/a P/b Q/c', 'P/a2 P/b Q/c', 'P/b Q/c Q/a')).toBe('P/b Q/c Q/a2')
  expect(merged('a b', 'Q/a b', 'a2 b'), 'into a new one').toBe('Q/a2 b')
  expect(merged('Q/a b', 'a b', 'Q/a2 b'), 'out of one that is gone').toBe('a2 b')
})

test('a block that both moved into different lists stands once, where mine put it', () => {
  expect(merged('a b P/c Q/d', 'b P/c P/a Q/d', 'b P/c Q/d Q/a')).toBe('b P/c P/a Q/d')
})

test('a block that one side moved and the other deleted is gone, with the quote that held nothing else', () => {
  expect(merged('a b', 'Q/a b', 'b')).toBe('b')
  expect(merged('a b', 'b', 'Q/a b')).toBe('b')
  expect(merged('a b', 'Q/a2 b', 'b'), 'an edit beats it').toBe('Q/a2 b')
})

test('a list from which each side took what the other left is gone', () => {
  expect(merged('P/a P/b c', 'P/a c', 'P/b c')).toBe('c')
  expect(merged('P/a P/b Q/c', 'P/a Q/c Q/b', 'P/b Q/c Q/a')).toBe('Q/c Q/b Q/a')
})

test('of a list that one side deleted stands what the other wrote in it', () => {
  expect(merged('P/a P/b c', 'c', 'P/a2 P/b c')).toBe('P/a2 c')
  expect(merged('P/a P/b c', 'P/a P/b P/d c', 'c')).toBe('P/d c')
})

test('an item that went into another list of tasks is one item with the words of the other side', () => {
  const item = (id: string, text: string): DocNode => ({
    type: 'taskItem',
    attrs: { id, checked: false },
    content: [line({ id: `${id}p`, text, in: '' })]
  })
  const list = (id: string, ...content: DocNode[]): DocNode => ({ type: 'taskList', attrs: { id }, content })
  const doc = (...content: DocNode[]): DocNode => ({ type: 'doc', content })
  const was = doc(list('P', item('a', 'one'), item('b', 'two')), list('Q', item('c', 'three')))
  const moved = doc(list('P', item('b', 'two')), list('Q', item('c', 'three'), item('a', 'one')))
  const edited = doc(list('P', item('a', 'ONE'), item('b', 'two')), list('Q', item('c', 'three')))
  const end = doc(list('P', item('b', 'two')), list('Q', item('c', 'three'), item('a', 'ONE')))
  expect(mergeNotes(was, moved, edited)).toEqual({ doc: end, kept: 0 })
  expect(mergeNotes(was, edited, moved)).toEqual({ doc: end, kept: 0 })
})

const LINES = ['a', 'b', 'c', 'd', 'e', 'f']
const lines = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...LINES), to: fc.constantFrom('', '2', '3'), in: fc.constantFrom('', 'P', 'Q') }),
  { selector: ({ id }) => id, minLength: 1 }
)
const plain = lines.map(list => list.map(({ id, to, ...rest }) => ({ id, text: `${id}${to}`, in: rest.in })))

test('every block stands once, whatever was moved into which list', () => {
  fc.assert(
    fc.property(plain, plain, plain, (was, mine, theirs) => {
      const { doc, kept } = mergeNotes(docOf(was), docOf(mine), docOf(theirs))
      const end = linesOf(doc)
      expect(new Set(end.map(({ id }) => id)).size, 'an id stands once').toBe(end.length)
      const of = (list: readonly Line[], id: string) => list.find(one => one.id === id)?.text
      let quarrels = 0
      for (const id of LINES) {
        const [before, here, there] = [of(was, id), of(mine, id), of(theirs, id)]
        const expected = new Set([here, there].filter(text => text !== undefined && text !== before))
        // Unchanged on both sides, and deleted on neither.
        if (expected.size === 0 && here !== undefined && here === there) expected.add(here)
        quarrels += expected.size === 2 ? 1 : 0
        expect(
          end
            .filter(({ text }) => text[0] === id)
            .map(({ text }) => text)
            .toSorted()
        ).toEqual([...expected].toSorted())
      }
      expect(kept).toBe(quarrels)
    })
  )
})

const QUOTES = ['P', 'Q', 'R']
const NESTED = ['a', 'b', 'c', 'd', 'e', ...QUOTES]
const nested = fc.record({
  order: fc.shuffledSubarray(NESTED),
  quotes: fc.shuffledSubarray(QUOTES, { minLength: 3 }),
  within: fc.array(fc.constantFrom('', 'P', 'Q', 'R'), { minLength: 8, maxLength: 8 }),
  texts: fc.array(fc.constantFrom('', '2', '3'), { minLength: 8, maxLength: 8 })
})

/** Quotes stand in those before them only. */
function nestedDoc({ order, quotes, within, texts }: typeof nested extends fc.Arbitrary<infer Value> ? Value : never) {
  const placed = order.map(id => {
    const to = within[NESTED.indexOf(id)] ?? ''
    const isFit = order.includes(to) && (id >= 'a' || quotes.indexOf(to) < quotes.indexOf(id))
    return { id, in: isFit ? to : '' }
  })
  const blocksIn = (quote: string): DocNode[] =>
    placed.flatMap((one): DocNode[] => {
      if (one.in !== quote) return []
      if (one.id >= 'a') return [line({ id: one.id, text: `${one.id}${texts[NESTED.indexOf(one.id)] ?? ''}`, in: '' })]
      const content = blocksIn(one.id)
      return content.length > 0 ? [{ type: 'blockquote', attrs: { id: one.id }, content }] : []
    })
  return { type: 'doc', content: blocksIn('') }
}

function idsIn(node: DocNode): string[] {
  const own = node.attrs?.['id']
  return [...(typeof own === 'string' ? [own] : []), ...(node.content ?? []).flatMap(idsIn)]
}

test('every block stands once, however quotes are moved in and out of quotes', () => {
  fc.assert(
    fc.property(nested, nested, nested, (...all) => {
      const [was, mine, theirs] = [nestedDoc(all[0]), nestedDoc(all[1]), nestedDoc(all[2])]
      const { doc } = mergeNotes(was, mine, theirs)
      expect(new Set(idsIn(doc)).size, 'an id stands once').toBe(idsIn(doc).length)
      const [before, here, there] = [was, mine, theirs].map(side => new Set(linesOf(side).map(({ text }) => text)))
      const isIn = (side: Set<string> | undefined, text: string) => side?.has(text) ?? false
      const stands = NESTED.flatMap(id =>
        ['', '2', '3']
          .filter(to => {
            const sides = [isIn(here, id + to), isIn(there, id + to)]
            return isIn(before, id + to) ? sides.every(Boolean) : sides.some(Boolean)
          })
          .map(to => id + to)
      )
      expect(
        linesOf(doc)
          .map(({ text }) => text)
          .toSorted()
      ).toEqual(stands.toSorted())
    })
  )
})
