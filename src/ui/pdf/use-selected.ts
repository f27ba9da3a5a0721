import { useEffect, type RefObject } from 'react'
import { pageText, wordsIn } from '#lib/pdf/page-text.ts'
import type { LaidText } from '#ui/pdf/open-pdf.ts'
import { wordsOfRange, type Words } from '#ui/pdf/ranges.ts'

/** What is selected: the words, and where they stand. Of words on two pages those of the first. */
export interface SelectedPassage {
  readonly page: number
  readonly words: Words
  readonly text: string
  /** Where their end stands among the pages. */
  readonly below: { readonly left: number; readonly top: number }
}

function read(scroller: HTMLElement, texts: ReadonlyMap<number, LaidText>): SelectedPassage | null {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!scroller.contains(range.commonAncestorContainer)) return null
  for (const [page, text] of [...texts].sort(([a], [b]) => a - b)) {
    const words = wordsOfRange(text, range)
    const said = words ? wordsIn(pageText(text.pieces), words.from, words.to) : ''
    if (!words || said === '') continue
    const box = range.getBoundingClientRect()
    const frame = scroller.getBoundingClientRect()
    const left = Math.min(Math.max(8, box.left - frame.left), Math.max(8, scroller.clientWidth - 320))
    return { page, words, text: said, below: { left, top: box.bottom - frame.top + scroller.scrollTop + 8 } }
  }
  return null
}

/** Hears what is selected in the pages: once it stands, not while it is drawn. In another size it stands elsewhere. */
export function useSelected(
  scroller: RefObject<HTMLElement | null>,
  texts: RefObject<ReadonlyMap<number, LaidText>>,
  scale: number,
  onSelect: (selected: SelectedPassage | null) => void
): void {
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    let isDrawn = false
    const tell = (): void => {
      if (!isDrawn) onSelect(read(element, texts.current))
    }
    const down = (): void => {
      isDrawn = true
    }
    const up = (): void => {
      if (!isDrawn) return
      isDrawn = false
      // The browser lets go of an old selection only after this.
      setTimeout(tell)
    }
    tell()
    document.addEventListener('selectionchange', tell)
    element.addEventListener('pointerdown', down)
    document.addEventListener('pointerup', up)
    document.addEventListener('pointercancel', up)
    return () => {
      document.removeEventListener('selectionchange', tell)
      element.removeEventListener('pointerdown', down)
      document.removeEventListener('pointerup', up)
      document.removeEventListener('pointercancel', up)
    }
  }, [scroller, texts, scale, onSelect])
}
