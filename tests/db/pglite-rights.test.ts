import { createPgliteConnection } from '@supabase/lite/pglite'
import { afterAll, expect, test } from 'vitest'
import { roles, schema, type Defaults } from '../support/scratch.ts'
import { rightsOf, serverPaths } from '../support/server-paths.ts'

async function made(defaults: Defaults) {
  const connection = await createPgliteConnection({ url: 'memory://' })
  for (const sql of [roles(), ...schema(defaults)]) await connection.driver.exec(sql)
  return connection
}

const [old, today] = [await made('old'), await made('today')]
afterAll(async () => {
  await old.close()
  await today.close()
})

serverPaths('PGlite as a project from before 30 May 2026', old.driver)
serverPaths('PGlite as a project made today', today.driver)

test('on PGlite too every right is written out', async () => {
  expect(await rightsOf(old.driver)).toEqual(await rightsOf(today.driver))
})
