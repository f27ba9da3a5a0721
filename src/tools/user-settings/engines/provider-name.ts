import type { AiProvider } from '#contract/ai.ts'
import { m } from '#messages/generated/messages.js'

const NAMES: Readonly<Record<Exclude<AiProvider, 'compatible'>, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google'
}

export function providerName(provider: AiProvider): string {
  return provider === 'compatible' ? m.settings_key_compatible() : NAMES[provider]
}
