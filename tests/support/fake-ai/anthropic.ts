import type { Asked } from './asked.ts'
import { textOf, tokensOf, type Saying } from './reply.ts'
import { conversation, event, list, number, record, string, words, type Json, type Wire } from './wire.ts'

const STOP = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' } as const

/** Older models answer in JSON by a forced tool of this name. */
const jsonTool = (body: Json): Json | undefined =>
  list(body['tools'])
    .map(record)
    .find(tool => tool['name'] === 'json')
const isTool = (asked: Asked): boolean => jsonTool(record(asked.body)) !== undefined

function inputOf(saying: Saying): unknown {
  if (saying.object !== undefined) return saying.object
  try {
    return JSON.parse(textOf(saying)) as unknown
  } catch {
    return textOf(saying)
  }
}

const about = (asked: Asked) => ({ id: 'msg_fake', type: 'message', role: 'assistant', model: asked.model })

/** POST /messages of Anthropic. */
export const anthropic: Wire = {
  read: (_path, body) => {
    const schema = record(record(body['output_config'])['format'])['schema'] ?? jsonTool(body)?.['input_schema'] ?? null
    return {
      system: words(body['system']),
      prompt: conversation(body['messages']).prompt,
      model: string(body['model']),
      schema,
      wantsJson: schema !== null,
      stream: body['stream'] === true,
      maxTokens: number(body['max_tokens'])
    }
  },
  whole: (saying, asked) => ({
    ...about(asked),
    content: isTool(asked)
      ? [{ type: 'tool_use', id: 'toolu_fake', name: 'json', input: inputOf(saying) }]
      : [{ type: 'text', text: textOf(saying) }],
    stop_reason: isTool(asked) && (saying.finish ?? 'stop') === 'stop' ? 'tool_use' : STOP[saying.finish ?? 'stop'],
    stop_sequence: null,
    usage: { input_tokens: tokensOf(asked.system + asked.prompt), output_tokens: tokensOf(textOf(saying)) }
  }),
  head: asked =>
    event({
      type: 'message_start',
      message: {
        ...about(asked),
        content: [],
        stop_reason: null,
        usage: { input_tokens: tokensOf(asked.system + asked.prompt), output_tokens: 0 }
      }
    }) +
    event({
      type: 'content_block_start',
      index: 0,
      content_block: isTool(asked)
        ? { type: 'tool_use', id: 'toolu_fake', name: 'json', input: {} }
        : { type: 'text', text: '' }
    }),
  word: (text, asked) =>
    event({
      type: 'content_block_delta',
      index: 0,
      delta: isTool(asked) ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text }
    }),
  tail: (saying, asked) =>
    event({ type: 'content_block_stop', index: 0 }) +
    event({
      type: 'message_delta',
      delta: {
        stop_reason: isTool(asked) && (saying.finish ?? 'stop') === 'stop' ? 'tool_use' : STOP[saying.finish ?? 'stop'],
        stop_sequence: null
      },
      usage: { output_tokens: tokensOf(textOf(saying)) }
    }) +
    event({ type: 'message_stop' }),
  error: (_status, message) => ({ type: 'error', error: { type: 'fake_error', message } })
}
