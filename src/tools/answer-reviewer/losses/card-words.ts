import { SIZES } from '#config/sizes.ts'
import type { Ask, LossCard } from '#domain/marks/loss-card.ts'
import { saysMore } from '#domain/marks/says-more.ts'
import { m } from '#messages/generated/messages.js'

const ASKS: Readonly<Record<Exclude<Ask, 'itself'>, (count: { readonly count: number }) => string>> = {
  points: m.reviewer_ask_points,
  working: m.reviewer_ask_working,
  formula: () => m.reviewer_ask_formula(),
  step: () => m.reviewer_ask_step(),
  steps: m.reviewer_ask_steps,
  value: () => m.reviewer_ask_value(),
  more: m.reviewer_ask_more,
  next: () => m.reviewer_ask_next(),
  missing: m.reviewer_ask_missing
}

export interface Sides {
  readonly front: string
  readonly back: string
}

const side = (blocks: readonly string[]): string => blocks.filter(Boolean).join('\n\n').slice(0, SIZES.cardSide)

/** Front: what is given, what is asked, what stands already, what is missing. Back: the point, then a model answer. */
export function cardSides({ given, asked, choices, already, ask, count, points, also, model }: LossCard): Sides {
  const have = already.map(point => `• ${point}`).join('\n')
  const answer = points.length > 1 ? points.map(point => `• ${point}`).join('\n') : (points[0] ?? '')
  return {
    front: side([
      given.join('\n'),
      [asked, ...choices].join('\n'),
      have === '' ? '' : `${m.reviewer_card_already()}\n${have}`,
      ask === 'itself' ? '' : ASKS[ask]({ count })
    ]),
    back: side([
      answer,
      also.length > 0 ? m.reviewer_card_also({ words: also.join(' / ') }) : '',
      saysMore(model, points) ? m.reviewer_card_model({ words: model }) : ''
    ])
  }
}
