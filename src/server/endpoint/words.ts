import type { ErrorCode } from '#lib/errors.ts'
// The file itself: the compiled messages are a thousand modules, and a server says only these.
import words from '#messages/en/errors.json' with { type: 'json' }

const BY_CODE: Readonly<Record<ErrorCode, string>> = {
  offline: words.errors_unavailable,
  unauthorised: words.errors_unauthorised,
  invalid: words.errors_invalid,
  missing: words.errors_missing,
  limit: words.errors_limit,
  unavailable: words.errors_unavailable,
  full: words.errors_full,
  storage: words.errors_unavailable,
  bug: words.errors_bug,
  'too-large': words.errors_too_large,
  budget: words.errors_budget,
  timeout: words.errors_timeout,
  unreadable: words.errors_unreadable,
  refused: words.errors_refused,
  device: words.errors_unavailable,
  care: words.errors_unavailable
}

export type SayKey = keyof typeof words

const rules = new Intl.PluralRules('en')

function textOf(key: SayKey, gaps: Readonly<Record<string, string | number>>): string {
  const entry = words[key]
  if (typeof entry === 'string') return entry
  const [{ declarations, match }] = entry as unknown as readonly [Plural]
  const by = declarations[0]?.replace('input ', '') ?? ''
  return match[`${by}Plural=${rules.select(Number(gaps[by]))}`] ?? match[`${by}Plural=other`] ?? ''
}

interface Plural {
  readonly declarations: readonly string[]
  readonly match: Readonly<Record<string, string>>
}

/** One of our sentences with its gaps filled. */
export function say(key: SayKey, gaps: Readonly<Record<string, string | number>> = {}): string {
  return textOf(key, gaps).replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap))
}

export function wordsOf(code: ErrorCode, waitSeconds?: number): string {
  if (code !== 'limit' || waitSeconds === undefined) return BY_CODE[code]
  return waitSeconds < 90
    ? say('errors_limit_seconds', { seconds: Math.ceil(waitSeconds) })
    : say('errors_limit_minutes', { minutes: Math.ceil(waitSeconds / 60) })
}
