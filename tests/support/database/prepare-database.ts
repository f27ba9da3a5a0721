import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startBackend } from '../../../src/server/local/backend.ts'

declare module 'vitest' {
  interface ProvidedContext {
    preparedDatabase: string
  }
}

/**
 * The database with its schema, made once for all files of tests: from nothing it takes some seconds of a processor.
 * Those that start a server as a process of its own make theirs from nothing.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'prepared-'))
  const file = join(folder, 'database.tar')
  const backend = await startBackend({ dataDir: 'memory', siteUrl: 'http://localhost:4321', log: () => undefined })
  writeFileSync(file, await (await backend.database.dumpDataDir('none')).bytes())
  await backend.close()
  project.provide('preparedDatabase', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
