import { up } from '#domain/plan/days.ts'
import type { Need } from '#domain/plan/needs/need.ts'
import { split } from '#domain/plan/needs/split.ts'
import type { World, WorldReviews } from '#domain/plan/world.ts'

/** Blocks of cards are made for two weeks; beyond, a forecast is no appointment and only its minutes are kept free. */
export const CARD_DAYS = 14
const LEAST_MINUTES = 0.5

/** A forecast is a mean: a tenth of a card is no card, and half a minute of cards no block. */
function isNone({ minutes, fresh, cards }: WorldReviews, day: number): boolean {
  const count = cards?.[day]
  return count === undefined ? (minutes[day] ?? 0) + (fresh?.[day] ?? 0) < LEAST_MINUTES : Math.round(count) < 1
}

/** The cards of each day, which cannot be done on another. */
export function cardNeeds({ reviews, settings }: World): Need[] {
  if (!reviews) return []
  const days = Math.min(CARD_DAYS, reviews.minutes.length)
  return Array.from({ length: days }, (_, day): Need[] => {
    const due = reviews.minutes[day] ?? 0
    const minutes = up(due + (reviews.fresh?.[day] ?? 0))
    if (minutes === 0 || isNone(reviews, day)) return []
    const pieces = split(minutes, settings.session)
    return [
      {
        key: `cards:${day}`,
        kind: 'cards',
        ref: null,
        subject: null,
        title: '',
        value: 100,
        first: day,
        last: day,
        until: 1440,
        soft: day,
        isOnceADay: false,
        canSplit: true,
        pieces: pieces.map(one => ({ minutes: one, ideal: day, spare: null })),
        series: `cards:${day}`,
        least: pieces.length === 1 ? up(due) : undefined,
        by: day,
        done: 0,
        amount: reviews.cards?.[day]
      }
    ]
  }).flat()
}

/** Minutes of the forecast for a day beyond those blocks. */
export function keptForCards({ reviews }: World, day: number): number {
  if (!reviews || day < CARD_DAYS || isNone(reviews, day)) return 0
  return up((reviews.minutes[day] ?? 0) + (reviews.fresh?.[day] ?? 0))
}
