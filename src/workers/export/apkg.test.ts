import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countsOfLog, logOf, madeCollection } from '../../../tests/support/made-cards.ts'
import { ankiKey } from '#domain/anki/key.ts'
import type { OutCard } from '#domain/anki/out-card.ts'
import type { BroughtCard, SideFiles } from '#domain/import/brought.ts'
import { unpackLog } from '#domain/history/packed-log.ts'
import { addDays, studyDay } from '#domain/study-day.ts'
import { makeApkg, type ApkgAsk } from '#workers/export/apkg.ts'
import { readDeck } from '#workers/import/anki/deck.ts'
import { openDeckFile, readMedium, type DeckFile } from '#workers/import/anki/package.ts'
import { openCollection, wordsOf } from '#workers/import/anki/sqlite.ts'

const hash = (bytes: ArrayBuffer): string => createHash('sha256').update(new Uint8Array(bytes)).digest('hex')

/** What both programs hold of a card; tags belong to the note in Anki. */
async function told({ cards, files }: ApkgAsk): Promise<unknown[]> {
  const sums = new Map<string, string>()
  for (const { fileId, bytes } of files) sums.set(fileId, hash(await bytes.arrayBuffer()))
  const side = (media: OutCard['frontMedia']): unknown => [
    (media?.pictures ?? []).map(({ fileId, alt }) => [sums.get(fileId), alt]),
    media?.sound ? sums.get(media.sound.fileId) : null
  ]
  return cards.map(card => {
    const { kind, front, back, ordinal, choices, tags, place, suspended, flag, frontMedia, backMedia } = card
    const words = { kind, front, back, ordinal, wrong: choices?.wrong ?? [], tags, place, suspended, flag }
    return { key: ankiKey(card), ...words, frontFiles: side(frontMedia), backFiles: side(backMedia) }
  })
}

async function read(deck: DeckFile, cards: readonly BroughtCard[]): Promise<unknown[]> {
  const sum = async (name: string): Promise<string> => hash((await readMedium(deck, name)) ?? new ArrayBuffer())
  const side = async (files: SideFiles | undefined): Promise<unknown> => {
    const pictures: unknown[] = []
    for (const { name, alt } of files?.pictures ?? []) pictures.push([await sum(name), alt])
    return [pictures, files?.sound ? await sum(files.sound) : null]
  }
  const out: unknown[] = []
  for (const {
    group: _,
    history: _past,
    isLogCut: _isCut,
    buriedUntil: _until,
    frontFiles,
    backFiles,
    ...card
  } of cards)
    out.push({ wrong: [], ...card, frontFiles: await side(frontFiles), backFiles: await side(backFiles) })
  return out
}

const byKey = (cards: readonly unknown[]): unknown[] =>
  cards.toSorted((a, b) => ((a as { key: string }).key < (b as { key: string }).key ? -1 : 1))

/** Each card's times and answers, by what stands in the tables of the deck. */
async function timesIn(deck: DeckFile, { timeZone, dayStartsAt }: ApkgAsk): Promise<Map<string, unknown>> {
  const collection = await openCollection(deck)
  try {
    const [begins] = collection.rows('SELECT crt FROM col').next().value ?? []
    const first = studyDay(new Date(Number(begins) * 1000), timeZone, dayStartsAt)
    const columns = 'n.guid, c.ord, c.type, c.queue, c.due, c.ivl, c.reps, c.lapses, c.odue, c.data, c.id'
    const all = [...collection.rows(`SELECT ${columns} FROM cards c JOIN notes n ON n.id = c.nid`)]
    return new Map(
      all.map(([guid, number, type, queue, due, ivl, reps, lapses, odue, data, id]) => {
        const log = [...collection.rows(`SELECT id, ease, time FROM revlog WHERE cid = ${wordsOf(id)} ORDER BY id`)]
        const isDay = Number(type) === 2 || Number(queue) === 3
        const day = isDay && Number(queue) !== 1 ? addDays(first, Number(due)) : null
        const memory = wordsOf(data) === '' ? null : (JSON.parse(wordsOf(data)) as { s: number; d: number })
        const times = { type, ivl: Number(type) === 2 && Number(odue) === 0 ? ivl : null, day, reps, lapses, log }
        return [`anki:${wordsOf(guid)}:${wordsOf(number)}`, { ...times, memory: memory && [memory.s, memory.d] }]
      })
    )
  } finally {
    collection.close()
  }
}

function timesOf(ask: ApkgAsk): Map<string, unknown> {
  const { cards, timeZone, dayStartsAt, now } = ask
  const dayOf = (at: Date): string => studyDay(at, timeZone, dayStartsAt)
  return new Map(
    cards.map(card => {
      const { state, due, reps, lapses, scheduledDays, stability, difficulty } = card.schedule
      const isReview = state === 'review'
      const type = { new: 0, learning: 1, review: 2, relearning: 2 }[state]
      const isLater = dayOf(new Date(due)) > dayOf(now)
      const hasDay = isReview || (state === 'relearning' && card.suspended) || (isLater && !card.suspended)
      const log = logOf(ask, card)
      const memory = state === 'new' ? null : [Number(stability.toFixed(4)), Number(difficulty.toFixed(3))]
      const ivl = isReview ? Math.max(1, scheduledDays) : state === 'relearning' && card.suspended ? 1 : null
      const day = state !== 'new' && hasDay ? dayOf(new Date(due)) : null
      return [ankiKey(card), { type, ivl, day, reps, lapses, log, memory }]
    })
  )
}

/** The lines that a card came from Anki with are in the deck as they were, and its ease. */
function expectBrought(card: OutCard, cards: readonly BroughtCard[]): void {
  if (!card.history) return
  const back = cards.find(({ key }) => key === ankiKey(card))?.history
  const lines = unpackLog(back?.rows ?? '')
  expect(lines).toEqual(expect.arrayContaining(unpackLog(card.history.rows)))
  if (card.schedule.state === 'review') expect(back?.standing.ease).toBe(card.history.standing.ease)
}

test('what goes out to Anki comes in again the same: cards, pictures, sounds, tags, times and answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async seed => {
      const ask = madeCollection(seed)
      const { file, ...counts } = await makeApkg(ask)
      const { timeZone, dayStartsAt, now } = ask
      const wishes = { timeZone, dayStartsAt, now: now.getTime(), desiredRetention: 0.9, weights: null }
      const deck = await readDeck(file, wishes, () => {})
      if (deck.kind === 'refused') throw new Error(deck.why)
      const opened = await openDeckFile(file)
      expect(deck.leftOut).toEqual([])
      expect(byKey(await read(opened, deck.cards))).toEqual(byKey(await told(ask)))
      expect(await timesIn(opened, ask)).toEqual(timesOf(ask))
      const { answers } = countsOfLog(ask)
      expect([counts.cards, counts.reviews]).toEqual([ask.cards.length, answers])
      expect(deck.there).toMatchObject({ cards: ask.cards.length, answers })
      for (const card of ask.cards) expectBrought(card, deck.cards)
    }),
    { numRuns: 50 }
  )
})
