/** Long before the 30 s and 60 s after which proxies close a silent connection. */
const HEARTBEAT = 15_000

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx and its kin would otherwise collect the answer first.
  'x-accel-buffering': 'no'
} as const

export interface EventStream<Event> {
  readonly body: ReadableStream<Uint8Array>
  readonly send: (event: Event) => void
  readonly close: () => void
  /** The reader has gone away. */
  readonly gone: AbortSignal
}

/** Server-sent events, one JSON object each, with a comment now and then that keeps the connection open. */
export function eventStream<Event>(heartbeat: number = HEARTBEAT): EventStream<Event> {
  const encoder = new TextEncoder()
  const gone = new AbortController()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const write = (text: string) => controller?.enqueue(encoder.encode(text))
  const timer = setInterval(() => write(': still here\n\n'), heartbeat)
  const end = () => {
    clearInterval(timer)
    controller = undefined
  }
  const body = new ReadableStream<Uint8Array>({
    start: own => void (controller = own),
    cancel: () => {
      end()
      gone.abort(new DOMException('The reader has gone.', 'AbortError'))
    }
  })
  return {
    body,
    send: event => write(`data: ${JSON.stringify(event)}\n\n`),
    close: () => {
      const open = controller
      end()
      open?.close()
    },
    gone: gone.signal
  }
}
