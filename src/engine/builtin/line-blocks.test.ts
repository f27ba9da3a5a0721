import { expect, test } from 'vitest'
import type { DocNode } from '#domain/notes/note-text.ts'
import { makeCards } from '#engine/builtin/cards.ts'
import { makeQuestions } from '#engine/builtin/questions/questions.ts'
import { read } from '#engine/builtin/read.ts'
import { sourceFromDoc } from '#engine/source.ts'

const TITLE = 'Rivers and coasts'

/** A paragraph whose lines were ended with Shift and Enter. */
function paragraph(id: string, lines: readonly string[], bold = ''): DocNode {
  const content = lines.flatMap((text, at): DocNode[] => [
    ...(at > 0 ? [{ type: 'hardBreak' }] : []),
    { type: 'text', text, ...(text === bold && { marks: [{ type: 'bold' }] }) }
  ])
  return { type: 'paragraph', attrs: { id }, content }
}
const source = (...content: DocNode[]) => sourceFromDoc('n', TITLE, { type: 'doc', content })

const TERMS = source(
  paragraph('terms', [
    'Leaching - process in which nutrients get washed down by heavy rain below the reach of roots',
    'Humus - decomposed organic matter that is found in the soil',
    'Watershed: the boundary between two drainage basins'
  ])
)

test('each line of a paragraph has its own card, and no line runs into the next', () => {
  const { cards } = makeCards(TERMS)
  expect(cards.map(card => card.back).filter(back => back !== '')).toEqual(
    expect.arrayContaining([
      'Process in which nutrients get washed down by heavy rain below the reach of roots',
      'The boundary between two drainage basins'
    ])
  )
  expect(cards.some(card => /\n|Humus - |Watershed: /.test(card.back))).toBe(false)
})

test('what is quoted of a line stands in its block as the note has it', () => {
  const spans = [
    ...makeCards(TERMS).evidence,
    ...makeQuestions([TERMS]).questions.flatMap(one => one.evidence.map(({ span }) => span))
  ]
  expect(spans.length).toBeGreaterThan(3)
  for (const { blockId, start, end, quote } of spans) {
    const block = TERMS.blocks.find(({ id }) => id === blockId)
    expect(block?.text.slice(start, end)).toBe(quote)
  }
})

test('a sentence that an address broke in small letters is one line', () => {
  const lines = ['The movement of water between the land, the sea and', 'the air is called the hydrological cycle.']
  expect(read(source(paragraph('p', lines))).blocks.map(({ block }) => block.text)).toEqual([lines.join('\n')])
})

test('a bold line heads the lines below it and not the next paragraph', () => {
  const { blocks } = read(
    source(
      paragraph(
        'one',
        ['Internet and web', 'internet = the physical network', 'web = the pages on it'],
        'Internet and web'
      ),
      paragraph('two', ['cookies: small text files', 'stored by the browser of the user'])
    )
  )
  expect(blocks.map(one => one.headings.at(-1))).toEqual([
    'Internet and web',
    'Internet and web',
    'Internet and web',
    TITLE,
    TITLE
  ])
})
