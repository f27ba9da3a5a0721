import type { Letter, Stimulus } from '#domain/paper/question.ts'

type Choices = Readonly<Record<Letter, string>>
type Table = NonNullable<Stimulus['table']>

const LETTERS: readonly Letter[] = ['A', 'B', 'C', 'D']
const CHOICE = /^[([]?(?<letter>[A-D])(?:[\])]|[.:)]|\s)\s*(?<text>\S.*)$/

/** A question without its four choices, and they; null where it has none. "A B C D" must stand below one another. */
export function choicesIn(question: string): { readonly text: string; readonly choices: Choices } | null {
  const lines = question.split('\n')
  const at = lines.findIndex((_, from) =>
    LETTERS.every((letter, place) => CHOICE.exec(lines[from + place]?.trim() ?? '')?.groups?.['letter'] === letter)
  )
  if (at < 0) return null
  const texts = LETTERS.map((_, place) => CHOICE.exec(lines[at + place]?.trim() ?? '')?.groups?.['text'] ?? '')
  const [A = '', B = '', C = '', D = ''] = texts
  return { text: lines.toSpliced(at, LETTERS.length).join('\n').trim(), choices: { A, B, C, D } }
}

/** "B", "(b)", "Answer: B". */
export function letterIn(text: string): Letter | null {
  const found = /^(?:answer\s*:?\s*)?[([]?(?<letter>[a-d])[\])]?[.;]?(?:\s*[[(]1(?: mark)?[\])])?$/i.exec(text.trim())
  return (found?.groups?.['letter']?.toUpperCase() as Letter | undefined) ?? null
}

function cellsOf(line: string): string[] {
  const cells = line.includes('|') ? line.replace(/^\s*\||\|\s*$/g, '').split('|') : line.split('\t')
  return cells.map(cell => cell.trim())
}

/** Rows of two cells or more below one another, as a spreadsheet or a web page gives them, are a table. */
export function tableIn(text: string): { readonly text: string; readonly table: Table } | null {
  const lines = text.split('\n')
  const isRow = (line: string | undefined): boolean =>
    line !== undefined && (cellsOf(line).length > 1 || /^\s*\|.*\|\s*$/.test(line))
  const from = lines.findIndex((line, at) => isRow(line) && isRow(lines[at + 1]))
  if (from < 0) return null
  const end = lines.findIndex((line, at) => at > from && !isRow(line))
  const rows = lines.slice(from, end < 0 ? undefined : end)
  const [head = [], ...body] = rows
    .filter(line => !/^[\s|:–—-]+$/.test(line))
    .map(cellsOf)
    .map((cells, _, all) =>
      Array.from({ length: Math.max(...all.map(row => row.length)) }, (__, at) => cells[at] ?? '')
    )
  return { text: lines.toSpliced(from, rows.length).join('\n').trim(), table: { head, rows: body } }
}
