import type { CardType } from '#contract/engine/engine.ts'
import { SIZES } from '#config/sizes.ts'
import { readOrigin } from '#domain/cards/card-origin.ts'
import { type ClozeFault, MAX_ORDINAL } from '#domain/cards/cloze.ts'
import { isOcclusion } from '#domain/cards/occlusion.ts'
import { type IntervalUnit, intervalBetween } from '#domain/interval.ts'
import { m } from '#messages/generated/messages.js'

const KINDS = {
  basic: m.cards_kind_basic,
  reversed: m.cards_kind_reversed,
  cloze: m.cards_kind_cloze,
  type: m.cards_kind_type,
  choice: m.cards_kind_choice
} as const

const TYPES: Readonly<Record<CardType, () => string>> = {
  definition: m.cards_type_definition,
  term: m.cards_type_term,
  rule: m.cards_type_rule,
  formula: m.cards_type_formula,
  cause: m.cards_type_cause,
  consequence: m.cards_type_consequence,
  date: m.cards_type_date,
  sequence: m.cards_type_sequence,
  comparison: m.cards_type_comparison,
  list: m.cards_type_list,
  question: m.cards_type_question,
  cloze: m.cards_type_cloze
}

const UNITS: Readonly<Record<IntervalUnit, (inputs: { count: number }) => string>> = {
  minute: m.cards_interval_minute,
  hour: m.cards_interval_hour,
  day: m.cards_interval_day,
  month: m.cards_interval_month,
  year: m.cards_interval_year
}

export function typeWords(type: CardType): string {
  return TYPES[type]()
}

/** What kind of question this is: what the engine saw in the sentence, else the form of the card. */
export function kindWords(card: {
  readonly kind: keyof typeof KINDS
  readonly front: string
  readonly engine: string
}): string {
  if (card.kind === 'cloze' && isOcclusion(card.front)) return m.cards_kind_occlusion()
  const type = readOrigin(card.engine).type ?? ''
  const words = Object.entries(TYPES).find(([known]) => known === type)?.[1]
  return (words ?? KINDS[card.kind])()
}

/** "10 min", "2 days", "3 months". */
export function intervalWords(from: Date, until: Date): string {
  const { unit, count } = intervalBetween(from, until)
  return UNITS[unit]({ count })
}

export type CardFault =
  | ClozeFault
  | { readonly kind: 'front-empty' | 'back-empty' | 'duplicate' | 'no-picture' }
  | { readonly kind: 'no-options' | 'long-option' | 'same-option' }
  | { readonly kind: 'many-options'; readonly count: number }
  | { readonly kind: 'too-long'; readonly length: number }

/** What is wrong with a card and what to do about it. */
export function faultWords(fault: CardFault): string {
  switch (fault.kind) {
    case 'none':
      return m.cards_fault_none()
    case 'unclosed':
      return m.cards_fault_unclosed({ excerpt: fault.excerpt })
    case 'number':
      return m.cards_fault_number({ limit: MAX_ORDINAL, excerpt: fault.excerpt })
    case 'empty':
      return m.cards_fault_empty({ ordinal: fault.ordinal })
    case 'nested':
      return m.cards_fault_nested({ ordinal: fault.ordinal })
    case 'front-empty':
      return m.cards_fault_front_empty()
    case 'back-empty':
      return m.cards_fault_back_empty()
    case 'no-picture':
      return m.occlusion_no_picture()
    case 'duplicate':
      return m.cards_fault_duplicate()
    case 'no-options':
      return m.collection_fault_no_options()
    case 'long-option':
      return m.collection_fault_long_option()
    case 'same-option':
      return m.collection_fault_same_option()
    case 'many-options':
      return m.collection_fault_many_options({ count: fault.count })
    case 'too-long':
      return m.cards_fault_too_long({ length: fault.length, limit: SIZES.cardSide })
  }
}
