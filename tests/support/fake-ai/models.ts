import { expect } from 'vitest'
import { modelsFrom, type ModelEnv, type Models } from '../../../src/server/ai/providers/models.ts'
import { providersAt } from './environment.ts'
import type { FakeAi } from './server.ts'

/** Every shape in which a provider is asked, by the environment that leads to it. */
export const SHAPES: Readonly<Record<string, ModelEnv>> = {
  'compatible with JSON only': { AI_MODEL: 'compatible:fake-1' },
  'compatible with schemas': { AI_MODEL: 'compatible:fake-1', AI_STRUCTURED: '1' },
  'OpenAI responses': { AI_MODEL: 'openai:gpt-5' },
  'Anthropic with schemas': { AI_MODEL: 'anthropic:claude-sonnet-4-5' },
  'Anthropic by a forced tool': { AI_MODEL: 'anthropic:claude-3-haiku-20240307' },
  Google: { AI_MODEL: 'google:gemini-2.5-flash' }
}

/** Our own models with every provider's address and key leading to the fake. */
export function fakeModels({ url }: FakeAi, shape: ModelEnv): Models {
  const models = modelsFrom({ ...providersAt(url), AI_STT_MODEL: 'compatible:whisper-1', ...shape })
  return models ?? expect.fail('no models')
}
