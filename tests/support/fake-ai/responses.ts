import { textOf, tokensOf } from './reply.ts'
import { conversation, event, number, record, string, type Wire } from './wire.ts'

const ITEM = 'msg_fake'
const about = (model: string) => ({ id: 'resp_fake', object: 'response', created_at: 1, model })
const usage = (prompt: string, answer: string) => ({
  input_tokens: tokensOf(prompt),
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: tokensOf(answer),
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: tokensOf(prompt) + tokensOf(answer)
})
const incomplete = (finish: string | undefined) => (finish === 'length' ? { reason: 'max_output_tokens' } : null)

/** POST /responses: OpenAI's newer shape, the default of its provider package. */
export const responses: Wire = {
  read: (_path, body) => {
    const format = record(record(body['text'])['format'])
    const { system, prompt } = conversation(body['input'])
    return {
      system: [string(body['instructions']), system].filter(Boolean).join('\n\n'),
      prompt: typeof body['input'] === 'string' ? body['input'] : prompt,
      model: string(body['model']),
      schema: format['schema'] ?? null,
      wantsJson: format['type'] === 'json_object' || format['type'] === 'json_schema',
      stream: body['stream'] === true,
      maxTokens: number(body['max_output_tokens'])
    }
  },
  whole: (saying, asked) => ({
    ...about(asked.model),
    status: saying.finish === 'length' ? 'incomplete' : 'completed',
    error: null,
    incomplete_details: incomplete(saying.finish),
    output: [
      {
        type: 'message',
        id: ITEM,
        role: 'assistant',
        status: 'completed',
        content:
          saying.finish === 'refusal'
            ? [{ type: 'refusal', refusal: textOf(saying) || 'I cannot help with that.' }]
            : [{ type: 'output_text', text: textOf(saying), annotations: [] }]
      }
    ],
    usage: usage(asked.system + asked.prompt, textOf(saying))
  }),
  head: asked =>
    event({ type: 'response.created', response: about(asked.model) }) +
    event({
      type: 'response.output_item.added',
      output_index: 0,
      item: { type: 'message', id: ITEM, role: 'assistant', status: 'in_progress', content: [] }
    }),
  word: text =>
    event({ type: 'response.output_text.delta', item_id: ITEM, output_index: 0, content_index: 0, delta: text }),
  tail: (saying, asked) => {
    const refusal = { item_id: ITEM, output_index: 0, content_index: 0 }
    const refused =
      saying.finish === 'refusal'
        ? event({ type: 'response.refusal.delta', ...refusal, delta: 'I cannot help with that.' }) +
          event({ type: 'response.refusal.done', ...refusal, refusal: 'I cannot help with that.' })
        : ''
    const item = { type: 'message', id: ITEM, role: 'assistant', status: 'completed', content: [] }
    return (
      refused +
      event({ type: 'response.output_item.done', output_index: 0, item }) +
      event({
        type: saying.finish === 'length' ? 'response.incomplete' : 'response.completed',
        response: {
          ...about(asked.model),
          incomplete_details: incomplete(saying.finish),
          usage: usage(asked.system + asked.prompt, textOf(saying))
        }
      })
    )
  },
  error: (status, message) => ({ error: { message, type: 'fake_error', param: null, code: String(status) } })
}
