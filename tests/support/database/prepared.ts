import { readFileSync } from 'node:fs'
import { inject } from 'vitest'

/** A copy of the database that prepare-database.ts has made. */
export function preparedDatabase(): Blob {
  return new Blob([readFileSync(inject('preparedDatabase'))])
}
