import { globSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { tapOf } from '../support/database/pgtap.ts'
import { scratchDatabase } from '../support/scratch.ts'

const scratch = await scratchDatabase(inject('postgresPort'))
await scratch.owner.query(readFileSync(new URL('./harness.sql', import.meta.url), 'utf8'))
afterAll(() => scratch.close())

const folder = new URL('./tap/', import.meta.url)
for (const file of globSync('*.sql', { cwd: folder }).toSorted()) {
  const lines = await tapOf(scratch.owner, new URL(file, folder))
  describe(file, () => {
    test.for(lines)('$title', line => {
      expect(line, line.details).toMatchObject({ ok: true })
    })
  })
}
