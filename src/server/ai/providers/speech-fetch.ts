import { limitsOf } from '#domain/lecture/pieces/limits.ts'

/** What is asked for of times, from most to least. */
const FORMS = [
  { format: 'verbose_json', times: ['word', 'segment'] },
  { format: 'verbose_json', times: ['segment'] },
  { format: 'json', times: [] }
] as const
const FIRST = { words: 0, segments: 1, none: 2 } as const

/** By address and model, what it was found to take: only the first piece is asked twice. */
const found = new Map<string, number>()

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function inForm(given: FormData, at: number): FormData {
  const form = new FormData()
  for (const [name, value] of given)
    if (name !== 'response_format' && name !== 'timestamp_granularities[]') form.append(name, value)
  const { format, times } = FORMS[at] ?? FORMS[2]
  form.append('response_format', format)
  for (const one of times) form.append('timestamp_granularities[]', one)
  return form
}

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** The library reads only what has every field of Whisper's own server; others have start, end and text. */
const REST = {
  ...{ id: 0, seek: 0, tokens: [], temperature: 0, avg_logprob: 0, compression_ratio: 1, no_speech_prob: 0 }
}

function plain(body: Fields): Fields {
  const listOf = (name: string): Fields[] => (Array.isArray(body[name]) ? (body[name] as unknown[]).map(fieldsOf) : [])
  const timed = (one: Fields, text: string) =>
    isTime(one['start']) && isTime(one['end']) && typeof one[text] === 'string'
  const segments = listOf('segments').filter(one => timed(one, 'text'))
  const words = listOf('words').filter(one => timed(one, 'word'))
  const text = typeof body['text'] === 'string' ? body['text'] : undefined
  return {
    text: text ?? (segments.length > 0 ? segments.map(one => String(one['text']).trim()).join(' ') : undefined),
    ...(typeof body['language'] === 'string' && { language: body['language'] }),
    ...(isTime(body['duration']) && { duration: body['duration'] }),
    ...(segments.length > 0 && {
      segments: segments.map(({ start, end, text: said }) => ({ ...REST, start, end, text: said }))
    }),
    ...(words.length > 0 && { words: words.map(({ start, end, word }) => ({ start, end, word })) })
  }
}

/** The same answer with only what is understood; what is no JSON goes on as it came. */
async function understood(response: Response): Promise<Response> {
  const text = await response.text()
  const init = { status: response.status, headers: { 'content-type': response.headers.get('content-type') ?? '' } }
  try {
    return new Response(JSON.stringify(plain(fieldsOf(JSON.parse(text)))), init)
  } catch {
    return new Response(text, init)
  }
}

/** Whether a refusal speaks of the length of the sound. */
export const isTooLong = (words: string): boolean => /too (?:long|large|big)|duration|longer than|maximum/i.test(words)

/** A refusal of what is asked for, not of the sound. */
const isAboutForm = async (response: Response): Promise<boolean> =>
  (response.status === 400 || response.status === 422) && !isTooLong(await response.clone().text())

/**
 * Servers that speak OpenAI's transcriptions differ in which times they give: each is asked for the most that its model is
 * known to have, and for less where that is refused, so that no piece is lost by asking.
 */
export const speechFetch =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const given = init?.body
    if (!(given instanceof FormData) || textIn(given, 'response_format') === 'diarized_json') return ask(input, init)
    const model = textIn(given, 'model')
    const place = `${input instanceof Request ? input.url : String(input)} ${model}`
    for (let at = found.get(place) ?? FIRST[limitsOf(model).times]; ; at += 1) {
      const response = await ask(input, { ...init, body: inForm(given, at) })
      if (response.ok) {
        found.set(place, at)
        return understood(response)
      }
      if (at >= FORMS.length - 1 || !(await isAboutForm(response))) return response
    }
  }
