import { asSchema, generateText, NoObjectGeneratedError, Output, type ModelMessage } from 'ai'
import * as z from 'zod'
import type { AiFeature } from '#contract/ai.ts'
import { AppError } from '#lib/errors.ts'
import { looseJson } from '#server/ai/call/loose-json.ts'
import { settingsOf, within } from '#server/ai/call/settings.ts'
import { trying } from '#server/ai/call/retry.ts'
import { inWords, repairOf, type Prompt } from '#engine/model/prompts/prompt.ts'
import { type ModelRun } from '#server/ai/run.ts'

/** Twice what `maxTokens` allows the wordiest task; a server that a student named may send more. */
const LONGEST = 100_000

export interface Call<Schema extends z.ZodType> {
  readonly feature: AiFeature
  readonly prompt: Prompt
  /** The data, already set apart. */
  readonly data: string
  readonly schema: Schema
  /** Read with this where the schema itself does not fit: it may fill in what was left out. */
  readonly forgiving?: z.ZodType<z.infer<Schema>>
  readonly maxTokens: number
}

interface Broken {
  readonly text: string
  readonly fault: string
}
type Read<Value> = { readonly value: Value } | Broken

/** Servers that cannot follow a schema are told it in words. */
export async function instructionsOf(
  run: ModelRun,
  { feature, prompt, schema }: Pick<Call<z.ZodType>, 'feature' | 'prompt' | 'schema'>
): Promise<string> {
  return run.models.followsSchema(feature) ? prompt.text : prompt.text + inWords(await asSchema(schema).jsonSchema)
}

/** What can be read of an answer with something around it, or what is wrong with it. */
export function fromText<Value>(text: string, schema: z.ZodType<Value>): Read<Value> {
  const found = looseJson(text)
  if (found === undefined) return { text, fault: 'It is not complete JSON.' }
  const read = schema.safeParse(found)
  return read.success ? { value: read.data } : { text, fault: z.prettifyError(read.error).slice(0, 600) }
}

/** An object by our schema; one request to repair it, then the failure `unreadable`. */
export async function askForObject<Schema extends z.ZodType>(
  run: ModelRun,
  call: Call<Schema>
): Promise<z.infer<Schema>> {
  const signal = within(run, call.feature)
  const first = await trying(() => once(run, call, [], signal), signal)
  return 'value' in first ? first.value : repaired(run, call, first, signal)
}

/** The whole answer once more, with its fault named. */
export async function repaired<Schema extends z.ZodType>(
  run: ModelRun,
  call: Call<Schema>,
  broken: Broken,
  signal: AbortSignal = within(run, call.feature)
): Promise<z.infer<Schema>> {
  const turns: ModelMessage[] = [
    // An empty turn is refused by some providers.
    { role: 'assistant', content: broken.text || '{}' },
    { role: 'user', content: repairOf(broken.fault) }
  ]
  const second = await trying(() => once(run, call, turns, signal), signal)
  if ('value' in second) return second.value
  throw new AppError('unreadable', `The model did not keep to its form: ${second.fault}`)
}

async function once<Schema extends z.ZodType>(
  run: ModelRun,
  call: Call<Schema>,
  turns: readonly ModelMessage[],
  abortSignal: AbortSignal
): Promise<Read<z.infer<Schema>>> {
  const instructions = await instructionsOf(run, call)
  const messages: ModelMessage[] = [{ role: 'user', content: call.data }, ...turns]
  try {
    const answer = await generateText({
      ...settingsOf(run, call.feature, call.maxTokens),
      instructions,
      messages,
      output: Output.object({ schema: call.schema, name: call.prompt.name }),
      abortSignal
    })
    run.spent(answer.usage.totalTokens ?? estimate(instructions, messages, answer.text))
    if (answer.finishReason === 'content-filter') throw new AppError('refused', 'The model declined.')
    checkLength(answer.text)
    if (answer.text === '') return { text: '', fault: 'It is empty.' }
    return { value: answer.output as z.infer<Schema> }
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    const text = error.text ?? ''
    run.spent(error.usage?.totalTokens ?? estimate(instructions, messages, text))
    if (error.finishReason === 'content-filter') throw error
    checkLength(text)
    return fromText<z.infer<Schema>>(text, call.forgiving ?? (call.schema as z.ZodType<z.infer<Schema>>))
  }
}

function checkLength(text: string): void {
  if (text.length > LONGEST) throw new AppError('unreadable', 'The answer is too long to be one.')
}

/** Four characters a token, where a server does not count. */
function estimate(instructions: string, messages: readonly ModelMessage[], answer: string): number {
  return Math.ceil((instructions.length + JSON.stringify(messages).length + answer.length) / 4)
}
