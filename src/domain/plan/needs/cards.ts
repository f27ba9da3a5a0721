import { up } from '#domain/plan/days.ts'
import type { Need } from '#domain/plan/needs/need.ts'
import { split } from '#domain/plan/needs/split.ts'
import { CARD_DAYS, isNone } from '#domain/plan/time/kept-for-cards.ts'
import type { World } from '#domain/plan/world.ts'

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
