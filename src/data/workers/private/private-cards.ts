import type { PrivateAnswer, PrivateCall } from '#contract/engine/private.ts'
import type { CardsOptions, CardsResult, Source } from '#contract/engine/engine.ts'
import type { Run } from '#data/workers/client.ts'
import type { EngineClient } from '#data/workers/engine.ts'
import type { PromptSession } from '#data/workers/private/private-engine.ts'
import { openWanted } from '#data/workers/private/private-model.ts'
import { AppError, type ErrorCode } from '#lib/errors.ts'

/** A part that takes longer is left out: these models write a few words a second. */
const PATIENCE = 90_000

const CODES: Readonly<Record<string, ErrorCode>> = {
  QuotaExceededError: 'too-large',
  TimeoutError: 'timeout',
  NotSupportedError: 'device',
  NotReadableError: 'refused'
}

const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  const name = error instanceof Error ? error.name : ''
  return new AppError(CODES[name] ?? 'device', name, { cause: error })
}

async function answerTo(base: PromptSession, { data, form }: PrivateCall, outer?: AbortSignal): Promise<string> {
  const limit = AbortSignal.timeout(PATIENCE)
  const signal = outer ? AbortSignal.any([outer, limit]) : limit
  // Each part begins anew: what was said of another must not shape it.
  const session = await base.clone({ signal })
  try {
    return await session.prompt(data, { responseConstraint: form, signal })
  } finally {
    session.destroy()
  }
}

/** Cards by a model in the browser: nothing leaves the device, and its words pass the checks of every model's. */
export async function privateCards(
  name: string,
  source: Source,
  options: CardsOptions,
  engine: EngineClient,
  run: Run
): Promise<CardsResult> {
  const { signal, onProgress } = run
  const calls = await engine.run('privateCalls', [source, options], { signal })
  const [first] = calls
  if (!first) throw new AppError('invalid', 'The note has nothing to ask about')
  const answers: PrivateAnswer[] = []
  let failure: unknown
  const base = await openWanted({ instructions: first.instructions, signal }).catch((error: unknown) => {
    signal?.throwIfAborted()
    throw asAppError(error)
  })
  if (!base) throw new AppError('device', 'The model is not on the device')
  try {
    for (const call of calls) {
      const text = await answerTo(base, call, signal).catch((error: unknown) => {
        signal?.throwIfAborted()
        failure = error
        return null
      })
      answers.push({ boundary: call.boundary, text })
      onProgress?.(answers.length, calls.length)
    }
  } finally {
    base.destroy()
  }
  if (answers.every(({ text }) => text === null)) throw asAppError(failure)
  return engine.run('privateCards', [source, options, { kind: 'model', name }, answers], { signal })
}
