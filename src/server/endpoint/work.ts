import type * as z from 'zod/mini'
import type { AiEvent } from '#contract/ai.ts'
import type { EngineName } from '#contract/engine/engine.ts'
import { AppError } from '#lib/errors.ts'
import type { Bill } from '#server/gateway/bill.ts'
import type { Facts } from '#server/endpoint/log.ts'
import { failureOf, failureResponse } from '#server/endpoint/failure.ts'
import { answerBy } from '#server/endpoint/shape.ts'
import { eventStream, STREAM_HEADERS } from '#server/endpoint/sse.ts'

export interface Work<Output extends z.ZodMiniType> {
  readonly run: (signal: AbortSignal, emit: (event: AiEvent) => void) => Promise<z.output<Output>>
  readonly output: Output
  readonly timeout: number
  readonly bill: Bill
}

export interface Reporter {
  readonly requestId: string
  /** These words do not reach the log. */
  readonly hide: (words: () => readonly string[]) => void
  readonly note: (facts: Facts) => void
  readonly done: (tokens: number) => void
  readonly gone: (tokens: number) => void
  readonly failed: (error: unknown, tokens?: number) => void
  /** Something of ours failed while it reported: only the kind of error is told. */
  readonly broken: (error: unknown) => void
}

type Headers = Readonly<Record<string, string>>

/** After the signal: time for a handler to say what it has spent. */
const GRACE = 2000

type Outcome<Output> = { readonly answer: Output } | { readonly error: unknown } | 'gone'

/** Runs to an end whatever the handler does: an answer that fits the contract, an error, or nobody left to tell. */
async function outcomeOf<Output extends z.ZodMiniType>(
  { run, output, timeout, bill }: Work<Output>,
  gone: AbortSignal,
  emit: (event: AiEvent) => void,
  reporter: Reporter
): Promise<Outcome<z.output<Output>>> {
  const clock = new AbortController()
  const timer = setTimeout(() => clock.abort(new AppError('timeout', `after ${timeout} ms`)), timeout)
  const signal = AbortSignal.any([gone, clock.signal])
  let outcome: Outcome<z.output<Output>>
  try {
    const answer = await untilAborted(run(signal, emit), signal)
    outcome = gone.aborted ? 'gone' : { answer: answerBy(output, answer) }
  } catch (error) {
    const isLate = clock.signal.aborted && !gone.aborted
    outcome = gone.aborted ? 'gone' : { error: isLate ? (clock.signal.reason as unknown) : error }
  }
  clearTimeout(timer)
  const isCut = outcome === 'gone' || clock.signal.aborted
  await bill
    .settle(isCut ? 'interrupted' : 'error' in (outcome as object) ? 'failed' : 'finished')
    .catch((error: unknown) => reporter.failed(error))
  return outcome
}

async function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  let wait: () => void = () => undefined
  const cut = new Promise<never>((_, reject) => {
    wait = () => void (timer = setTimeout(() => reject(signal.reason as Error), GRACE))
    if (signal.aborted) wait()
    else signal.addEventListener('abort', wait, { once: true })
  })
  try {
    return await Promise.race([work, cut])
  } finally {
    signal.removeEventListener('abort', wait)
    clearTimeout(timer)
  }
}

function report(outcome: Outcome<unknown>, bill: Bill, reporter: Reporter): void {
  if (outcome === 'gone') reporter.gone(bill.total())
  else if ('error' in outcome) reporter.failed(outcome.error, bill.total())
  else reporter.done(bill.total())
}

export async function answerOnce<Output extends z.ZodMiniType>(
  work: Work<Output>,
  gone: AbortSignal,
  headers: Headers,
  reporter: Reporter
): Promise<Response> {
  const outcome = await outcomeOf(work, gone, () => undefined, reporter)
  report(outcome, work.bill, reporter)
  const { requestId } = reporter
  if (outcome === 'gone') return new Response(null, { status: 499, headers })
  if ('error' in outcome) return failureResponse(outcome.error, requestId, headers)
  return Response.json(outcome.answer, { headers: { ...headers, 'x-request-id': requestId } })
}

/** Answers at once; what goes wrong from here on is the last event and no status. */
export function answerStream<Output extends z.ZodMiniType>(
  work: Work<Output>,
  { engine, piece }: { readonly engine: EngineName; readonly piece: z.ZodMiniType | undefined },
  asked: AbortSignal,
  headers: Headers,
  reporter: Reporter
): Response {
  const stream = eventStream<AiEvent>()
  const { requestId } = reporter
  const emit = (event: AiEvent) => {
    if (event.type === 'piece')
      stream.send({ type: 'piece', piece: piece ? answerBy(piece, event.piece) : event.piece })
    else if (event.type === 'delta' || event.type === 'progress') stream.send(event)
  }
  const finish = async () => {
    stream.send({ type: 'start', engine, requestId })
    const outcome = await outcomeOf(work, AbortSignal.any([asked, stream.gone]), emit, reporter)
    report(outcome, work.bill, reporter)
    if (outcome !== 'gone' && 'answer' in outcome) stream.send({ type: 'result', result: outcome.answer })
    if (outcome !== 'gone' && 'error' in outcome)
      stream.send({ type: 'failed', ...failureOf(outcome.error, requestId) })
    stream.close()
  }
  const breakOff = (error: unknown) => {
    stream.send({ type: 'failed', ...failureOf(error, requestId) })
    stream.close()
    reporter.broken(error)
  }
  // Nobody waits for it: what it throws, or the log that must tell of it, would end the process.
  finish()
    .catch(breakOff)
    .catch(() => stream.close())
  return new Response(stream.body, { headers: { ...headers, ...STREAM_HEADERS, 'x-request-id': requestId } })
}
