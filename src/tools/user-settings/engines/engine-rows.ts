import type { AiFeature } from '#contract/ai.ts'
import type { Shown } from '#data/ai/capabilities.ts'
import { m } from '#messages/generated/messages.js'

/** Tasks that a student can use: the others wait for their screens. */
export const TASKS = ['cards', 'quiz', 'ask', 'mark', 'plan'] as const satisfies readonly AiFeature[]

export interface EngineRow {
  readonly task: string
  /** Null: the built-in engine does it. */
  readonly model: string | null
}

export type Models = Readonly<Record<(typeof TASKS)[number], string | null>>

const NAMES = {
  cards: m.settings_engine_cards,
  quiz: m.settings_engine_quiz,
  ask: m.settings_engine_ask,
  mark: m.settings_engine_mark,
  plan: m.settings_engine_plan
} satisfies Record<(typeof TASKS)[number], () => string>

/** Which engine does what here. For cards the student may have chosen the browser's own model. */
export function engineRows(models: Models): EngineRow[] {
  return TASKS.map(task => ({ task: NAMES[task](), model: models[task] }))
}

/** What the rows leave open: why none of them names a model. */
export function engineStatus(offer: Shown, rows: readonly EngineRow[]): string {
  if (offer.state === 'asking') return m.settings_engine_asking()
  // The browser's own model may be wanted and away while the server has one.
  const isOffered = offer.state === 'offered' && TASKS.some(task => offer.offered.features[task] !== null)
  if (isOffered || rows.some(({ model }) => model !== null)) return ''
  return offer.state === 'unreachable' ? m.settings_engine_unreachable() : m.settings_engine_none()
}
