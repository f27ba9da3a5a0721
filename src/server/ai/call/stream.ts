import { Output, parsePartialJson, streamText } from 'ai'
import type * as z from 'zod'
import { AppError } from '#lib/errors.ts'
import { instructionsOf, type Call } from '#server/ai/call/object.ts'
import { trying } from '#server/ai/call/retry.ts'
import { settingsOf, within } from '#server/ai/call/settings.ts'
import { failureOf, isGone } from '#server/ai/providers/failures.ts'
import { tokensOf } from '#engine/model/material/lines.ts'
import type { ModelRun } from '#server/ai/run.ts'

/** An answer longer than this is no answer; the rest is not waited for. */
const LONGEST = 24_000

type Part = { readonly text: string } | { readonly end: true }
const END: Part = { end: true }

export interface Growing {
  /** As far as it has come, open ends closed. */
  readonly value: unknown
  /** All that was written. */
  readonly text: string
}

/** The JSON that a model writes, each time it has grown. */
export async function* streamedObject(run: ModelRun, call: Call<z.ZodType>): AsyncGenerator<Growing> {
  const instructions = await instructionsOf(run, call)
  const signal = within(run, call.feature)
  const enough = new AbortController()
  const both = AbortSignal.any([signal, enough.signal])
  let counted = false
  const count = (tokens: number | undefined, text: string): void => {
    if (!counted) run.spent(tokens ?? tokensOf(instructions) + tokensOf(call.data) + tokensOf(text))
    counted = true
  }

  async function* parts(): AsyncGenerator<Part, undefined> {
    const result = streamText({
      ...settingsOf(run, call.feature, call.maxTokens),
      instructions,
      prompt: call.data,
      output: Output.object({ schema: call.schema, name: call.prompt.name }),
      abortSignal: both,
      // Errors come through the stream; the library would also print them.
      onError: () => undefined
    })
    for await (const part of result.stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw both.reason
      if (part.type === 'text-delta') yield { text: part.text }
      if (part.type === 'finish') {
        count(part.totalUsage.totalTokens, '')
        if (part.finishReason === 'content-filter') throw new AppError('refused', 'The model declined.')
        if (part.finishReason === 'error') throw new AppError('unavailable', 'The stream of the model broke off.')
      }
    }
    return undefined
  }

  // Only the time before the first word can be tried again: afterwards words have been shown.
  const { first, rest } = await trying(async () => {
    const rest = parts()
    const next = await rest.next()
    return { first: next.value ?? END, rest }
  }, signal)
  let text = ''
  try {
    for (let part: Part = first; 'text' in part; part = (await rest.next()).value ?? END) {
      text += part.text
      if (text.length > LONGEST) break
      const start = text.indexOf('{')
      const { value } = start < 0 ? { value: undefined } : await parsePartialJson(text.slice(start))
      yield { value, text }
    }
  } catch (error) {
    if (isGone(run.signal)) throw run.signal.reason
    throw failureOf(signal.aborted ? signal.reason : error)
  } finally {
    count(undefined, text)
    enough.abort()
  }
}
