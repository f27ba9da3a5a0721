import { decodeText } from '#lib/values/decode-text.ts'
import { serve } from '#workers/answers.ts'
import { readTable, type ReadTable } from '#workers/import/delimited.ts'

export interface ImportMethods {
  /** The text of a file, and its rows where it is a table. `delimiter` is one that the student chose. */
  text(bytes: ArrayBuffer, delimiter?: string): { readonly text: string; readonly table: ReadTable | null }
}

serve<ImportMethods>({
  text: ([bytes, delimiter]) => {
    const text = decodeText(new Uint8Array(bytes))
    return { text, table: readTable(text, delimiter) }
  }
})
