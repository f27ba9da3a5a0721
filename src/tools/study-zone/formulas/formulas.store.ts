import { atom } from 'nanostores'
import { sheetIn, sheetLines } from '#data/read/zone/formulas.ts'
import type { FormulaSheet, SheetLine } from '#domain/formulas/formula.ts'
import { toAppError } from '#lib/errors.ts'
import type { Remote } from '#lib/remote.ts'

export const $lines = atom<Remote<readonly SheetLine[]>>({ state: 'idle' })
export const $sheet = atom<Remote<FormulaSheet>>({ state: 'idle' })

export async function openSheets(): Promise<void> {
  if ($lines.get().state === 'ready') return
  $lines.set({ state: 'loading' })
  try {
    $lines.set({ state: 'ready', value: await sheetLines() })
  } catch (error) {
    $lines.set({ state: 'failed', error: toAppError(error) })
  }
}

let wanted = ''

/** Of two that are asked for one after the other, the later one is shown. */
export async function openSheet(file: string): Promise<void> {
  wanted = file
  $sheet.set({ state: 'loading' })
  try {
    const value = await sheetIn(file)
    if (wanted === file) $sheet.set({ state: 'ready', value })
  } catch (error) {
    if (wanted === file) $sheet.set({ state: 'failed', error: toAppError(error) })
  }
}
