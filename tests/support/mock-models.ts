import { simulateReadableStream } from 'ai'
import { MockLanguageModelV4 } from 'ai/test'
import type { AiEvent } from '../../src/contract/ai.ts'
import type { Models } from '../../src/server/ai/providers/models.ts'
import type { ModelRun } from '../../src/server/ai/run.ts'

type Options = Parameters<MockLanguageModelV4['doGenerate']>[0]

/** What the model was told, all in one text. */
const promptOf = (options: Options): string =>
  options.prompt
    .map(message =>
      typeof message.content === 'string'
        ? message.content
        : message.content.map(part => (part.type === 'text' ? part.text : '')).join('')
    )
    .join('\n')

const usage = {
  inputTokens: { total: 10, noCache: 10, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 5, text: 5, reasoning: 0 }
}
const stop = { unified: 'stop', raw: 'stop' } as const

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason as Error)
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

/** A model inside this process that says what a test lets it say; `pieces` cuts a stream. */
export function mockRun(
  say: (prompt: string, call: number) => unknown,
  { followsSchema = true, signal = new AbortController().signal, timeoutMs = 5000, pieces = 7 } = {}
): { run: ModelRun; events: AiEvent[]; prompts: string[]; schemas: unknown[]; spent: () => number } {
  const prompts: string[] = []
  const schemas: unknown[] = []
  const events: AiEvent[] = []
  let tokens = 0
  const answer = async (options: Options): Promise<string> => {
    prompts.push(promptOf(options))
    schemas.push(options.responseFormat?.type === 'json' ? options.responseFormat.schema : undefined)
    const said = await Promise.race([say(prompts.at(-1) ?? '', prompts.length), aborted(options.abortSignal)])
    return typeof said === 'string' ? said : JSON.stringify(said)
  }
  const model = new MockLanguageModelV4({
    modelId: 'mock-1',
    doGenerate: async options => ({
      content: [{ type: 'text', text: await answer(options) }],
      finishReason: stop,
      usage,
      warnings: []
    }),
    doStream: async options => {
      const text = await answer(options)
      const parts = text.match(new RegExp(`[^]{1,${pieces}}`, 'g')) ?? []
      const deltas = parts.map(delta => ({ type: 'text-delta', id: '1', delta }) as const)
      return {
        stream: simulateReadableStream({
          initialDelayInMs: null,
          chunkDelayInMs: null,
          chunks: [
            { type: 'text-start', id: '1' },
            ...deltas,
            { type: 'text-end', id: '1' },
            { type: 'finish', finishReason: stop, usage }
          ]
        })
      }
    }
  })
  const models: Models = {
    nameOf: () => 'mock-1',
    language: () => model,
    followsSchema: () => followsSchema,
    timeoutMs,
    embedding: null,
    transcription: null
  }
  const run: ModelRun = {
    models,
    signal,
    emit: event => void events.push(event),
    spent: count => void (tokens += count)
  }
  return { run, events, prompts, schemas, spent: () => tokens }
}
