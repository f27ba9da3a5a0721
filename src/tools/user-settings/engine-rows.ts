import { AI_FEATURES, type AiCapabilities, type AiFeature } from '#contract/ai.ts'
import { m } from '#messages/generated/messages.js'

/** Tasks that a student can use: the others wait for their screens. */
export const HAS_SCREEN = {
  cards: true,
  quiz: false,
  ask: false,
  mark: false,
  questions: false,
  plan: false,
  transcribe: false
} satisfies Record<AiFeature, boolean>

const NAMES = {
  cards: () => m.settings_engine_cards(),
  quiz: () => m.settings_engine_quiz(),
  ask: () => m.settings_engine_ask(),
  mark: () => m.settings_engine_mark(),
  questions: () => m.settings_engine_questions(),
  plan: () => m.settings_engine_plan(),
  transcribe: () => m.settings_engine_transcribe()
} satisfies Record<AiFeature, () => string>

export interface EngineRow {
  readonly task: string
  readonly engine: string
}

/** Which engine does what here. For cards the student may have chosen the browser's own model. */
export function engineRows(features: AiCapabilities['features'] | null, cardModel: string | null): EngineRow[] {
  return AI_FEATURES.filter(feature => HAS_SCREEN[feature]).map(feature => {
    const model = feature === 'cards' ? cardModel : (features?.[feature]?.name ?? null)
    const otherwise = feature === 'transcribe' ? m.settings_engine_no_model() : m.settings_engine_builtin()
    return { task: NAMES[feature](), engine: model ?? otherwise }
  })
}
