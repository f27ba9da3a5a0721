import type { DocNode } from '#domain/notes/note-text.ts'
import { markQuote, quoteStyle, unmarkQuote } from '#tools/notetaker/margin/mark-quote.ts'

/** As the editor writes them: an address may hold anything typed. The engine numbers repeated ids: `id.1`. */
const BLOCK_ID = /^([a-z0-9-]{8,64})(?:\.\d+)?$/
const FRAMES = 180

export interface Quote {
  readonly doc: DocNode
  /** Its place in the block, as the address says it. */
  readonly quoted: string
}

const TINT = 'color-mix(in oklch, var(--recall) 28%, transparent)'

/**
 * Brings a block of the open note into sight and tints it until the note is left. A sheet of its own does it: a class on
 * the element would be a change of the text to the editor. Where a sentence of it is quoted, only that is tinted. Gives
 * what ends it.
 */
export function showBlock(page: HTMLElement, at: string, quote?: Quote): () => void {
  const id = BLOCK_ID.exec(at)?.[1]
  if (id === undefined) return () => undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@layer utilities { .note-page [data-id="${id}"] { background: ${TINT}; } }`)
  document.adoptedStyleSheets.push(sheet)
  let frame = 0
  const look = (tries: number): void => {
    const block = page.querySelector(`[data-id="${id}"]`)
    if (block) {
      block.scrollIntoView({ block: 'center' })
      if (quote)
        void markQuote(block, quote.doc, at, quote.quoted).then(isMarked => {
          if (isMarked) sheet.replaceSync(quoteStyle(TINT))
        })
    }
    // The editor comes with its own script, a little later than the page.
    else if (tries > 0) frame = requestAnimationFrame(() => look(tries - 1))
  }
  look(FRAMES)
  return () => {
    cancelAnimationFrame(frame)
    unmarkQuote()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
  }
}
