import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breaches, FLOORS } from './layers.ts'

const files = globSync('src/**/*.{ts,tsx,astro}').filter(path => !path.includes('messages/generated'))

test('every file of src stands on its floor', () => {
  expect(files.length).toBeGreaterThan(10)
  expect(files.flatMap(path => breaches(path.slice(4), readFileSync(path, 'utf8')))).toEqual([])
})

test('the check notices what it is for', () => {
  expect(breaches('tools/planner/Planner.tsx', "const x = await import('#server/env.ts')")).toHaveLength(1)
  expect(breaches('tools/planner/Planner.tsx', "import { a } from '../../server/env.ts'")).toHaveLength(1)
  expect(breaches('tools/planner/Planner.tsx', "import { a } from '#tools/chatbot/store.ts'")).toHaveLength(1)
  expect(breaches('tools/shared/x.ts', "import { a } from '#tools/chatbot/store.ts'")).toHaveLength(1)
  expect(breaches('tools/planner/x.ts', "import { a } from '#tools/shell/screens.ts'")).toHaveLength(1)
  expect(breaches('tools/planner/x.ts', "import { a } from '#tools/shared/x.ts'")).toHaveLength(0)
  expect(breaches('tools/shell/x.ts', "import { a } from '#tools/planner/x.ts'")).toHaveLength(0)
  expect(breaches('tools/loose.ts', '')).toHaveLength(1)
  expect(breaches('domain/fsrs.ts', "import { useState } from 'react'")).toHaveLength(1)
  expect(breaches('pages/index.astro', "import { Planner } from '#tools/planner/Planner.tsx'")).toHaveLength(1)
  expect(breaches('data/sync/push.ts', "import { env } from '#server/env.ts'")).toHaveLength(1)
  const database = '#data/device/database.ts'
  expect(breaches('tools/planner/x.ts', `import type { Database } from '${database}'`)).toHaveLength(1)
  expect(breaches('tools/planner/x.ts', "import { fromRow } from '#data/device/rows.ts'")).toHaveLength(1)
  expect(breaches('tools/planner/x.ts', "import { live } from '#data/read/live.ts'")).toHaveLength(1)
  expect(breaches('stores/x.ts', "import type { Database } from '#data/device/database.ts'")).toHaveLength(1)
  expect(breaches('tools/planner/x.ts', "import { a, workspace } from '#data/read/workspace.ts'")).toHaveLength(1)
  expect(breaches('tools/planner/x.ts', "import { $openDatabase } from '#data/read/workspace.ts'")).toHaveLength(1)
  expect(breaches('tools/planner/x.ts', "import { $workspace } from '#data/read/workspace.ts'")).toHaveLength(0)
  expect(breaches('tools/planner/x.test.ts', "import { workspace } from '#data/read/workspace.ts'")).toHaveLength(0)
  expect(breaches('data/read/live.ts', "import { save } from '#data/write/write.ts'")).toHaveLength(1)
  expect(breaches('data/write/write.ts', "import { live } from '#data/read/live.ts'")).toHaveLength(0)
  expect(breaches('data/entities/merge-note.ts', "import { merge } from '../sync/merge.ts'")).toHaveLength(1)
  expect(breaches('data/rooms/rows.ts', '')).toHaveLength(1)
  expect(breaches('data/live.ts', '')).toHaveLength(1)
  expect(breaches('stores/session.ts', "import { client } from '#data/backend/supabase.ts'")).toHaveLength(1)
  expect(breaches('stores/session.ts', "const { client } = await import('#data/backend/supabase.ts')")).toHaveLength(0)
  expect(breaches('stores/session.ts', "import type { Profile } from '#data/account/profile.ts'")).toHaveLength(0)
  expect(breaches('stores/session.ts', "import {\n  a,\n  b\n} from '#server/env.ts'")).toHaveLength(1)
  expect(breaches('stores/session.ts', "export { a } from '#server/env.ts'")).toHaveLength(1)
  expect(breaches('data/account/profile.ts', "client.from('profiles')")).toHaveLength(0)
})

test('no floor is allowed a package that is not installed', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const installed = Object.keys({ ...dependencies, ...devDependencies })
  const allowed = new Set(Object.values(FLOORS).flatMap(({ packages }) => packages))
  const known = (name: string): boolean =>
    name === 'node' || installed.some(one => one === name || one.startsWith(`${name}/`))
  expect(allowed.size).toBeGreaterThan(40)
  expect([...allowed].filter(name => !known(name))).toEqual([])
})
