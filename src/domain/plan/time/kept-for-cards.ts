import { up } from '#domain/plan/days.ts'
import type { World, WorldReviews } from '#domain/plan/world.ts'

/** Blocks of cards are made for two weeks; beyond, a forecast is no appointment and only its minutes are kept free. */
export const CARD_DAYS = 14
const LEAST_MINUTES = 0.5

/** A forecast is a mean: a tenth of a card is no card, and half a minute of cards no block. */
export function isNone({ minutes, fresh, cards }: WorldReviews, day: number): boolean {
  const count = cards?.[day]
  return count === undefined ? (minutes[day] ?? 0) + (fresh?.[day] ?? 0) < LEAST_MINUTES : Math.round(count) < 1
}

/** Minutes of the forecast for a day beyond those blocks. */
export function keptForCards({ reviews }: World, day: number): number {
  if (!reviews || day < CARD_DAYS || isNone(reviews, day)) return 0
  return up((reviews.minutes[day] ?? 0) + (reviews.fresh?.[day] ?? 0))
}
