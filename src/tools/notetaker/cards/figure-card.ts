import type { SourceBlock } from '#contract/engine/engine.ts'
import type { CardSource } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import { textHash } from '#engine/hash.ts'
import { m } from '#messages/generated/messages.js'
import type { CardDraft } from '#tools/shared/cards/card-draft.ts'
import type { Figure } from '#ui/editor/nodes/image-view.ts'

/**
 * The picture is asked about, its description is the answer. What is read out in place of the picture must not tell it:
 * so the description goes to the other side.
 */
export function figureDraft({ fileId, alt, width, height }: Figure): CardDraft {
  return {
    kind: 'basic',
    front: m.media_figure_question(),
    back: alt.trim(),
    frontMedia: { v: 1, pictures: [{ fileId, alt: '', width, height }], sound: null },
    backMedia: null
  }
}

/** Where the picture stands in the note, with its description for words. */
export function figureSource(
  { blockId, alt }: Figure,
  figures: readonly Pick<SourceBlock, 'id' | 'text'>[]
): CardSource {
  const text = figures.find(({ id }) => id === blockId)?.text ?? alt
  const quote = text.slice(0, SIZES.cardSide)
  return { blockId, textHash: textHash(text), quote, start: 0, end: quote.length }
}
