import type { DocNode } from '#domain/notes/note-text.ts'

const NAME = 'quoted-words'
const PLACE = /^(\d{1,6})-(\d{1,6})$/

/** The range of these words in what an element shows. */
export function rangeOf(element: Element, words: string): Range | null {
  const from = element.textContent.indexOf(words)
  if (words === '' || from < 0) return null
  const range = new Range()
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let passed = 0
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (from >= passed && from < passed + length) range.setStart(node, from - passed)
    const end = from + words.length - passed
    if (end <= length) {
      range.setEnd(node, end)
      return range
    }
    passed += length
  }
  return null
}

/**
 * Marks the quoted words in a block of the open note, as a highlight: an element would be a change of the text to the
 * editor. The words are read from the note, never from the address. False where they do not stand there.
 */
export async function markQuote(block: Element, doc: DocNode, at: string, quoted: string): Promise<boolean> {
  const [, start, end] = PLACE.exec(quoted) ?? []
  if (start === undefined || end === undefined || !('highlights' in CSS)) return false
  const { sourceFromDoc } = await import('#engine/source.ts')
  const text = sourceFromDoc('', '', doc).blocks.find(({ id }) => id === at)?.text ?? ''
  const range = rangeOf(block, text.slice(Number(start), Number(end)))
  if (range) CSS.highlights.set(NAME, new Highlight(range))
  return range !== null
}

export const unmarkQuote = (): unknown => 'highlights' in CSS && CSS.highlights.delete(NAME)

export const quoteStyle = (background: string): string => `::highlight(${NAME}) { background-color: ${background}; }`
