import { textOf, tokensOf } from './reply.ts'
import { data, list, number, record, words, type Wire } from './wire.ts'

const FINISH = { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' } as const
const usage = (prompt: string, answer: string) => ({
  promptTokenCount: tokensOf(prompt),
  candidatesTokenCount: tokensOf(answer),
  totalTokenCount: tokensOf(prompt) + tokensOf(answer)
})
const candidate = (text: string, finish?: string) => ({
  candidates: [
    {
      content: { role: 'model', parts: text === '' ? [] : [{ text }] },
      index: 0,
      ...(finish === undefined ? {} : { finishReason: finish })
    }
  ]
})

/** POST /models/<name>:generateContent and :streamGenerateContent of Google. */
export const google: Wire = {
  read: (path, body) => {
    const settings = record(body['generationConfig'])
    return {
      system: words(record(body['systemInstruction'])['parts']),
      prompt: list(body['contents'])
        .map(content => words(record(content)['parts']))
        .join('\n\n'),
      model: /models\/([^:/]+):/.exec(path)?.[1] ?? '',
      schema: settings['responseJsonSchema'] ?? settings['responseSchema'] ?? null,
      wantsJson: settings['responseMimeType'] === 'application/json',
      stream: path.includes(':streamGenerateContent'),
      maxTokens: number(settings['maxOutputTokens'])
    }
  },
  whole: (saying, asked) => ({
    ...candidate(textOf(saying), FINISH[saying.finish ?? 'stop']),
    usageMetadata: usage(asked.system + asked.prompt, textOf(saying)),
    modelVersion: asked.model
  }),
  head: () => '',
  word: text => data(candidate(text)),
  tail: (saying, asked) =>
    data({
      ...candidate('', FINISH[saying.finish ?? 'stop']),
      usageMetadata: usage(asked.system + asked.prompt, textOf(saying))
    }),
  error: (status, message) => ({ error: { code: status, message, status: 'UNKNOWN' } })
}
