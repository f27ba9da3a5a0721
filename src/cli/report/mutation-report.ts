import { markdownTable } from '#cli/report/markdown-table.ts'

/** What is read of Stryker's report (mutation-testing-report-schema 3). */
export interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string
        readonly mutants: readonly {
          readonly status: string
          readonly replacement?: string
          readonly location: { readonly start: LinePosition; readonly end: LinePosition }
        }[]
      }
    >
  >
}

interface LinePosition {
  readonly line: number
  readonly column: number
}

/** Faults of one file; one that ends in a time-out counts as killed, as with Stryker. */
export interface MutationRow {
  readonly file: string
  readonly killed: number
  readonly survived: number
  readonly uncovered: number
}

const LEAST_OF_ALL = 80
const LEAST_OF_A_FILE = 65

const percent = (killed: number, of: number): number => (of === 0 ? 100 : (100 * killed) / of)
/** Of the faults that a test reaches. */
const scoreOf = ({ killed, survived }: Omit<MutationRow, 'file'>): number => percent(killed, killed + survived)

export function rowsOf({ files }: Report): MutationRow[] {
  return Object.entries(files).flatMap(([path, { mutants }]) => {
    const count = (...statuses: string[]): number => mutants.filter(({ status }) => statuses.includes(status)).length
    const row = { killed: count('Killed', 'Timeout'), survived: count('Survived'), uncovered: count('NoCoverage') }
    const isEmpty = row.killed + row.survived + row.uncovered === 0
    return isEmpty ? [] : [{ file: path.replace(/^src\//, ''), ...row }]
  })
}

function totalOf(rows: readonly MutationRow[]): MutationRow {
  const sum = (of: 'killed' | 'survived' | 'uncovered'): number => rows.reduce((total, row) => total + row[of], 0)
  return { file: 'all', killed: sum('killed'), survived: sum('survived'), uncovered: sum('uncovered') }
}

export function mutationTable(rows: readonly MutationRow[]): string {
  const sorted = rows.toSorted((a, b) => a.file.localeCompare(b.file))
  const cells = [...sorted, totalOf(rows)].map(row => [
    row.file,
    scoreOf(row).toFixed(1),
    ...[row.killed, row.survived, row.uncovered].map(String)
  ])
  return markdownTable(['File', 'Killed of covered, %', 'Killed', 'Survived', 'Not covered'], cells)
}

/** The rows of a page that `mutationTable` wrote. */
export function heldRows(page: string): MutationRow[] {
  return [...page.matchAll(/^\| (\S+\.ts) +\| \S+ +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm)].map(
    ([, file = '', ...counts]) => {
      const [killed = 0, survived = 0, uncovered = 0] = counts.map(Number)
      return { file, killed, survived, uncovered }
    }
  )
}

/** Every fault that no test noticed: the place, what stood there, what stood there instead. */
export function survivors({ files }: Report): string {
  return Object.entries(files)
    .flatMap(([path, { source, mutants }]) =>
      mutants
        .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
        .map(({ location: { start, end }, replacement = '' }) => {
          const line = source.split('\n')[start.line - 1] ?? ''
          const was = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined)
          const is = replacement.replaceAll(/\s+/g, ' ')
          return { place: start.line, text: `${path}:${start.line}  ${was.slice(0, 80)}  →  ${is.slice(0, 80)}` }
        })
        .toSorted((a, b) => a.place - b.place)
    )
    .map(({ text }) => text)
    .join('\n')
}

export function tooLow(rows: readonly MutationRow[]): string[] {
  const all = scoreOf(totalOf(rows))
  const files = rows.filter(row => scoreOf(row) < LEAST_OF_A_FILE)
  return [
    ...(all < LEAST_OF_ALL
      ? [`${all.toFixed(1)} % of all covered faults were noticed: ${LEAST_OF_ALL} are wanted.`]
      : []),
    ...files.map(row => `${row.file}: ${scoreOf(row).toFixed(1)} %, ${LEAST_OF_A_FILE} are wanted.`)
  ]
}
