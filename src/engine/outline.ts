import type { Passage } from '#contract/engine/ask.ts'
import type { Source, SourceBlock } from '#contract/engine/engine.ts'
import { splitSentences } from '#engine/text/sentences.ts'

/** Headings of a note that are shown at most, and sentences of one section that was asked for. */
const HEADINGS = 12
/** Of a section without an end no more is read. */
const SECTION = 60
const SENTENCES = 6

interface Section {
  readonly heading: string
  readonly blocks: readonly SourceBlock[]
}

/** The parts of a note that say something, each with the heading right above it. */
function sectionsOf(source: Source): Section[] {
  const sections: { heading: string; blocks: SourceBlock[] }[] = [{ heading: '', blocks: [] }]
  for (const block of source.blocks)
    if (block.kind === 'heading') sections.push({ heading: block.text.trim(), blocks: [] })
    else if (block.text.trim() !== '') sections.at(-1)?.blocks.push(block)
  return sections.filter(one => one.blocks.length > 0)
}

function sentencesOf(source: Source, { heading, blocks }: Section, most: number, ofEach = Infinity): Passage[] {
  const found: Passage[] = []
  for (const block of blocks)
    for (const { start, end } of splitSentences(block.text).slice(0, ofEach)) {
      if (found.length === most) return found
      const span = { blockId: block.id, start, end, quote: block.text.slice(start, end) }
      found.push({ sourceId: source.id, title: source.title, heading, span, score: 1 })
    }
  return found
}

/**
 * A note's own headings with the first sentences of the paragraphs below: what stands for a summary where nothing can
 * write one. The more headings, the fewer of each.
 */
export function outlineOf(source: Source): Passage[] {
  const sections = sectionsOf(source).slice(0, HEADINGS)
  const most = Math.max(1, Math.floor(HEADINGS / sections.length))
  return sections.flatMap(({ heading, blocks }) => {
    const paragraphs = blocks.filter((block, at) => at === 0 || block.kind === 'paragraph')
    return sentencesOf(source, { heading, blocks: paragraphs }, most, 1)
  })
}

/** The first sentences under one heading; of a heading that is gone, nothing. */
export function underHeading(source: Source, heading: string): Passage[] {
  const section = sectionsOf(source).find(one => one.heading === heading)
  return section ? sentencesOf(source, section, SENTENCES) : []
}

/** The sentences of the section in which a block stands. */
export function besides(source: Source, blockId: string): Passage[] {
  const section = sectionsOf(source).find(({ blocks }) => blocks.some(({ id }) => id === blockId))
  return section ? sentencesOf(source, section, SECTION) : []
}

/** Sentences before a quote, and after it, that tell what it means. */
const NEXT_TO = 2

/** A quote with the sentences right before and after it in its section. */
export function neighbours(source: Source, blockId: string, quote: string): Passage[] {
  const all = besides(source, blockId)
  const at = all.findIndex(({ span }) => span.quote.includes(quote) || (quote !== '' && quote.includes(span.quote)))
  return at < 0 ? all.slice(0, 2 * NEXT_TO + 1) : all.slice(Math.max(0, at - NEXT_TO), at + NEXT_TO + 1)
}
