import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aNote } from '../../../tests/support/stored-rows.ts'
import { sayUnder, summaryOf } from '#data/ai/chat-summary.ts'
import { EVERYTHING } from '#data/read/chat/chat-sources.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'

let user = ''
let rivers = ''
let plants = ''
beforeEach(async () => {
  user = newId()
  rivers = newId()
  plants = newId()
  await openWorkspace(user)
  await save(
    'notes',
    rivers,
    aNote([{ id: 'a', text: 'Erosion wears the bed away. It is slow.' }], { title: 'Rivers' })
  )
  await save('notes', plants, aNote([{ id: 'b', text: 'Leaves are flat.' }], { title: 'Plants' }))
})
afterEach(() => eraseWorkspace(user))

const quotes = async (about: string, scope = EVERYTHING): Promise<string[]> =>
  (await summaryOf(scope, about)).map(({ span }) => span.quote)

test('a note is found by its title, and only its own first sentences are given', async () => {
  expect(await quotes('rivers')).toEqual(['Erosion wears the bed away.'])
  expect((await summaryOf(EVERYTHING, 'rivers'))[0]).toMatchObject({ sourceId: rivers, title: 'Rivers' })
})

test('without a subject the notes of the scope are summed up, and none where there are none', async () => {
  expect((await quotes('')).toSorted()).toEqual(['Erosion wears the bed away.', 'Leaves are flat.'])
  const some = { v: 1, kind: 'some', of: [{ kind: 'note', id: plants }] } as const
  expect(await quotes('', { ...some, of: [...some.of] })).toEqual(['Leaves are flat.'])
  expect(await quotes('', { v: 1, kind: 'none', of: [] })).toEqual([])
})

test('what stands under a heading is read as the note is now', async () => {
  const here = { sourceId: rivers, title: 'Rivers', heading: '' }
  expect((await sayUnder(here)).map(({ span }) => span.quote)).toEqual(['Erosion wears the bed away.'])
  expect(await sayUnder({ ...here, heading: 'Floods' })).toEqual([])
  expect(await sayUnder({ ...here, sourceId: newId() })).toEqual([])
})
