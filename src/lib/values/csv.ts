/** What a spreadsheet would run as a formula; one more apostrophe keeps it text (OWASP, CSV injection). */
const FORMULA = /^'*[=+\-@\t\r]/
const KEPT_TEXT = /^'+[=+\-@\t\r]/

function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as CSV (RFC 4180). */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')
}

/** A cell as it was before `csvOf` wrote it. */
export function fromCell(value: string): string {
  return KEPT_TEXT.test(value) ? value.slice(1) : value
}
