import type { Erratum } from '#config/errata.ts'
import type { Preset } from '#domain/paper/preset.ts'
import type { Stock } from '#domain/paper/syllabus/stock.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'
import { AppError } from '#lib/errors.ts'

export interface BankIndex {
  readonly presets: readonly Preset[]
  /** By preset; a list kept on the device may be older than it. */
  readonly stock?: Readonly<Record<string, Stock>>
  readonly subjects: readonly {
    readonly subject: string
    readonly version: string
    readonly file: string
    readonly topics: readonly { readonly code: string; readonly name: string }[]
  }[]
  readonly errata: readonly Erratum[]
}

export interface BankSubject {
  readonly version: string
  readonly questions: readonly PaperQuestion[]
}

const CACHE = 'paper-bank'
const INDEX = '/bank/index.json'
const WAIT = 4000

/** What papers there are: from the network while it answers, else as it was kept. */
export async function bankIndex(): Promise<BankIndex> {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(INDEX, { signal: AbortSignal.timeout(WAIT) })
    if (answer.ok) {
      await cache.put(INDEX, answer.clone())
      return (await answer.json()) as BankIndex
    }
  } catch {
    // Offline, or too slow: the kept copy is the same but for what is new.
  }
  const kept = await cache.match(INDEX)
  if (!kept) throw new AppError('offline', 'The question bank is not on this device yet.')
  return (await kept.json()) as BankIndex
}

/** A subject's questions: fetched once, because the name of the file holds its version. */
export async function bankSubject(file: string, version: string): Promise<BankSubject> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(file)
  if (kept) return (await kept.json()) as BankSubject
  const answer = await fetch(file).catch(() => null)
  if (!answer?.ok) throw new AppError('offline', 'The questions of this subject are not on this device yet.')
  await cache.put(file, answer.clone())
  const subject = file.replace(`-${version}.json`, '-')
  for (const { url } of await cache.keys()) if (url.includes(subject) && !url.endsWith(file)) await cache.delete(url)
  return (await answer.json()) as BankSubject
}
