import { textOf, tokensOf } from './reply.ts'
import { conversation, data, number, record, string, type Wire } from './wire.ts'

const FINISH = { stop: 'stop', length: 'length', refusal: 'content_filter' } as const
const frame = (model: string, fields: Record<string, unknown>): string =>
  data({ id: 'chatcmpl-fake', object: 'chat.completion.chunk', created: 1, model, ...fields })
const choice = (delta: unknown, finish: string | null) => [{ index: 0, delta, finish_reason: finish }]
const usage = (prompt: string, answer: string) => ({
  prompt_tokens: tokensOf(prompt),
  completion_tokens: tokensOf(answer),
  total_tokens: tokensOf(prompt) + tokensOf(answer)
})

/** POST /chat/completions: OpenAI and every server that is compatible with it. */
export const chat: Wire = {
  read: (_path, body) => {
    const format = record(body['response_format'])
    return {
      ...conversation(body['messages']),
      model: string(body['model']),
      schema: record(format['json_schema'])['schema'] ?? null,
      wantsJson: format['type'] === 'json_object' || format['type'] === 'json_schema',
      stream: body['stream'] === true,
      maxTokens: number(body['max_tokens']) ?? number(body['max_completion_tokens'])
    }
  },
  whole: (saying, asked) => ({
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    created: 1,
    model: asked.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: textOf(saying) },
        finish_reason: FINISH[saying.finish ?? 'stop']
      }
    ],
    usage: usage(asked.system + asked.prompt, textOf(saying))
  }),
  head: asked => frame(asked.model, { choices: choice({ role: 'assistant', content: '' }, null) }),
  word: (text, asked) => frame(asked.model, { choices: choice({ content: text }, null) }),
  tail: (saying, asked) =>
    frame(asked.model, { choices: choice({}, FINISH[saying.finish ?? 'stop']) }) +
    frame(asked.model, { choices: [], usage: usage(asked.system + asked.prompt, textOf(saying)) }) +
    'data: [DONE]\n\n',
  error: (status, message) => ({ error: { message, type: 'fake_error', param: null, code: String(status) } })
}
