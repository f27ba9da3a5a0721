import type { AppError } from '#lib/errors.ts'

/** A value that comes from elsewhere, in one word. */
export type Remote<Value> =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: AppError }

export function isReady<Value>(remote: Remote<Value>): remote is { readonly state: 'ready'; readonly value: Value } {
  return remote.state === 'ready'
}

export function valueOr<Value, Other>(remote: Remote<Value>, other: Other): Value | Other {
  return isReady(remote) ? remote.value : other
}
