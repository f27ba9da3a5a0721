import type { TwoSided } from '#domain/cards/card-sides.ts'
import type { CardHistory } from '#domain/history/join.ts'
import type { Schedule } from '#domain/schedule.ts'

interface OutSide {
  readonly pictures: readonly { readonly fileId: string; readonly alt: string }[]
  readonly sound: { readonly fileId: string } | null
}

/** A card on its way to Anki. */
export interface OutCard extends TwoSided {
  readonly id: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly groupId: string
  readonly guid: string | null
  readonly tags: readonly string[]
  readonly flag: number
  readonly suspended: boolean
  readonly choices: { readonly wrong: readonly string[] } | null
  readonly frontMedia: OutSide | null
  readonly backMedia: OutSide | null
  /** Subject and topic, outermost first. */
  readonly place: readonly string[]
  readonly schedule: Schedule
  /** Of a card that came from Anki. */
  readonly history: CardHistory | null
}

/** The name in the deck of each file that goes along. */
export type FileNames = ReadonlyMap<string, string>

export interface OutReview {
  readonly cardId: string
  readonly grade: 1 | 2 | 3 | 4
  readonly reviewedAt: string
  readonly durationMs: number
}
