import type { Asked, Read } from './asked.ts'
import type { Saying } from './reply.ts'

export type Json = Readonly<Record<string, unknown>>

/** How one provider writes: a whole answer, the parts of a streamed one, and an error. */
export interface Wire {
  readonly read: (path: string, body: Json) => Read
  readonly whole: (saying: Saying, asked: Asked) => unknown
  readonly head: (asked: Asked) => string
  readonly word: (text: string, asked: Asked) => string
  readonly tail: (saying: Saying, asked: Asked) => string
  readonly error: (status: number, message: string) => unknown
}

export const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`

export const event = (value: { readonly type: string } & Json): string => `event: ${value.type}\n${data(value)}`

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const record = (value: unknown): Json => (isRecord(value) ? value : {})

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

export const string = (value: unknown): string => (typeof value === 'string' ? value : '')

export const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The text in `content`, which every provider writes as a string or as a list of parts. */
export function words(content: unknown): string {
  if (typeof content === 'string') return content
  return list(content)
    .map(part => (typeof part === 'string' ? part : string(record(part)['text'])))
    .join('\n')
}

const SYSTEM = new Set(['system', 'developer'])

/** Messages with roles, split into instructions and the rest. */
export function conversation(messages: unknown): { system: string; prompt: string } {
  const said = list(messages).map(record)
  const of = (isSystem: boolean): string =>
    said
      .filter(message => SYSTEM.has(string(message['role'])) === isSystem)
      .map(message => words(message['content']))
      .join('\n\n')
  return { system: of(true), prompt: of(false) }
}
