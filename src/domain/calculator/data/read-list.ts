const MOST = 2000

/** Numbers as they are typed or pasted from a sheet: commas, spaces, tabs and lines part them. */
export function readList(text: string): readonly number[] | null {
  const words = text
    .replaceAll('−', '-')
    .split(/[\s,;]+/)
    .filter(word => word !== '')
  const values = words.map(Number)
  return values.length > MOST || values.some(value => !Number.isFinite(value)) ? null : values
}

/** Rows and columns: a line is a row, its numbers parted by tabs, spaces, commas or semicolons. */
export function readTable(text: string): readonly (readonly number[])[] | null {
  const rows = text
    .split('\n')
    .filter(row => row.trim() !== '')
    .map(readList)
  const known = rows.flatMap(row => (row ? [row] : []))
  const [width = 0] = known.map(row => row.length)
  return known.length === rows.length && known.every(row => row.length === width) ? known : null
}
