import type { Formula, FormulaSheet, Letter, SheetLine } from '#domain/formulas/formula.ts'

/** The files of `src/content` as their schemas read them (contract/formulas.ts). */
interface WrittenFormula {
  readonly id: string
  readonly name: string
  readonly tex: string
  readonly for?: string | undefined
  readonly calc?: string | undefined
  readonly letters: Readonly<Record<string, readonly string[]>>
  readonly note?: string | undefined
}

interface WrittenSheet {
  readonly id: string
  readonly subject: string
  readonly levels: readonly string[]
  readonly booklet: SheetLine['booklet']
  readonly topics: readonly {
    readonly name: string
    readonly formulas: readonly string[]
    readonly higher?: readonly string[] | undefined
  }[]
}

export interface SheetWithFormulas {
  readonly line: Omit<SheetLine, 'file'>
  readonly sheet: FormulaSheet
}

export function formulaOf(written: WrittenFormula): Formula {
  const letters = Object.entries(written.letters).map(
    ([name, [means = '', unit = '', tex = '', value = '']]): Letter => ({
      name,
      means,
      unit,
      tex: tex === '' ? null : tex,
      value: value === '' ? null : value
    })
  )
  const { id, name, tex, calc, note } = written
  return { id, name, tex, for: written.for ?? null, calc: calc ?? null, letters, note: note ?? null }
}

/** Every sheet of every board with its formulas; a formula that is not written anywhere is a fault of the content. */
export function fileOf(
  boards: readonly { readonly board: string; readonly sheets: readonly WrittenSheet[] }[],
  topics: readonly { readonly formulas: readonly WrittenFormula[] }[]
): SheetWithFormulas[] {
  const byId = new Map(topics.flatMap(({ formulas }) => formulas.map(one => [one.id, formulaOf(one)] as const)))
  const all = (ids: readonly string[], sheet: string): Formula[] =>
    ids.map(id => {
      const formula = byId.get(id)
      if (!formula) throw new Error(`${sheet} names the formula ${id}, which is not in src/content/formulas`)
      return formula
    })
  return boards.flatMap(({ board, sheets }) =>
    sheets.map(({ id, subject, levels, booklet, topics: parts }) => ({
      line: { id, board, subject, levels, booklet },
      sheet: {
        id,
        topics: parts.map(({ name, formulas, higher }) => ({
          name,
          formulas: all(formulas, id),
          higher: all(higher ?? [], id)
        }))
      }
    }))
  )
}
