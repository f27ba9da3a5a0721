import type * as z from 'zod/mini'
import type { AiEvent } from '#contract/ai.ts'
import type { EngineName } from '#contract/engine/engine.ts'
import type { AiLimits } from '#server/endpoint/limits.ts'
import type { Price } from '#server/gateway/allowance.ts'
import type { Gateway } from '#server/gateway/gateway.ts'
import type { Facts, Log } from '#server/endpoint/log.ts'
import type { Caller } from '#server/gateway/who.ts'

/** Where an endpoint runs: our own server or a function on Vercel. */
export interface Host {
  /** null: there is no backend, so nobody can be signed in. */
  readonly gateway: Gateway | null
  readonly limits: AiLimits
  /** On every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly log: Log
}

/** What one endpoint asks of a call, rung by rung. */
export interface Rules<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Ready, Place extends Host> {
  /** In the log. */
  readonly name: string
  readonly method: 'POST' | 'PUT' | 'DELETE'
  readonly media: RegExp
  readonly maxBytes: number
  readonly decode: (bytes: Buffer<ArrayBuffer>, request: Request) => unknown
  readonly input: Input
  readonly output: Output
  readonly timeout: number
  /** After the shape and before the tokens: what the handler needs, and what tells who pays. */
  readonly ready: (caller: Caller, host: Place) => Promise<Ready>
  readonly price: (ready: Ready, limits: AiLimits) => Price | null
  /** Tokens that a call of so many bytes costs where nobody could count them. */
  readonly estimate: (bytes: number) => number
  /** Words that must not reach the log, besides those of the request. */
  readonly secrets: (ready: Ready) => readonly string[]
  /** What the log says of the call besides. */
  readonly facts: (ready: Ready) => Facts
  /** Answers as a stream of events under this name; without it as one JSON object. */
  readonly stream?: { readonly engine: (ready: Ready) => EngineName; readonly piece?: z.ZodMiniType }
}

export interface Call<Ready, Place extends Host> {
  readonly caller: Caller
  readonly ready: Ready
  readonly host: Place
  /** Aborted when the student goes away or the time is over. */
  readonly signal: AbortSignal
  /** Progress, words and pieces; start and end are the ladder's own. */
  readonly emit: (event: AiEvent) => void
  /** Tokens that the provider counted. */
  readonly spent: (tokens: number) => void
}

export type Endpoint<Place extends Host> = (request: Request, host: Place) => Promise<Response>
