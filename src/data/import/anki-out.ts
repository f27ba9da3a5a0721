import { site } from '#config/site.ts'
import type { Card } from '#contract/entities.ts'
import { preferenceDefaults } from '#data/device/preferences-defaults.ts'
import type { Database } from '#data/device/database.ts'
import { placesOf } from '#data/import/places-of.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { countedAt, schedulerOptions } from '#data/entities/schedules.ts'
import { readOwnHistories } from '#data/import/own-histories.ts'
import { withSchedules, type CardWithSchedule } from '#data/read/cards/cards.ts'
import { workspace } from '#data/read/workspace.ts'
import { fileHere, saveFile } from '#data/sync/files/files.ts'
import { makeApkgInWorker } from '#data/workers/apkg.ts'
import type { Run } from '#data/workers/client.ts'
import { notHeld, type NotHeld } from '#domain/anki/not-held.ts'
import type { OutCard, OutReview } from '#domain/anki/out-card.ts'
import { pastOf } from '#domain/anki/schedule.ts'
import type { CardHistory } from '#domain/history/join.ts'
import { gradedLines } from '#domain/history/kept-answers.ts'
import { endingOf } from '#domain/import/file-kinds.ts'
import { studyDay } from '#domain/study-day.ts'
import type { Apkg, ApkgAsk, OutFile } from '#workers/export/apkg.ts'

/** Cards on their way to Anki, as they are on this device. */
export interface AnkiOut extends Omit<ApkgAsk, 'files'> {
  readonly fileIds: readonly string[]
  readonly notHeld: NotHeld
  /** Given here, and in Anki before. */
  readonly answers: number
}

const filesOf = ({ frontMedia, backMedia }: Card): string[] =>
  [frontMedia, backMedia].flatMap(media => [
    ...(media?.pictures ?? []).map(({ fileId }) => fileId),
    ...(media?.sound ? [media.sound.fileId] : [])
  ])

function outCard(card: CardWithSchedule, place: readonly string[], history: CardHistory | null): OutCard {
  const { id, createdAt, updatedAt, groupId, guid, kind, front, back, ordinal } = card
  const { tags, flag, suspended, choices, frontMedia, backMedia, schedule } = card
  const words = { id, createdAt, updatedAt, groupId, guid, kind, front, back, ordinal }
  return { ...words, tags, flag, suspended, choices, frontMedia, backMedia, schedule, place, history }
}

async function answersOf(db: Database, cards: ReadonlySet<string>): Promise<OutReview[]> {
  const reviews: OutReview[] = []
  await db.reviews.each(row => {
    if (!isLiving(row) || !cards.has(row.card_id)) return
    const { cardId, grade, durationMs } = fromRow('reviews', row)
    reviews.push({ cardId, grade, reviewedAt: countedAt(row), durationMs })
  })
  return reviews
}

function answersIn(cards: readonly OutCard[], reviews: readonly OutReview[]): number {
  const own = Map.groupBy(reviews, ({ cardId }) => cardId)
  const past = cards.map(({ id, history }) => pastOf(own.get(id) ?? [], history))
  return past.reduce((sum, { brought, own: here }) => sum + gradedLines(brought).length + here.length, 0)
}

/** What of these cards, or of all of them, goes to Anki, and what of them does not. */
export async function collectForAnki(ids: readonly string[] | 'all', now = new Date()): Promise<AnkiOut> {
  const { db } = workspace()
  const rows = ids === 'all' ? await db.cards.toArray() : await db.cards.bulkGet([...ids])
  const cards = await withSchedules(db, rows.filter(isLiving))
  const placeOf = await placesOf(db)
  const [preferences] = await db.preferences.toArray()
  const defaults = preferenceDefaults()
  const [timeZone, dayStartsAt] = [
    preferences?.time_zone ?? defaults.timeZone,
    preferences?.day_starts_at ?? defaults.dayStartsAt
  ]
  const histories = await readOwnHistories(cards.map(({ id }) => id))
  const out = cards.map(card => outCard(card, placeOf(card), histories.get(card.id) ?? null))
  const reviews = await answersOf(db, new Set(cards.map(({ id }) => id)))
  return {
    cards: out,
    reviews,
    answers: answersIn(out, reviews),
    options: schedulerOptions(preferences),
    timeZone,
    dayStartsAt,
    now,
    fileIds: [...new Set(cards.flatMap(filesOf))],
    notHeld: notHeld(cards, studyDay(now, timeZone, dayStartsAt))
  }
}

/** From the device, else from the server; null where neither has it now. */
async function outFile(fileId: string): Promise<OutFile | null> {
  const here = await fileHere(fileId)
  if (!here) await saveFile(fileId).catch(() => undefined)
  const bytes = here ?? (await fileHere(fileId))
  return bytes && { fileId, name: `${site.slug}-${fileId}.${endingOf(bytes.type)}`, bytes }
}

export interface AnkiDeck extends Apkg {
  /** Pictures and sounds that are in it, and those that could not be read. */
  readonly files: number
  readonly lost: number
}

/** The deck's file. `onProgress` tells of the files first, then of the notes. */
export async function makeAnkiDeck(
  { fileIds, notHeld: _, answers: _answers, ...ask }: AnkiOut,
  run: Run = {}
): Promise<AnkiDeck> {
  const files: OutFile[] = []
  for (const [at, id] of fileIds.entries()) {
    run.signal?.throwIfAborted()
    run.onProgress?.(at, fileIds.length)
    const file = await outFile(id)
    if (file) files.push(file)
  }
  const deck = await makeApkgInWorker({ ...ask, files }, run)
  return { ...deck, files: files.length, lost: fileIds.length - files.length }
}
