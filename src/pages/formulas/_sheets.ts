import { createHash } from 'node:crypto'
import { parse } from 'yaml'
import type { FormulaFile, SheetFile } from '#contract/formulas.ts'
import { fileOf, type SheetWithFormulas } from '#domain/formulas/sheet-file.ts'

interface NamedSheet extends SheetWithFormulas {
  readonly file: string
}

// Written out twice: the build reads these options from the text of the call.
const topics = import.meta.glob<string>('/src/content/formulas/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true
})
const boards = import.meta.glob<string>('/src/content/sheets/*.yaml', { query: '?raw', import: 'default', eager: true })

// Their schemas are checked by src/contract/formulas.test.ts, together with every formula.
const read = <File>(files: Readonly<Record<string, string>>): File[] =>
  Object.keys(files)
    .toSorted()
    .map(path => parse(files[path] ?? '') as File)

/** Each sheet with its formulas; the name of its file holds the hash of what is in it. */
export function sheets(): NamedSheet[] {
  return fileOf(read<SheetFile>(boards), read<FormulaFile>(topics)).map(one => {
    const hash = createHash('sha256').update(JSON.stringify(one.sheet)).digest('hex').slice(0, 12)
    return { ...one, file: `${one.line.id}-${hash}` }
  })
}
