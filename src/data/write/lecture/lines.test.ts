import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRows } from '#data/read/live-rows.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import {
  addCues,
  addLine,
  changeEverywhere,
  changeLine,
  chooseVersion,
  keepLine,
  readLineDraft,
  saveLineDraft
} from '#data/write/lecture/lines.ts'
import { saveAll } from '#data/write/write.ts'
import { transcriptOf } from '#domain/lecture/said/said.ts'
import { newId } from '#lib/ids.ts'

const user = newId()
const id = newId()
beforeEach(() => openWorkspace(user))
afterEach(() => eraseWorkspace(user))

const lines = async () => transcriptOf(await readRows('segments', { column: 'recording_id', is: id })).lines
const texts = async () => (await lines()).map(line => line.text)
const cues = [
  { from: 0, to: 2, text: 'The file a coid.', speaker: '' },
  { from: 2, to: 4, text: 'File a coid again.', speaker: 'Ms Rao' },
  { from: 2, to: 4, text: 'File a coid again.', speaker: 'Ms Rao' }
]

test('a file brought twice, also after its lines were changed, is there once', async () => {
  await addCues(id, cues)
  expect(await texts()).toEqual(cues.map(one => one.text))
  const [first] = await lines()
  if (first) await changeLine(id, first, 'The thylakoid.', 'Me')
  await addCues(id, cues)
  expect((await lines()).map(({ text, speaker, isOwn }) => ({ text, speaker, isOwn }))).toEqual([
    { text: 'The thylakoid.', speaker: 'Me', isOwn: true },
    { text: 'File a coid again.', speaker: 'Ms Rao', isOwn: false },
    { text: 'File a coid again.', speaker: 'Ms Rao', isOwn: false }
  ])
})

test('the right file takes the place of a wrong one, and gives it back', async () => {
  await addCues(id, cues)
  const right = [{ from: 0, to: 3, text: 'The thylakoid.', speaker: '' }]
  const back = await addCues(id, right, await lines())
  expect(await texts()).toEqual(['The thylakoid.'])
  await saveAll(back)
  expect(await texts()).toEqual(cues.map(one => one.text))
  await addCues(id, right, await lines())
  await addCues(id, cues, await lines())
  expect(await texts()).toEqual(cues.map(one => one.text))
})

test('a term is changed everywhere, and back', async () => {
  await addCues(id, cues)
  const { count, back } = await changeEverywhere(id, await lines(), { from: 'file a coid', to: 'thylakoid' })
  expect(count).toBe(3)
  expect(await texts()).toEqual(['The thylakoid.', 'Thylakoid again.', 'Thylakoid again.'])
  await saveAll(back)
  expect(await texts()).toEqual(cues.map(one => one.text))
})

test('a line that was emptied is gone; one typed where nothing was stands alone', async () => {
  await addLine(id, 5, 9, { text: ' Typed by hand. ', speaker: 'Me' })
  const [line] = await lines()
  expect(line).toMatchObject({ from: 5, to: 9, text: 'Typed by hand.', speaker: 'Me', isOwn: true })
  if (line) await changeLine(id, line, '', '')
  expect(await texts()).toEqual([])
})

test('what is typed and not kept is there when the device opens again', async () => {
  const draft = { id: '', from: 1, to: 2, text: 'half a sen', speaker: '' }
  await saveLineDraft(id, draft)
  await openWorkspace(user)
  expect(await readLineDraft(id)).toEqual(draft)
  await saveLineDraft(id, null)
  expect(await readLineDraft(id)).toBeNull()
})

test('two tabs that change one transcript line make two lines without a word', async () => {
  await addLine(id, 0, 5, { text: 'The file a coid.', speaker: '' })
  const [opened] = await lines()
  if (!opened) throw new Error('no line')
  const typed = (text: string) => ({ id: opened.id, from: 0, to: 5, text, speaker: '' })
  const first = await keepLine(id, await lines(), typed('The thylakoid.'))
  const second = await keepLine(id, await lines(), typed('The stroma.'))
  expect([first.isElsewhere, second.isElsewhere]).toEqual([false, true])
  const [line, ...more] = await lines()
  expect(more).toEqual([])
  expect(line).toMatchObject({ text: 'The stroma.', edit: { others: [{ text: 'The thylakoid.' }] } })

  const [kept] = line?.edit?.others ?? []
  if (!line || !kept) throw new Error('no second version')
  const back = await chooseVersion(id, line, kept)
  expect(await lines()).toMatchObject([{ text: 'The thylakoid.', edit: { others: [] } }])
  await saveAll(back)
  expect(await lines()).toMatchObject([{ text: 'The stroma.', edit: { others: [{ text: 'The thylakoid.' }] } }])
})

test('a line that one tab takes away and another changes stays with its new words', async () => {
  await addLine(id, 0, 5, { text: 'The file a coid.', speaker: '' })
  const before = await lines()
  const typed = (text: string) => ({ id: before[0]?.id ?? '', from: 0, to: 5, text, speaker: '' })
  await keepLine(id, before, typed('The thylakoid.'))
  await keepLine(id, await lines(), typed(''))
  expect(await texts()).toEqual(['The thylakoid.'])
})
