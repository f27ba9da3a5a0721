import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRows } from '#data/read/live-rows.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { $notices } from '#stores/notices.ts'
import { addSchool } from '#tools/planner/setup/add-school.ts'

let user: string
beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
})
afterEach(() => eraseWorkspace(user))

const days = async (): Promise<number[]> => (await readRows('lessons')).map(({ weekday }) => weekday).toSorted()

test('two presses on “Add a lesson” added two', async () => {
  await Promise.all([addSchool([1], 60), addSchool([1], 60)])
  expect(await days()).toEqual([1])
  expect($notices.get().map(({ text }) => text)).toContain(
    'School is there already. Change it first, then add another.'
  )
})

test('two presses on “Add school, Monday to Friday” added ten, and days that are there are left alone', async () => {
  await addSchool([1, 2, 3, 4, 5], 420)
  await addSchool([1, 2, 3, 4, 5], 420)
  expect(await days()).toEqual([1, 2, 3, 4, 5])
})

test('a lesson that was named or moved does not stand in the way of the next', async () => {
  await addSchool([1], 60)
  const [first] = await readRows('lessons')
  await save('lessons', first?.id ?? '', { title: 'Maths' })
  await addSchool([1], 60)
  expect(await days()).toEqual([1, 1])
})
