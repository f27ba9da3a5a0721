import 'fake-indexeddb/auto'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  capabilitiesWith,
  eventText,
  sendEvents,
  startAiEndpoint,
  type AiEndpoint,
  type Asked
} from '../../../../tests/support/ai-endpoint.ts'
import { enginePorts } from '../../../../tests/support/engine-port.ts'
import { madeLectures } from '../../../../tests/support/made-lectures.ts'
import type { EngineMethods } from '#contract/engine/worker.ts'
import { transcribeAll, type TranscribeParts } from '#data/ai/lecture/transcribe-all.ts'
import { studyWith, type Study } from '#data/ai/study.ts'
import { readRows } from '#data/read/live-rows.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { workerClient } from '#data/workers/client.ts'
import { coverageOf } from '#domain/lecture/check/coverage.ts'
import type { Line } from '#domain/lecture/check/detect.ts'
import { piecesOf } from '#domain/lecture/pieces/plan.ts'
import { transcriptOf } from '#domain/lecture/said/said.ts'
import type { Stretch } from '#domain/lecture/pieces/voice.ts'
import { newId } from '#lib/ids.ts'

/** Three of the made pieces, one after the other: what the fake server hears. */
const made = madeLectures().slice(0, 3)
const at = made.map((_one, n) => made.slice(0, n).reduce((sum, { piece }) => sum + piece.to + 1, 0))
const shift = <One extends Stretch>(one: One, by: number): One => ({ ...one, from: one.from + by, to: one.to + by })
const LINES: Line[] = made.flatMap(({ piece }, n) => piece.lines.map(one => shift(one, at[n] ?? 0)))
const VOICED = made.flatMap(({ voiced }, n) => voiced.map(one => shift(one, at[n] ?? 0)))
const END = (VOICED.at(-1)?.to ?? 0) + 1
const MODEL = { kind: 'model', name: 'whisper-fake' } as const

const user = newId()
const recordingId = newId()
let endpoint: AiEndpoint
let study: Study
beforeEach(async () => {
  endpoint = await startAiEndpoint()
  study = studyWith({
    engine: workerClient<EngineMethods>(enginePorts().open),
    network: endpoint.network,
    read: () => Promise.resolve(capabilitiesWith('whisper-fake', ['transcribe']))
  })
  await openWorkspace(user)
})
afterEach(async () => {
  await eraseWorkspace(user)
  await endpoint.close()
})

const pieceOf = (asked: Asked): Stretch => JSON.parse(asked.body.toString()) as Stretch
const hasHints = (asked: Asked): boolean => asked.path.includes('word=')
/** What a good model answers; a line belongs to the piece in which it begins. */
const truth = (piece: Stretch): Line[] => LINES.filter(one => one.from >= piece.from - 0.6 && one.from < piece.to - 0.6)
const answer = (lines: readonly Line[]) => ({
  engine: MODEL,
  segments: lines.map(({ from, to, text }) => ({ start: from, end: to, text })),
  language: 'en',
  evidence: [],
  confidence: 0.8,
  warnings: []
})
const say = (response: ServerResponse, lines: readonly Line[]) =>
  sendEvents(response, [{ type: 'result', result: answer(lines) }])
const refuse = (response: ServerResponse, status: number, body: string, more: Record<string, string> = {}) =>
  void response.writeHead(status, more).end(body)

const parts = (more: Partial<TranscribeParts> = {}): TranscribeParts => ({
  study,
  cut: piece => {
    const bytes = new TextEncoder().encode(JSON.stringify(piece)).buffer
    return Promise.resolve({ audio: { bytes, mime: 'audio/wav' }, voiced: VOICED })
  },
  wait: () => Promise.resolve(),
  ...more
})
const now = async () => transcriptOf(await readRows('segments', { column: 'recording_id', is: recordingId }))
async function run(more: Partial<TranscribeParts> = {}, seconds = 30): Promise<void> {
  const { lines, done } = await now()
  const pieces = piecesOf(VOICED, { seconds }, END, done)
  await transcribeAll({ recordingId, pieces, hints: ['osmosis'], texts: lines.map(one => one.text) }, parts(more))
}
const wordsOf = (lines: readonly { readonly text: string }[]): string => lines.map(one => one.text).join(' ')

async function expectWhole(): Promise<void> {
  const { lines } = await now()
  expect(wordsOf(lines)).toBe(wordsOf(LINES))
}

test('a lecture becomes text, piece by piece, and all that is voiced has some', async () => {
  endpoint.reply((asked, response) => say(response, truth(pieceOf(asked))))
  const told: number[] = []
  await run({ onProgress: seconds => void told.push(seconds) })
  await expectWhole()
  expect(coverageOf(VOICED, (await now()).lines).bare).toBe(0)
  expect(told).toHaveLength(endpoint.asked.length)
  await run()
  expect(endpoint.asked).toHaveLength(told.length)
})

test('twenty times killed, before, within and after an answer: nothing twice, nothing lost', async () => {
  let seed = 35
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  endpoint.reply((asked, response) => {
    if (random() < 0.3) response.writeHead(200).write(eventText({ type: 'progress', done: 0, total: 1 }))
    say(response.headersSent ? Object.assign(response, { writeHead: () => response }) : response, truth(pieceOf(asked)))
  })
  for (let kill = 0; kill < 20; kill += 1) {
    const stop = new AbortController()
    let left = Math.floor(random() * 2)
    const isBefore = random() < 0.5
    const dies = (isHere: boolean) => {
      if (isHere && left-- <= 0) stop.abort(new Error('killed'))
    }
    const { cut } = parts()
    await run({
      signal: stop.signal,
      cut: piece => {
        dies(isBefore)
        return cut(piece)
      },
      onProgress: () => dies(!isBefore)
    }).catch((error: unknown) => {
      if (!stop.signal.aborted) throw error
    })
  }
  await run()
  await expectWhole()
})

test('a model that loses text when it is told words is asked again without them', async () => {
  // A single sentence of two seconds is too little for the detector: the certificate would not list it either.
  endpoint.reply((asked, response) => {
    const lines = truth(pieceOf(asked))
    say(response, hasHints(asked) && lines.length > 3 ? lines.slice(-1) : lines)
  })
  await run({}, 60)
  await expectWhole()
})

test('a loop in one answer is asked again; one that stays is marked, and covers nothing', async () => {
  const loop = (piece: Stretch): Line[] =>
    truth(piece).map(one => ({ ...one, text: 'And so on and so on. '.repeat(8) }))
  endpoint.reply((asked, response) => say(response, hasHints(asked) ? loop(pieceOf(asked)) : truth(pieceOf(asked))))
  await run()
  await expectWhole()
  endpoint.reply((asked, response) => say(response, loop(pieceOf(asked))))
  const other = newId()
  const pieces = piecesOf(VOICED, { seconds: 30 }, END).slice(0, 2)
  await transcribeAll({ recordingId: other, pieces, hints: [], texts: [] }, parts())
  const { lines } = transcriptOf(await readRows('segments', { column: 'recording_id', is: other }))
  expect(lines.every(one => one.marks.includes('loop'))).toBe(true)
})

test('answers out of order and without times are put where they belong', async () => {
  endpoint.reply((asked, response) => {
    const piece = pieceOf(asked)
    const lines = truth(piece)
    say(response, piece.from < 40 ? [...lines].reverse() : [{ ...piece, text: wordsOf(lines) }])
  })
  await run()
  await expectWhole()
})

test('a piece that is too long is halved, never left out', async () => {
  endpoint.reply((asked, response) => {
    const { from, to } = pieceOf(asked)
    if (to - from > 16) refuse(response, 413, '')
    else say(response, truth({ from, to }))
  })
  await run()
  const { lines } = await now()
  // A sentence that a cut goes through belongs to the half in which it begins.
  expect(new Set(wordsOf(lines).split(' '))).toEqual(new Set(wordsOf(LINES).split(' ')))
})

for (const [name, code, reply] of [
  ['signed out', 'unauthorised', response => refuse(response, 401, '')],
  [
    'no money left',
    'budget',
    response => refuse(response, 429, JSON.stringify({ code: 'budget', message: 'Used up.', requestId: 'r' }))
  ],
  ['too busy for long', 'limit', response => refuse(response, 429, '', { 'retry-after': '3600' })],
  ['broken', 'unavailable', response => refuse(response, 503, 'upstream')],
  [
    'a page instead of an answer',
    'unavailable',
    response => refuse(response, 200, '<html><body>Sign in</body></html>')
  ],
  [
    'half an answer',
    'unreadable',
    response => void response.writeHead(200).end('data: {"type":"result","result":{"seg')
  ],
  ['hung', 'timeout', () => undefined]
] as readonly [string, string, (response: ServerResponse) => void][])
  test(`${name}: it stops with its reason, what came stays, and it goes on from there`, async () => {
    endpoint.reply((asked, response) =>
      endpoint.asked.length > 2 ? reply(response) : say(response, truth(pieceOf(asked)))
    )
    await expect(run({ patienceMs: name === 'hung' ? 60 : 60_000 })).rejects.toMatchObject({ code })
    expect((await now()).done).toHaveLength(2)
    endpoint.reply((asked, response) => say(response, truth(pieceOf(asked))))
    await run()
    await expectWhole()
  })

test('a server that is busy for a moment is waited for', async () => {
  const waited: number[] = []
  endpoint.reply((asked, response) =>
    endpoint.asked.length === 1
      ? refuse(response, 429, '', { 'retry-after': '7' })
      : say(response, truth(pieceOf(asked)))
  )
  await run({ wait: seconds => Promise.resolve(void waited.push(seconds)) })
  expect(waited).toEqual([7])
  await expectWhole()
})
