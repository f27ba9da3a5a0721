import { createHash } from 'node:crypto'
import type { OutCard, OutReview } from '#domain/anki/out-card.ts'
import { nextBox, writeOcclusion, type Box } from '#domain/cards/occlusion.ts'
import { packLog, unpackLog, type LogLine } from '#domain/history/packed-log.ts'
import { beginning, scheduleOf, type Standing } from '#domain/history/standing.ts'
import { nextSchedule, newSchedule } from '#domain/schedule-fsrs.ts'
import type { SchedulerOptions } from '#domain/schedule.ts'
import type { ApkgAsk, OutFile } from '#workers/export/apkg.ts'

/** Numbers from a seed (mulberry32): the same collection each time. */
export function numbersOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const NOW = new Date('2026-11-26T12:00:00.000Z')
export const OPTIONS: SchedulerOptions = { desiredRetention: 0.9, weights: null }
const DAY = 86_400_000
const WORDS =
  'cell mitosis <b>bold</b> a<b x&y "quoted" don’t Straße 日本語 🧬 {{x}} 100% a_b &lt; &nbsp; -5 $5 $x^2$ $\\frac{1}{x^{2}}$ $$\\int_0^1x\\,dx$$ end.'.split(
    ' '
  )
const PLACES = [[], ['Biology'], ['Biology', 'Cell division'], ['Physics', 'Waves & light'], ['Default notes']]
const TAGS = ['exam', 'unit::1', 'schwierig', 'paper_2', '復習']

class Maker {
  readonly next: () => number
  readonly files: OutFile[] = []
  readonly reviews: OutReview[] = []
  #made = 0
  constructor(seed: number) {
    this.next = numbersOf(seed)
  }

  below = (limit: number): number => Math.floor(this.next() * limit)
  one = <Value>(values: readonly Value[]): Value => values[this.below(values.length)] as Value

  id(): string {
    this.#made += 1
    const hex = createHash('sha256').update(`${this.next()} ${this.#made}`).digest('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }

  /** Each text is another one: it begins with its number. */
  text(): string {
    this.#made += 1
    const words = Array.from({ length: 1 + this.below(6) }, () => this.one(WORDS))
    return words.reduce((text, word) => `${text}${this.one([' ', ' ', ' ', '\n', '\n\n'])}${word}`, `n${this.#made}`)
  }

  cloze(gaps: number): string {
    const parts = Array.from({ length: gaps }, (_, at) => {
      const hint = this.below(3) === 0 ? `::${this.one(['hint', 'a<b', 'x & y'])}` : ''
      return `${this.one(WORDS)} {{c${at + 1}::${this.one(WORDS.filter(word => word !== '{{x}}'))}${hint}}}`
    })
    return `${this.text()} ${parts.join(' ')}`
  }

  file(ending: string): string {
    const fileId = this.id()
    const bytes = Uint8Array.from({ length: 1 + this.below(300) }, () => this.below(256))
    this.files.push({ fileId, name: `cramless-${fileId}.${ending}`, bytes: new Blob([bytes]) })
    return fileId
  }

  /** A picture with boxes. */
  occlusion(gaps: number): string {
    const boxes: Box[] = []
    for (let count = gaps; count > 0; count -= 1) {
      const label = this.one(['', 'cell wall', 'a: b = {c} <d> & 100%'])
      const box = nextBox(boxes, { shape: this.one(['rect', 'ellipse']), left: this.below(50) / 100, label })
      if (box) boxes.push(box)
    }
    return writeOcclusion({ words: this.below(2) === 0 ? '' : this.text(), boxes, hidesAll: this.below(2) === 0 })
  }

  media(): OutCard['frontMedia'] {
    if (this.below(4) > 0) return null
    const pictures = Array.from({ length: this.below(3) }, () => ({
      fileId: this.file('png'),
      alt: this.one(['', 'a cell', 'a "quoted" <b> & x'])
    }))
    const sound = this.below(2) === 0 || pictures.length === 0 ? { fileId: this.file('mp3') } : null
    return { pictures, sound }
  }

  /** Lines of Anki from before the card came here, those among them that are no answers. */
  lines(createdAt: string): LogLine[] {
    let at = Date.parse(createdAt) - 200 * DAY
    return Array.from({ length: 1 + this.below(5) }, () => {
      at += 1 + this.below(30 * DAY)
      const kind = this.one([0, 1, 1, 1, 2, 3, 4])
      const grade = kind === 4 ? 0 : 1 + this.below(4)
      return { at, grade, interval: this.below(90) - 20, before: this.below(30), factor: 2300, took: 900, kind }
    })
  }

  standing(at: number): Standing {
    const interval = 1 + this.below(60)
    const [lastReviewedAt, dueAt] = [at, at + interval * DAY].map(instant => new Date(instant).toISOString())
    const memory = { stability: 1 + this.below(90), difficulty: 1 + this.below(9) }
    const dates = { lastReviewedAt: lastReviewedAt as string, dueAt: dueAt as string }
    return {
      ...{ v: 1, state: 'review', from: 'file', reps: 3, lapses: 1, learningStep: 0, ease: 1300 + this.below(2000) },
      ...{ ...dates, ...memory, interval }
    }
  }

  past(id: string, createdAt: string, isFromAnki: boolean): Pick<OutCard, 'schedule' | 'history'> {
    const brought = isFromAnki && this.below(3) > 0 ? this.lines(createdAt) : []
    let standing = brought.length > 0 ? this.standing(brought.at(-1)?.at ?? 0) : null
    const own: OutReview[] = []
    let at = Date.parse(createdAt)
    let schedule = standing ? scheduleOf(standing, createdAt) : newSchedule(createdAt)
    for (let count = this.below(2) === 0 ? 0 : this.below(9); count > 0; count -= 1) {
      at = Math.max(at + 60_000, Date.parse(schedule.due)) + this.below(2 * DAY)
      if (at > NOW.getTime()) break
      const reviewedAt = new Date(at).toISOString()
      const grade = this.one([1, 2, 3, 3, 3, 4] as const)
      const durationMs = this.below(60_000)
      own.push({ cardId: id, grade, reviewedAt, durationMs })
      schedule = nextSchedule(id, schedule, grade, new Date(at), OPTIONS)
      // It went out after this answer and came in again.
      if (standing && this.below(4) === 0) {
        brought.push({ at, grade, interval: 3, before: 2, factor: 500, took: durationMs, kind: 1 })
        standing = this.standing(at)
        schedule = scheduleOf(standing, createdAt)
      }
    }
    this.reviews.push(...own)
    const history = standing && { rows: packLog(brought), standing }
    const begun = beginning(createdAt, own, history)
    const replayed = begun.answers.reduce(
      (before, { grade, reviewedAt }) => nextSchedule(id, before, grade, new Date(reviewedAt), OPTIONS),
      begun.schedule
    )
    return { schedule: replayed, history }
  }

  idea(): OutCard[] {
    const kind = this.one(['basic', 'reversed', 'cloze', 'type', 'choice'] as const)
    const gaps = 1 + this.below(4)
    const back = kind === 'cloze' && this.below(2) === 0 ? '' : this.text()
    const isHidden = kind === 'cloze' && this.below(2) === 0
    const front = isHidden ? this.occlusion(gaps) : kind === 'cloze' ? this.cloze(gaps) : this.text()
    const sides = { front, back }
    const picture = isHidden ? { pictures: [{ fileId: this.file('png'), alt: 'a cell' }], sound: null } : null
    const media = { frontMedia: picture ?? this.media(), backMedia: this.media() }
    const groupId = this.id()
    const createdAt = new Date(NOW.getTime() - this.below(400 * DAY)).toISOString()
    const shared = {
      kind,
      groupId,
      createdAt,
      updatedAt: createdAt,
      choices: kind === 'choice' ? { wrong: ['wrong one', 'a<b & c'].slice(0, 1 + this.below(2)) } : null,
      tags: TAGS.filter(() => this.below(4) === 0),
      place: this.one(PLACES)
    }
    const isFromAnki = this.below(5) === 0
    const ordinals =
      kind === 'cloze' ? Array.from({ length: gaps }, (_, at) => at + 1) : kind === 'reversed' ? [0, 1] : [0]
    return ordinals.map(ordinal => {
      const id = this.id()
      const isTurned = kind === 'reversed' && ordinal === 1
      return {
        ...shared,
        id,
        ordinal,
        guid: isFromAnki ? `anki:${groupId.slice(0, 8)}:${kind === 'cloze' ? ordinal - 1 : ordinal}` : null,
        ...(isTurned ? { front: sides.back, back: sides.front } : sides),
        ...(isTurned ? { frontMedia: media.backMedia, backMedia: media.frontMedia } : media),
        suspended: this.below(6) === 0,
        flag: this.below(4) === 0 ? 1 + this.below(7) : 0,
        ...this.past(id, createdAt, isFromAnki)
      }
    })
  }
}

/** A collection as the page hands it to the worker that makes a deck for Anki. */
export function madeCollection(seed: number, ideas = 12): ApkgAsk {
  const maker = new Maker(seed)
  const cards = Array.from({ length: 1 + maker.below(ideas) }, () => maker.idea()).flat()
  const { reviews, files } = maker
  return { cards, reviews, files, options: OPTIONS, timeZone: 'Europe/Berlin', dayStartsAt: 4, now: NOW }
}

/** Each line once that a card's log has in Anki: when, how and how fast it was answered. */
export function logOf({ reviews }: ApkgAsk, { id, history }: OutCard): number[][] {
  const brought = unpackLog(history?.rows ?? '').map(({ at, grade, took }) => [at, grade, took])
  const known = new Set(brought.map(([at]) => at))
  const own = reviews
    .filter(({ cardId }) => cardId === id)
    .map(({ grade, reviewedAt, durationMs }) => [Date.parse(reviewedAt), grade, durationMs])
  return [...brought, ...own.filter(([at]) => !known.has(at))].sort(([a = 0], [b = 0]) => a - b)
}

/** All lines of a deck's log, and those of them that somebody answered. */
export function countsOfLog(ask: ApkgAsk): { readonly lines: number; readonly answers: number } {
  const lines = ask.cards.flatMap(card => logOf(ask, card))
  return { lines: lines.length, answers: lines.filter(([, grade = 0]) => grade > 0).length }
}
