import { ENTITY_ORDER, entities, type EntityName } from '#contract/entities.ts'
import { serve } from '#workers/answers.ts'
import { carry, type CarriedPassport } from '#workers/passport/carry.ts'
import {
  openPassport,
  PassportRefusal,
  type OpenedPassport,
  type PassportWhy,
  type StoredRow
} from '#workers/passport/open.ts'

export interface PassportFacts {
  readonly exportedAt: string
  /** Of the student who brings it back. */
  readonly isOwn: boolean
  readonly counts: readonly (readonly [name: EntityName, rows: number])[]
  readonly left: CarriedPassport['left']
  /** Files whose bytes are in it, by the ids they have here. */
  readonly files: readonly string[]
}

export interface PassportMethods {
  open(file: File, studentId: string, round: number): PassportFacts | { readonly refused: PassportWhy }
  rows(name: EntityName, from: number, count: number): readonly StoredRow[]
  bytes(fileId: string): ArrayBuffer
}

let opened: { readonly file: string; readonly passport: OpenedPassport } | undefined
let carried: CarriedPassport | undefined

serve<PassportMethods>({
  open: async ([file, studentId, round], report) => {
    try {
      const key = `${file.name} ${file.size} ${file.lastModified}`
      if (opened?.file !== key) opened = { file: key, passport: await openPassport(file, report) }
      const { passport } = opened
      carried = carry(passport, studentId, round)
      const { tables, left, bytes } = carried
      const counts = ENTITY_ORDER.map(name => [name, tables.get(name)?.length ?? 0] as const)
      const { exportedAt, student } = passport.list
      return { exportedAt, isOwn: student === studentId, counts, left, files: [...bytes.keys()] }
    } catch (error) {
      if (error instanceof PassportRefusal) return { refused: error.why }
      throw error
    }
  },
  rows: ([name, from, count]) =>
    (Object.hasOwn(entities, name) ? (carried?.tables.get(name) ?? []) : []).slice(from, from + count),
  bytes: async ([fileId]) => {
    const give = carried?.bytes.get(fileId)
    if (!give) throw new Error('No such file in the passport')
    return give()
  }
})
