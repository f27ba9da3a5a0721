import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { newId } from '#lib/ids.ts'
import { startServer, type Running } from '../api/process.ts'
import type { Asked } from '../support/fake-ai/asked.ts'
import type { Reply } from '../support/fake-ai/reply.ts'
import { startFakeAi, type FakeAi } from '../support/fake-ai/server.ts'
import { toneLecture, tonesIn, wavIn, type ToneHeard } from '../support/tone-lecture.ts'
import { synced } from './steps/device.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { serverView, signUpStudent, type Student } from './steps/student.ts'

let ai: FakeAi
let server: Running
const data = mkdtempSync(join(tmpdir(), 'e2e-transcribe-'))
test.beforeAll(async () => {
  ai = await startFakeAi()
  server = await startServer({
    CRAMLESS_DIST: process.env['CRAMLESS_DIST'] ?? 'dist',
    CRAMLESS_DATA: data,
    // A name that nobody knows: pieces of 55 seconds, and what it takes is found out.
    AI_STT_MODEL: 'compatible:house-speech',
    OPENAI_BASE_URL: `${ai.url}/v1`,
    AI_TIMEOUT_SECONDS: '6',
    AI_REQUESTS_PER_MINUTE: '200'
  })
})
test.afterAll(async () => {
  server.child.kill('SIGTERM')
  await Promise.all([server.ended, ai.close()])
  rmSync(data, { recursive: true, force: true })
})

const LECTURE = toneLecture(90)
const said = (tones: readonly ToneHeard[]): string => tones.map(one => LECTURE.sentences[one.place]).join(' ')
const segmentsOf = (tones: readonly ToneHeard[]) =>
  tones.map(({ place, start, end }) => ({ start, end, text: LECTURE.sentences[place] ?? '' }))

/** Two thirds of a second a word, whatever its length: no line through the segment gives these times. */
const wordsOf = (tones: readonly ToneHeard[]) =>
  tones.flatMap(({ place, start, end }) => {
    const words = (LECTURE.sentences[place] ?? '').split(' ')
    const each = (end - start) / words.length
    return words.map((word, at) => ({ word, start: start + at * each, end: start + (at + 1) * each }))
  })
const whole = (tones: readonly ToneHeard[]): Reply => ({
  transcript: {
    text: said(tones),
    language: 'english',
    duration: 60,
    segments: segmentsOf(tones),
    words: wordsOf(tones)
  }
})

/** A subject whose note holds the terms that go along as hints. */
async function withSubject(student: Student): Promise<void> {
  const client = await serverView(server.origin, student)
  const subject = newId()
  const text = 'thylakoid: the membrane in which light is caught'
  const doc = {
    type: 'doc',
    content: [{ type: 'paragraph', attrs: { id: newId() }, content: [{ type: 'text', text }] }]
  }
  const rows = {
    subjects: { id: subject, name: 'Biology', position: 1 },
    notes: { id: newId(), subject_id: subject, title: 'Light reactions', doc, plain: text }
  }
  for (const [table, row] of Object.entries(rows)) {
    const { error } = await client.from(table).insert([{ user_id: student.id, ...row }] as never)
    if (error) throw new Error(`${table}: ${error.message}`)
  }
}

/** What the server says in turn of the piece that begins with this sentence; `null`: a whole answer. */
type Turn = (tones: readonly ToneHeard[], asked: Asked) => Reply | Promise<Reply> | null

async function saved(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save the text as a file' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Markdown, with times' }).click()
  ])
  return readFileSync(await file.path(), 'utf8')
}

test('whatever a speech server does, and however the page dies, all that is said has its text once', async ({
  device
}) => {
  const student = await signUpStudent(server.origin)
  await withSubject(student)
  const first = await device.openSignedIn(server.origin, student)
  const page = await first.context.newPage()
  await page.goto(`${server.origin}/notetaker?recording=all`)
  await synced(page)
  await page
    .locator('.lc-bring input[type=file]')
    .setInputFiles({ name: 'Light.wav', mimeType: 'audio/wav', buffer: LECTURE.wav })
  const text = page.getByRole('article', { name: 'What was said' })
  await expect(text.getByText('4 min 30 s of speech, and none of it has text yet.')).toBeVisible()

  await page.getByLabel('Subject').selectOption({ label: 'Biology' })

  const hasHints = ({ body }: Asked): boolean => String(body).includes('thylakoid')
  const done = new Set<number>()
  const again: number[] = []
  const turns = new Map<number, Turn[]>()
  let order = 0
  let reached = (): void => undefined
  const held = new Promise<void>(resolve => (reached = resolve))
  /** By how many pieces came before. */
  const plans: Turn[][] = [
    [(tones, asked) => (hasHints(asked) ? whole(tones.slice(-1)) : null), () => null],
    [() => ({ fail: 'drop' }), () => ({ fail: 500 }), () => ({ fail: 'garbage' }), () => null],
    [() => ({ fail: 401, message: 'key sk-secret is bad' }), () => null],
    [() => ({ fail: 429, retryAfter: 1 }), () => null],
    [tones => ({ transcript: { text: said(tones), bare: true } })],
    [() => ({ fail: 'hang' }), () => ({ fail: 'hang' })],
    [() => new Promise<Reply>(() => reached()), () => null]
  ]
  ai.reply(async asked => {
    const tones = tonesIn(wavIn(asked.body))
    const key = tones[0]?.place ?? -1
    again.push(...tones.map(one => one.place).filter(place => done.has(place)))
    let mine = turns.get(key)
    if (!mine) {
      mine = [...(plans[order] ?? [])]
      order += 1
      turns.set(key, mine)
    }
    const told = (await mine.shift()?.(tones, asked)) ?? null
    if (told === null || ('transcript' in told && told.transcript.bare)) for (const { place } of tones) done.add(place)
    return told ?? whole(tones)
  })

  await text.getByRole('button', { name: 'Make the text' }).click()
  await expect(text.getByRole('alert')).toContainText('The speech model does not let this server in.')
  await expect(text).not.toContainText('sk-secret')
  expect(hasHints(ai.requests[0] as Asked)).toBe(true)
  const kept = done.size
  expect(kept).toBe(20)
  await text.getByRole('button', { name: 'Make the rest of the text' }).click()
  await held
  await first.kill()

  const second = await device.open()
  const wrong = watch(second.context)
  const there = await second.context.newPage()
  await there.goto(page.url())
  const same = there.getByRole('article', { name: 'What was said' })
  await same.getByRole('button', { name: 'Make the rest of the text' }).click()
  await expect(same.getByText('4 min 30 s of speech, and all of it has text.')).toBeVisible()
  expect(again).toEqual([])
  expect(done.size).toBe(90)
  const whole90 = (await saved(there)).replace(/\s+/g, ' ')
  const places = LECTURE.sentences.map(sentence => whole90.split(sentence).length - 1)
  expect(places).toEqual(LECTURE.sentences.map(() => 1))
  const order90 = LECTURE.sentences.map(sentence => whole90.indexOf(sentence))
  expect(order90).toEqual([...order90].sort((a, b) => a - b))
  expect(wrong).toEqual([])
})
