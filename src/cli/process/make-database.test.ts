import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeDatabase } from '#cli/process/make-database.ts'

test('a database that is never made was waited for as long as the server ran, and every request refused', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'made-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  vi.stubEnv('CRAMLESS_DATA', dataDir)
  await expect(makeDatabase({ backend: 'local', dataDir }, 1)).rejects.toThrow('The database was not made in 0.001 s.')
  expect(existsSync(path.join(dataDir, 'database'))).toBe(false)
  vi.unstubAllEnvs()
})
