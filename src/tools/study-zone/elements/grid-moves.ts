import { ELEMENTS, type Element } from '#tools/study-zone/elements/elements.ts'

/** Where an element stands on the printed table: the two long rows lie under it, from the third column on. */
export function cellOf({ number, period, group }: Element): { readonly row: number; readonly column: number } {
  if (group !== null) return { row: period, column: group }
  return { row: period + 3, column: number - (period === 6 ? 57 : 89) + 3 }
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1]
}

/** The element that a key leads to: gaps of the table are jumped over. Null where the key is none of the grid's. */
export function movedTo(number: number, key: string): number | null {
  if (key === 'Home') return 1
  if (key === 'End') return ELEMENTS.length
  const step = STEPS[key]
  const from = ELEMENTS[number - 1]
  if (!step || !from) return null
  let { row, column } = cellOf(from)
  for (let tries = 0; tries < 18; tries += 1) {
    row += step[0]
    column += step[1]
    const next = ELEMENTS.find(one => {
      const cell = cellOf(one)
      return cell.row === row && cell.column === column
    })
    if (next) return next.number
  }
  return number
}
