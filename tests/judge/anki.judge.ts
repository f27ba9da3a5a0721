import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countsOfLog, logOf, madeCollection } from '../support/made-cards.ts'
import { ankiKey } from '#domain/anki/key.ts'
import type { OutCard } from '#domain/anki/out-card.ts'
import { answerOf, extraOf, plainQuestion } from '#domain/cards/card-sides.ts'
import { readOcclusion } from '#domain/cards/occlusion.ts'
import { studyDay } from '#domain/study-day.ts'
import { makeApkg, type ApkgAsk } from '#workers/export/apkg.ts'
import { plainSide } from '#workers/import/anki/html.ts'

/** Run by `npm run anki-judge`, which fetches Anki. */
const ANKI = process.env['ANKI_ROOT'] ?? ''
const PYTHON = process.env['ANKI_PYTHON'] ?? 'python3'
const DECKS = Number(process.env['ANKI_DECKS'] ?? 40)

interface Judged {
  readonly steps: readonly { readonly words: string; readonly isWhole: boolean; readonly counts: readonly number[] }[]
  readonly cards: readonly {
    readonly key: string
    readonly question: string
    readonly answer: string
    readonly deck: string
    readonly type: number
    readonly inDays: number | null
    readonly ivl: number
    readonly reps: number
    readonly lapses: number
    readonly flag: number
    readonly tags: readonly string[]
    readonly log: readonly (readonly number[])[]
  }[]
  readonly media: Readonly<Record<string, string>>
}

const folder = mkdtempSync(join(tmpdir(), 'anki-judge-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function written(ask: ApkgAsk, name: string): Promise<string> {
  const path = join(folder, `${name}.apkg`)
  writeFileSync(path, new Uint8Array(await (await makeApkg(ask)).file.arrayBuffer()))
  return path
}

const judge = (groups: readonly (readonly string[])[]): Judged[] =>
  JSON.parse(
    execFileSync(PYTHON, ['tests/judge/judge.py', ANKI, ...groups.map(files => files.join(','))], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'inherit']
    })
  ) as Judged[]

/** Words without what tells lines apart: Anki puts a line of its own between the sides. */
const bare = (html: string): string =>
  plainSide(html.replaceAll(/\[\[type:[^\]]*\]\]|<div style="display: none">.*?<\/div>/gs, ''))
    .text.replaceAll('[...]', '[…]')
    .replaceAll(/\s+/g, ' ')
const own = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

function expectShown(card: OutCard, { question, answer }: Judged['cards'][number]): void {
  // Its boxes are drawn by a newer Anki: this one shows the picture and the words around it.
  const hidden = card.kind === 'cloze' ? readOcclusion(card.front) : null
  const asked = own(hidden ? hidden.words : plainQuestion(card))
  if (card.kind === 'choice') expect(bare(question)).toContain(asked)
  else expect(bare(question)).toBe(asked)
  const told = answerOf(card).map(segment => (segment.kind === 'blank' ? '' : segment.text))
  // The typed word is put there by Anki's window, beside what was typed.
  if (card.kind === 'type') expect(answer).toContain('[[type:Back]]')
  else if (!hidden) expect(bare(answer)).toContain(own(told.join('')))
  expect(bare(answer)).toContain(own(extraOf(card)))
  const shown = plainSide(answer).pictures.length
  const pictures = [card.frontMedia, card.backMedia].flatMap(media => media?.pictures ?? [])
  expect(shown).toBe(pictures.length)
}

/** Both programs count whole study days from today. */
function daysUntil({ timeZone, dayStartsAt, now }: ApkgAsk, due: string): number {
  const day = (at: Date): number => Date.parse(studyDay(at, timeZone, dayStartsAt)) / 86_400_000
  return day(new Date(due)) - day(now)
}

function expectTimes(ask: ApkgAsk, card: OutCard, judged: Judged['cards'][number]): void {
  const { state, reps, lapses, due, scheduledDays } = card.schedule
  expect(judged).toMatchObject({ flag: card.flag, reps, lapses, deck: card.place.join('::') || 'Default' })
  expect(judged.type).toBe({ new: 0, learning: 1, review: 2, relearning: 2 }[state])
  if (state === 'review') expect(judged).toMatchObject({ ivl: Math.max(1, scheduledDays), inDays: daysUntil(ask, due) })
  expect(judged.log).toEqual(logOf(ask, card))
}

test(`Anki takes in ${DECKS} decks of ours whole, and shows and counts what we do`, async () => {
  // Its clock is the machine's.
  const now = new Date()
  const seeds = Array.from({ length: DECKS }, (_, seed) => seed)
  const asks = seeds.map(seed => ({ ...madeCollection(seed, 30), timeZone: 'UTC', now }))
  const files: string[][] = []
  for (const [at, ask] of asks.entries()) {
    const path = await written(ask, `deck-${at}`)
    files.push([path, path])
  }
  const judged = judge(files)
  expect(judged).toHaveLength(DECKS)
  for (const [at, { steps, cards, media }] of judged.entries()) {
    const ask = asks[at] as ApkgAsk
    const { counts, notes } = { counts: steps.map(step => step.counts), ...(await makeApkg(ask)) }
    expect(steps.map(({ words, isWhole }) => (isWhole ? 'whole' : words))).toEqual(['whole', 'whole'])
    // The same file again makes no doubles.
    expect(counts).toEqual([0, 1].map(() => [notes, ask.cards.length, countsOfLog(ask).lines]))
    const byKey = new Map(cards.map(card => [card.key, card]))
    for (const card of ask.cards) {
      const found = byKey.get(ankiKey(card))
      if (!found) throw new Error(`deck ${at} is without ${ankiKey(card)}`)
      expectShown(card, found)
      expectTimes(ask, card, found)
    }
    const sums: Record<string, string> = {}
    for (const { name, bytes } of ask.files)
      sums[name] = createHash('sha256')
        .update(new Uint8Array(await bytes.arrayBuffer()))
        .digest('hex')
    expect(media).toEqual(sums)
  }
})

test('a card that was changed here is changed in Anki by a second file, and not doubled', async () => {
  const first = madeCollection(7, 30)
  const later = new Date(Date.now() + 60_000).toISOString()
  const second: ApkgAsk = {
    ...first,
    cards: first.cards.map(card => (card.kind === 'basic' ? { ...card, back: 'mended', updatedAt: later } : card))
  }
  const [{ steps, cards } = { steps: [], cards: [] }] = judge([
    [await written(first, 'first'), await written(second, 'second')]
  ])
  expect(steps[0]?.counts).toEqual(steps[1]?.counts)
  const mended = new Set(second.cards.filter(({ back }) => back === 'mended').map(ankiKey))
  expect(mended.size).toBeGreaterThan(0)
  for (const { key, answer } of cards) if (mended.has(key)) expect(plainSide(answer).text).toContain('mended')
})
