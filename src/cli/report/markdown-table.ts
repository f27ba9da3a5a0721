/** A table as prettier would write it: every column as wide as its widest cell. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const width = head.map((title, column) => Math.max(title.length, 3, ...rows.map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    `| ${width.map((length, column) => (row[column] ?? '').padEnd(length)).join(' | ')} |`
  return [line(head), line(width.map(length => '-'.repeat(length))), ...rows.map(line)].join('\n')
}
