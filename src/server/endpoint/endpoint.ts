import type * as z from 'zod/mini'
import { AppError } from '#lib/errors.ts'
import { takeTokens } from '#server/gateway/allowance.ts'
import { billFor, type Bill } from '#server/gateway/bill.ts'
import { checkSize, readBody } from '#server/endpoint/body.ts'
import type { Gateway } from '#server/gateway/gateway.ts'
import type { Call, Endpoint, Host, Rules } from '#server/endpoint/rules.ts'
import { failureResponse, Refusal } from '#server/endpoint/failure.ts'
import { detailOf, logCall, type Facts } from '#server/endpoint/log.ts'
import { isFromOtherSite } from '#server/endpoint/origin.ts'
import { stringsIn } from '#server/endpoint/redact.ts'
import { parsedBy } from '#server/endpoint/shape.ts'
import { say } from '#server/endpoint/words.ts'
import { whoIs, type Caller } from '#server/gateway/who.ts'
import { answerOnce, answerStream, type Reporter, type Work } from '#server/endpoint/work.ts'

type Handler<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Ready, Place extends Host> = (
  input: z.output<Input>,
  call: Call<Ready, Place>
) => Promise<z.output<Output>>

/**
 * The ladder of every AI endpoint, once and in this order: method and size, origin, who, shape, tokens, handler, check
 * of the answer, status (design §7). What fails leaves as our own words; the rest of it stays in the log.
 */
export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Ready, Place extends Host>(
  rules: Rules<Input, Output, Ready, Place>,
  handler: Handler<Input, Output, Ready, Place>
): Endpoint<Place> {
  return async (request, host) => {
    const reporter = reporterFor(rules.name, host)
    try {
      const { input, caller, ready, bill } = await climb(request, host, rules, reporter)
      const work: Work<Output> = {
        run: (signal, emit) => handler(input, { caller, ready, host, signal, emit, spent: bill.spent }),
        output: rules.output,
        timeout: host.limits.timeout ?? rules.timeout,
        bill
      }
      if (!rules.stream) return await answerOnce(work, request.signal, host.headers, reporter)
      const { engine, piece } = rules.stream
      return answerStream(work, { engine: engine(ready), piece }, request.signal, host.headers, reporter)
    } catch (error) {
      reporter.failed(error)
      return failureResponse(error, reporter.requestId, host.headers)
    }
  }
}

interface Climbed<Input extends z.ZodMiniType, Ready> {
  readonly input: z.output<Input>
  readonly caller: Caller
  readonly ready: Ready
  readonly bill: Bill
}

async function climb<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Ready, Place extends Host>(
  request: Request,
  host: Place,
  rules: Rules<Input, Output, Ready, Place>,
  reporter: Reporter
): Promise<Climbed<Input, Ready>> {
  checkForm(request, rules)
  if (isFromOtherSite(request)) throw new Refusal(403, 'invalid', 'a page of another site')
  const gateway = gatewayOf(host)
  const caller = await whoIs(request, gateway)
  if (!caller) throw new AppError('unauthorised', 'no token')
  const bytes = await readBody(request, rules.maxBytes)
  const raw = rules.decode(bytes, request)
  reporter.hide(() => stringsIn(raw))
  const input = parsedBy(rules.input, raw)
  const ready = await rules.ready(caller, host)
  reporter.hide(() => rules.secrets(ready))
  reporter.note(rules.facts(ready))
  const price = rules.price(ready, host.limits)
  if (price) await takeTokens(gateway, caller.token, price)
  const bill = billFor(gateway, caller, price, rules.estimate(bytes.byteLength))
  await bill.prepay(host.limits.timeout ?? rules.timeout)
  return { input, caller, ready, bill }
}

function checkForm(
  request: Request,
  { method, media, maxBytes }: Pick<Rules<never, never, never, never>, 'method' | 'media' | 'maxBytes'>
): void {
  if (request.method !== method) throw new Refusal(405, 'invalid', request.method, { allow: method })
  checkSize(request, maxBytes)
  const type = request.headers.get('content-type') ?? ''
  if (method !== 'DELETE' && !media.test(type)) throw new Refusal(415, 'invalid', 'another content type')
}

function gatewayOf({ gateway }: Host): Gateway {
  if (!gateway) throw new AppError('missing', 'no backend', { shown: say('errors_ai_off') })
  return gateway
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

function reporterFor(name: string, host: Host): Reporter {
  const requestId = crypto.randomUUID()
  const began = performance.now()
  const hidden: (() => readonly string[])[] = []
  let facts: Facts = {}
  const entry = (status: number, tokens = 0) => ({
    endpoint: name,
    requestId,
    status,
    milliseconds: Math.round(performance.now() - began),
    ...(tokens > 0 ? { tokens } : {})
  })
  return {
    requestId,
    hide: words => void hidden.push(words),
    note: known => void (facts = known),
    done: tokens => logCall(host.log, entry(200, tokens), facts),
    gone: tokens => logCall(host.log, { ...entry(499, tokens), code: 'gone' }, facts),
    failed: (error, tokens) => {
      const words = hidden.flatMap(words => words())
      const { status } = failureResponse(error, requestId, {})
      const code = error instanceof AppError ? error.code : 'bug'
      logCall(host.log, { ...entry(status, tokens), code, detail: detailOf(error, words) }, facts)
    },
    broken: error => logCall(host.log, { ...entry(500), code: 'bug', detail: nameOf(error) }, facts)
  }
}
