/** supabase-js keeps the headers of an error to itself, so the fetch below it remembers how long a server asked to wait. */
let until = 0

/** Seconds or a date (RFC 9110 §10.2.3), in milliseconds from `now`. */
export function parseRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null
  const wait = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isFinite(wait) ? Math.max(0, wait) : null
}

export function noteRetryAfter(response: Response): void {
  const wait = response.ok ? null : parseRetryAfter(response.headers.get('retry-after'), Date.now())
  if (wait !== null) until = Date.now() + wait
}

/** Milliseconds that are still to be waited, or null. */
export function retryAfter(): number | null {
  const wait = until - Date.now()
  return wait > 0 ? wait : null
}
