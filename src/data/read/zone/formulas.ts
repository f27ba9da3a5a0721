import { newest, once } from '#data/read/kept-files.ts'
import type { FormulaSheet, SheetLine } from '#domain/formulas/formula.ts'

const CACHE = 'formula-sheets'

/** The formula sheets there are, by board and subject. */
export async function sheetLines(): Promise<readonly SheetLine[]> {
  const { sheets } = await newest<{ readonly sheets: readonly SheetLine[] }>(CACHE, '/formulas/index.json')
  return sheets
}

export const sheetIn = (file: string): Promise<FormulaSheet> => once(CACHE, file)
