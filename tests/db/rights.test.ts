import { afterAll, expect, inject, test } from 'vitest'
import { scratchDatabase } from '../support/scratch.ts'
import { rightsOf, serverPaths } from '../support/server-paths.ts'

const port = inject('postgresPort')
const [old, today] = [await scratchDatabase(port, 'old'), await scratchDatabase(port, 'today')]
afterAll(() => Promise.all([old.close(), today.close()]))

serverPaths('a project from before 30 May 2026', old.owner)
serverPaths('a project made today', today.owner)

test('what a project gives by itself makes no difference: every right is written out', async () => {
  expect(await rightsOf(old.owner)).toEqual(await rightsOf(today.owner))
})
