import { AsyncLocalStorage } from 'node:async_hooks'

/** The backend library prints failed queries with their parameters, which are what students wrote. */
const inside = new AsyncLocalStorage<(line: string) => void>()

const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const
type Print = (...words: unknown[]) => void

/** Runs `work`; what it prints reaches `log` without any value. */
export function quietly<Result>(log: (line: string) => void, work: () => Result): Result {
  for (const method of METHODS) cover(method)
  return inside.run(log, work)
}

/** Leaves the silence: for lines of our own that are printed while the library works. */
export function aloud<Result>(work: () => Result): Result {
  return inside.exit(work)
}

const covers = new Map<string, { readonly cover: Print; below: Print }>()

function cover(method: (typeof METHODS)[number]): void {
  const current: Print = (console as Record<typeof method, Print>)[method]
  const known = covers.get(method)
  if (known?.cover === current) return
  const entry = known ?? makeCover()
  entry.below = current
  covers.set(method, entry)
  console[method] = entry.cover
}

function makeCover(): { readonly cover: Print; below: Print } {
  const entry = {
    below: (() => undefined) as Print,
    cover: (...words: unknown[]) => {
      const log = inside.getStore()
      const line = log && summary(words)
      if (log && line) aloud(() => log(line))
      if (!log) entry.below(...words)
    }
  }
  return entry
}

/** Only names and codes: a message or a detail of PostgreSQL may quote the row. */
export function summary(words: readonly unknown[]): string | undefined {
  const error = words.find(word => word instanceof Error) as (Error & Record<string, unknown>) | undefined
  if (!error) return undefined
  const source =
    error.cause instanceof Error && !error['code'] ? (error.cause as Error & Record<string, unknown>) : error
  const facts = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'].flatMap(key => {
    const value = source[key]
    return typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) ? [`${key}=${value}`] : []
  })
  return ['backend', error.name, ...facts].join(' ')
}
