import { useEffect, useState, type RefObject } from 'react'
import { sentencesOf } from '#domain/text/quote.ts'
import { placeOfAddress } from '#lib/values/note-address.ts'

export interface LineAtCursor {
  readonly blockId: string
  /** The sentence of it in which the cursor stands. */
  readonly quote: string
}

const isSecond = (link: Element): boolean => {
  const place = placeOfAddress(link.getAttribute('href'))
  return place !== null && 'recording' in place
}

/** The block of the cursor, if it links to a second of a lecture. */
function lineAt(column: HTMLElement, node: Node, offset: number): LineAtCursor | null {
  const element = node instanceof Element ? node : node.parentElement
  const block = element?.closest<HTMLElement>('[contenteditable] [data-id]')
  const blockId = block?.dataset['id']
  if (!block || blockId === undefined || !column.contains(block)) return null
  if (![...block.querySelectorAll('a[href]')].some(isSecond)) return null
  const before = document.createRange()
  before.setStart(block, 0)
  before.setEnd(node, offset)
  const [text, at] = [block.textContent, before.toString().length]
  const sentences = sentencesOf(text)
  const sentence = sentences.find(({ end }) => end >= at) ?? sentences.at(-1)
  return sentence ? { blockId, quote: text.slice(sentence.start, sentence.end) } : null
}

/** Stays where the cursor stood last while the student presses something beside the text. */
export function useLineAtCursor(column: RefObject<HTMLElement | null>, isWatched: boolean): LineAtCursor | null {
  const [line, setLine] = useState<LineAtCursor | null>(null)
  useEffect(() => {
    if (!isWatched) return undefined
    const read = (): void => {
      const selection = document.getSelection()
      const text = column.current?.querySelector('[contenteditable]')
      const node = selection?.anchorNode
      if (!column.current || !selection || !node || !text?.contains(node)) return
      const found = lineAt(column.current, node, selection.anchorOffset)
      setLine(old => (old?.blockId === found?.blockId && old?.quote === found?.quote ? old : found))
    }
    read()
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [column, isWatched])
  return line
}
