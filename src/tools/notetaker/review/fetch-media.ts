import type { Card } from '#contract/entities.ts'
import { saveFile } from '#data/sync/files/files.ts'
import { filesOf } from '#tools/shared/cards/media/media.ts'

/** Brings the files of the cards ahead onto the device, one after the other: the network may go in the middle of a review. */
export async function fetchMedia(cards: readonly Pick<Card, 'frontMedia' | 'backMedia'>[]): Promise<void> {
  for (const id of cards.flatMap(filesOf)) await saveFile(id).catch(() => undefined)
}
