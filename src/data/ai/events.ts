import { aiEvent, type AiEvent } from '#contract/ai.ts'
import { AppError } from '#lib/errors.ts'
import { inTime } from '#lib/async/in-time.ts'

/** The server sends a comment every 15 s while a model thinks: silence for this long means that nobody is there. */
const SILENCE = 45_000
/** Characters of one event: an answer is far smaller than a body may be. */
const LONGEST = 4_000_000

function parsed(text: string): AiEvent | null {
  const data = text
    .split('\n')
    .filter(line => line.startsWith('data:'))
    .map(line => line.slice(5).replace(/^ /, ''))
  if (data.length === 0) return null
  try {
    return aiEvent.parse(JSON.parse(data.join('\n')))
  } catch (cause) {
    throw new AppError('unreadable', 'An event that is none', { cause })
  }
}

const silent = (): AppError => new AppError('timeout', 'The stream went silent')

/** Server-sent events of the AI endpoints. Ends with the stream; leaving the loop ends the connection. */
export async function* eventsOf(
  body: ReadableStream<Uint8Array>,
  signal?: AbortSignal,
  silence: number = SILENCE
): AsyncGenerator<AiEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), silence, silent)
      text = (text + decoder.decode(value, { stream: !done })).replaceAll('\r\n', '\n')
      if (text.length > LONGEST) throw new AppError('unreadable', 'An event without an end')
      const parts = text.split('\n\n')
      text = done ? '' : (parts.pop() ?? '')
      for (const part of parts) {
        const event = parsed(part)
        if (event) yield event
      }
      if (done) return
    }
  } catch (cause) {
    signal?.throwIfAborted()
    if (cause instanceof AppError) throw cause
    throw new AppError('offline', 'The connection was lost', { cause })
  } finally {
    // A stream that has broken cannot be cancelled any more.
    reader.cancel().catch(() => undefined)
  }
}
