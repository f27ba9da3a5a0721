import * as z from 'zod/mini'
import { AppError } from '#lib/errors.ts'
import { say } from '#server/endpoint/words.ts'

/** `source.blocks[3].text` */
function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (place, step) =>
      typeof step === 'number' ? `${place}[${step}]` : place === '' ? String(step) : `${place}.${String(step)}`,
    ''
  )
}

function wordsFor(issue: z.core.$ZodIssue): string {
  const field = placeOf(issue.path)
  if (field === '') return say('errors_invalid')
  if (issue.code === 'too_big') return say('errors_invalid_field_long', { field, maximum: String(issue.maximum) })
  return say('errors_invalid_field', { field })
}

/** What the contract keeps of `value`; throws `invalid` in words that name the field, never what stood in it. */
export function parsedBy<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const message = `${issue?.code ?? 'wrong'} at ${placeOf(issue?.path ?? [])}`
  throw new AppError('invalid', message, { shown: issue ? wordsFor(issue) : say('errors_invalid') })
}

/** The same for what leaves: a fault of ours or of a model, told by its place. */
export function answerBy<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const places = parsed.error.issues.map(({ code, path }) => `${code} at ${placeOf(path)}`)
  throw new AppError('bug', `an answer against the contract: ${places.slice(0, 3).join(', ')}`)
}

/** The body as JSON; nothing at all is an empty object. */
export function jsonOf(bytes: Buffer): unknown {
  if (bytes.byteLength === 0) return {}
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    throw new AppError('invalid', 'no JSON', { shown: say('errors_invalid_json') })
  }
}
