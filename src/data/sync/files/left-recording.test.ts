import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveCardDraft, readCardDraft } from '#data/write/cards/card-drafts.ts'
import { dropRecording, savePart, leftRecording } from '#data/sync/files/left-recording.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { newId } from '#lib/ids.ts'

const user = newId()
beforeEach(() => openWorkspace(user))
afterEach(() => eraseWorkspace(user))

const part = (text: string) => ({ mime: 'audio/webm', bytes: new TextEncoder().encode(text).buffer })

test('a page that dies while it records leaves what was said, in order, to the side of its card', async () => {
  for (let second = 1; second <= 12; second += 1) await savePart('card a front', second, part(`${second} `))
  await savePart('card a frontier', 1, part('another card'))
  const left = await leftRecording('card a front')
  expect([await left?.text(), left?.type]).toEqual(['1 2 3 4 5 6 7 8 9 10 11 12 ', 'audio/webm'])
  await dropRecording('card a front')
  expect(await leftRecording('card a front')).toBeNull()
  expect(await (await leftRecording('card a frontier'))?.text()).toBe('another card')
})

test('a card that is not saved is kept under its name until it is let go', async () => {
  const draft = { kind: 'basic', front: 'Q', back: '' }
  await saveCardDraft('card a', draft)
  expect([await readCardDraft('card a'), await readCardDraft('card b')]).toEqual([draft, null])
  await saveCardDraft('card a', null)
  expect(await readCardDraft('card a')).toBeNull()
})
