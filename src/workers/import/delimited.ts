import Papa from 'papaparse'

export interface ReadTable {
  readonly rows: readonly (readonly string[])[]
  /** What stands between two cells; `|` with a line of dashes is a Markdown table. */
  readonly delimiter: string
  /** Lines without a delimiter that were put to the line before: their count. */
  readonly joined: number
}

export const isTableName = (name: string): boolean => /\.(?:csv|tsv)$/i.test(name)

const DELIMITERS = ['\t', ',', ';', '|'] as const

function parse(text: string, delimiter: string, preview = 0): string[][] {
  return Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: 'greedy' }).data
}

/** How many of the first rows have as many cells as most of them, and at least two. */
function fit(text: string, delimiter: string): number {
  const rows = parse(text, delimiter, 200)
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [width, times] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0]
  return width < 2 || rows.length === 0 ? 0 : times / rows.length
}

/** Sentences have commas too: after each stands a space, and the lines end as sentences do. */
function isProse(text: string, delimiter: string): boolean {
  const lines = text.split(/\r?\n/).filter(line => line.trim() !== '')
  if (delimiter !== ',' && (delimiter !== ';' || lines.length > 1)) return false
  const sentences = lines.filter(line => /[.!?…]["”’)]?\s*$/.test(line))
  return sentences.length * 2 > lines.length && lines.every(line => !new RegExp(`${delimiter}\\S`).test(line))
}

/** The delimiter that cuts most lines alike; of equals the one that stands seldomest in prose. */
function guess(text: string, isCalledTable: boolean): string | null {
  const fits = DELIMITERS.map(delimiter => [delimiter, fit(text, delimiter)] as const)
  const best = Math.max(...fits.map(([, share]) => share))
  if (isCalledTable) return best === 0 ? ',' : (fits.find(([, share]) => share === best)?.[0] ?? ',')
  if (best < 0.5) return null
  const found = fits.find(([, share]) => share >= best - 0.02)?.[0]
  return found === undefined || isProse(text, found) ? null : found
}

const MARKDOWN_ROW = /^\s*\|(.+)\|\s*$/
const MARKDOWN_RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/

function markdownRows(text: string): string[][] | null {
  const lines = text.split(/\r?\n/).filter(line => MARKDOWN_ROW.test(line))
  if (!lines.some(line => MARKDOWN_RULE.test(line))) return null
  return lines
    .filter(line => !MARKDOWN_RULE.test(line))
    .map(line => {
      const inner = MARKDOWN_ROW.exec(line)?.[1] ?? ''
      return inner.split(/(?<!\\)\|/).map(cell =>
        cell
          .trim()
          .replaceAll('\\|', '|')
          .replaceAll(/<br\s*\/?>/gi, '\n')
      )
    })
}

/** Anki's text export says in its first lines how it is written: `#separator:tab`. */
function ankiHead(text: string): { readonly body: string; readonly separator: string | null } {
  const head = /^(?:#[a-z]+(?: [a-z]+)*:.*(?:\r?\n|$))+/.exec(text)?.[0] ?? ''
  const named = /^#separator:(.+?)\s*$/m.exec(head)?.[1]?.toLowerCase()
  const words: Readonly<Record<string, string>> = { tab: '\t', comma: ',', semicolon: ';', pipe: '|' }
  return { body: text.slice(head.length), separator: named === undefined ? null : (words[named] ?? named) }
}

/** Quizlet writes a definition of several lines as it is: a line of one cell belongs to the row before. */
function joinLines(rows: readonly string[][]): { readonly rows: string[][]; readonly joined: number } {
  const out: string[][] = []
  let joined = 0
  for (const row of rows) {
    const last = out.at(-1)
    if (row.length > 1 || !last) out.push([...row])
    else {
      last.push(`${last.pop() ?? ''}\n${row[0] ?? ''}`)
      joined += 1
    }
  }
  return { rows: out, joined }
}

/**
 * Reads rows and cells out of a text; null where it is no table. `wanted` is a delimiter that the student chose. What is
 * called a table is one, however uneven; its cells have quotes where they hold several lines.
 */
export function readTable(text: string, wanted?: string, isCalledTable = false): ReadTable | null {
  const { body, separator } = ankiHead(text)
  const asMarkdown = wanted === undefined ? markdownRows(body) : null
  if (asMarkdown) return { rows: asMarkdown, delimiter: '|', joined: 0 }
  const delimiter = wanted ?? separator ?? guess(body, isCalledTable)
  if (delimiter === null) return null
  const parsed = parse(body, delimiter)
  const { rows, joined } = isCalledTable ? { rows: parsed, joined: 0 } : joinLines(parsed)
  return { rows, delimiter, joined }
}
