import { aiEvent, aiFailure, type AiEvent, type AiFailure, type AiFeature } from '../../src/contract/ai.ts'

export interface Heard {
  readonly status: number
  readonly headers: Headers
  /** Everything that reached the student, in order. */
  readonly events: readonly AiEvent[]
  /** Milliseconds from the request to each event. */
  readonly times: readonly number[]
  /** Why there is no result, whether it came as a status or as the last event. */
  readonly failure: AiFailure | undefined
  /** The body as it came. */
  readonly raw: string
}

export interface Call {
  readonly origin: string
  readonly feature: AiFeature
  /** JSON, or the bytes of a recording. */
  readonly body: unknown
  readonly token?: string | undefined
  readonly signal?: AbortSignal | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly onEvent?: (event: AiEvent) => void
}

/** A call of /api/ai/* as a browser makes it; every event must be one of the contract. */
export async function callAi({ origin, feature, body, token, signal, headers, onEvent }: Call): Promise<Heard> {
  const started = performance.now()
  const isAudio = body instanceof ArrayBuffer
  const response = await fetch(`${origin}/api/ai/${feature}`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': isAudio ? 'audio/wav' : 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers
    },
    body: isAudio ? body : JSON.stringify(body),
    ...(signal ? { signal } : {})
  })
  const events: AiEvent[] = []
  const times: number[] = []
  let raw = ''
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  const take = (frame: string): void => {
    if (!frame.startsWith('data: ')) return
    const event = aiEvent.parse(JSON.parse(frame.slice('data: '.length)))
    events.push(event)
    times.push(performance.now() - started)
    onEvent?.(event)
  }
  let open = ''
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    raw += part
    open += part
    if (!isStream) continue
    const frames = open.split('\n\n')
    open = frames.pop() ?? ''
    frames.forEach(take)
  }
  const last = events.at(-1)
  const failure = isStream ? (last?.type === 'failed' ? last : undefined) : failureIn(raw)
  return { status: response.status, headers: response.headers, events, times, failure, raw }
}

function failureIn(raw: string): AiFailure | undefined {
  try {
    return aiFailure.safeParse(JSON.parse(raw)).data
  } catch {
    return undefined
  }
}
