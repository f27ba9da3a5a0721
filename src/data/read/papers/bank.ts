import { newest, once } from '#data/read/kept-files.ts'
import type { Erratum } from '#config/errata.ts'
import type { Preset } from '#domain/paper/preset.ts'
import type { Stock } from '#domain/paper/syllabus/stock.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'

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

/** What papers there are: from the network while it answers, else as it was kept. */
export const bankIndex = (): Promise<BankIndex> => newest(CACHE, '/bank/index.json')

/** A subject's questions: fetched once, because the name of the file holds its version. */
export const bankSubject = (file: string): Promise<BankSubject> => once(CACHE, file)
