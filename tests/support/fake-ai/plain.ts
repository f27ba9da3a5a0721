import { tokensOf, type Saying } from './reply.ts'
import { list, record, string } from './wire.ts'

/** A vector of letter counts: near for texts with the same letters, and the same in every run. */
function vectorOf(text: string): number[] {
  const counts = new Array<number>(16).fill(0)
  for (const letter of text.toLowerCase()) {
    const place = (letter.codePointAt(0) ?? 0) % 16
    counts[place] = (counts[place] ?? 0) + 1
  }
  const length = Math.hypot(...counts) || 1
  return counts.map(count => count / length)
}

/** POST /embeddings (OpenAI and compatible), and Google's :embedContent and :batchEmbedContents. */
export function inputsOf(path: string, body: unknown): string[] {
  const { input, content, requests } = record(body)
  if (path.endsWith(':embedContent')) return [textIn(content)]
  if (path.endsWith(':batchEmbedContents')) return list(requests).map(one => textIn(record(one)['content']))
  return typeof input === 'string' ? [input] : list(input).map(string)
}

const textIn = (content: unknown): string =>
  list(record(content)['parts'])
    .map(part => string(record(part)['text']))
    .join('\n')

export function embeddings(path: string, inputs: readonly string[], saying: Saying): unknown {
  const vectors = inputs.map((input, place) => saying.vectors?.[place] ?? vectorOf(input))
  if (path.endsWith(':embedContent')) return { embedding: { values: vectors[0] ?? [] } }
  if (path.endsWith(':batchEmbedContents')) return { embeddings: vectors.map(values => ({ values })) }
  return {
    object: 'list',
    data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
    usage: { prompt_tokens: tokensOf(inputs.join('')), total_tokens: tokensOf(inputs.join('')) }
  }
}

/** POST /audio/transcriptions, the verbose answer of Whisper and its like. */
export function transcription(saying: Saying): unknown {
  const {
    text = saying.text ?? '',
    language = 'english',
    duration = 1,
    segments,
    words,
    bare = false,
    ...others
  } = saying.transcript ?? {}
  if (bare) return { text }
  return {
    ...others,
    text,
    language,
    duration,
    segments: (segments ?? [{ start: 0, end: duration, text }]).map((segment, id) => ({
      id,
      seek: 0,
      ...segment,
      tokens: [],
      temperature: 0,
      avg_logprob: -0.1,
      compression_ratio: 1,
      no_speech_prob: 0
    })),
    ...(words ? { words } : {})
  }
}
