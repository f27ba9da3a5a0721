import { AppError } from '#lib/errors.ts'
import { redact } from '#server/endpoint/redact.ts'

export type Log = (line: string) => void

/** Names and numbers of ours, never anything of a student. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>

interface Entry {
  readonly endpoint: string
  readonly requestId: string
  readonly status: number
  readonly code?: string
  readonly milliseconds: number
  readonly tokens?: number
  readonly detail?: string
}

/** One line of JSON a call. Who called and what was in it do not stand there. */
export function logCall(log: Log, entry: Entry, facts: Facts): void {
  log(JSON.stringify({ at: new Date().toISOString(), ...entry, ...facts }))
}

const FACTS = ['statusCode', 'status', 'code', 'errno', 'syscall'] as const
const DEPTH = 5
/** Errors whose words quote the text that could not be read: what a model wrote of a note, or what a student said. */
const QUOTES = /^(?:AI_(?!APICallError$)\w+|SyntaxError)$/

/** What is known of an error and of what caused it, fit for the log. */
export function detailOf(error: unknown, study: readonly string[] = [], secrets: readonly string[] = []): string {
  const parts: string[] = []
  let current = error
  for (let depth = 0; depth < DEPTH && current !== undefined && current !== null; depth += 1) {
    parts.push(oneOf(current, study, secrets))
    current = current instanceof Error ? (current.cause ?? lastOf(current)) : undefined
  }
  return parts.join(' < ')
}

function oneOf(error: unknown, study: readonly string[], secrets: readonly string[]): string {
  if (!(error instanceof Error)) return redact(String(error), study, secrets)
  const own = error as unknown as Record<string, unknown>
  const facts = FACTS.flatMap(name => {
    const value = own[name]
    return typeof value === 'number' || (typeof value === 'string' && /^[\w-]{1,40}$/.test(value))
      ? [`${name}=${value}`]
      : []
  })
  const words = QUOTES.test(error.name) ? '' : redact(error.message, study, secrets)
  return [error instanceof AppError ? '' : error.name, ...facts, words].filter(part => part !== '').join(' ')
}

/** The AI library wraps several tries into one error. */
function lastOf(error: Error): unknown {
  return 'lastError' in error ? error.lastError : undefined
}
