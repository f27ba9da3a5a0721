import { atom, computed, type ReadableAtom } from 'nanostores'
import type { CardSuggestion, CardsOptions, CardsResult, Source } from '#contract/engine/engine.ts'
import type { Card } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import { liveCards } from '#data/read/cards/cards.ts'
import type { Chosen, Fallback } from '#data/ai/choose.ts'
import { study, type StudyRun } from '#data/ai/study.ts'
import { liveNote } from '#data/write/notes/notes.ts'
import { saveCardDraft, readCardDraft } from '#data/write/cards/card-drafts.ts'
import { bringBack, leaveOut, readLeftOut } from '#data/write/left-out.ts'
import { saveUndoable } from '#data/write/write.ts'
import { writeOrigin } from '#domain/cards/card-origin.ts'
import { sourceFromNote } from '#engine/source.ts'
import type { AppError } from '#lib/errors.ts'
import { isRecord } from '#lib/values/is-record.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { wordsFor } from '#stores/words.ts'
import { type CardDraft, cardsOf, faultsOf } from '#tools/shared/cards/card-draft.ts'
import { type CardPlace, draftIds } from '#tools/shared/cards/write-cards.ts'
import { type Progress, type Work, engineRun } from '#tools/shared/engine/engine-run.ts'
import { onceReady } from '#stores/once-ready.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'

export interface TrayItem {
  readonly suggestion: CardSuggestion
  readonly front: string
  readonly back: string
  readonly isTicked: boolean
  /** Ticked, unticked or edited by the student: kept on the device until it is added. */
  readonly isChosen?: true
}

export type Suggest = (source: Source, options: CardsOptions, run: StudyRun) => Promise<Chosen<CardsResult>>

export type Tray =
  | { readonly state: 'closed' }
  | { readonly state: 'reading'; readonly noteId: string; readonly progress: Progress | null }
  | { readonly state: 'failed'; readonly noteId: string; readonly error: AppError }
  | { readonly state: 'wordless'; readonly noteId: string }
  | {
      readonly state: 'open'
      readonly noteId: string
      readonly result: CardsResult
      /** The model that was to make them, and why it could not. */
      readonly fallback: Fallback | null
      readonly items: readonly TrayItem[]
      /** Suggestions that were left out before. */
      readonly leftOut: readonly TrayItem[]
      /** Cards of this note that came from its sentences, those just added too. */
      readonly taken: number
      readonly isAdding: boolean
    }

/** The suggestions of the last answer, as the student has them by now. */
interface Offered {
  readonly noteId: string
  readonly items: readonly TrayItem[]
  readonly leftOut: readonly TrayItem[]
  readonly taken: number
  readonly isAdding: boolean
}

const NONE: Offered = { noteId: '', items: [], leftOut: [], taken: 0, isAdding: false }
const reading = engineRun<CardsResult>()
const $offered = atom<Offered>(NONE)
let ids = draftIds()

export const $tray: ReadableAtom<Tray> = computed([reading.$run, $offered], (run, offered): Tray => {
  const { noteId } = offered
  switch (run.state) {
    case 'idle':
      return { state: 'closed' }
    case 'running':
      return { state: 'reading', noteId, progress: run.progress }
    case 'empty':
      return { state: 'wordless', noteId }
    case 'failed':
      return { state: 'failed', noteId, error: run.error }
    case 'ready':
      return { state: 'open', result: run.answer, fallback: run.fallback, ...offered }
  }
})

function change(edit: (offered: Offered) => Offered): void {
  if ($tray.get().state === 'open') $offered.set(edit($offered.get()))
}

const keptAs = (noteId: string): string => `tray ${noteId}`

/** As `change`, and on the device: a page may be left before the cards are added. One that refuses has the screen. */
function choose(edit: (offered: Offered) => Offered): void {
  change(edit)
  const { noteId, items } = $offered.get()
  const chosen = items.filter(item => item.isChosen)
  void saveCardDraft(keptAs(noteId), chosen.length === 0 ? null : chosen).catch(() => undefined)
}

/** A later version may have kept items of another shape. */
function isItem(kept: unknown): kept is TrayItem {
  if (!isRecord(kept) || !isRecord(kept['suggestion'])) return false
  return [kept['front'], kept['back'], kept['suggestion']['key']].every(part => typeof part === 'string')
}

/** The engine's items as the student had chosen and edited them; what it does not offer again stays if it was wanted. */
async function withKept(noteId: string, items: readonly TrayItem[]): Promise<TrayItem[]> {
  const kept = await readCardDraft(keptAs(noteId)).catch(() => null)
  const chosen = new Map((Array.isArray(kept) ? kept.filter(isItem) : []).map(item => [item.suggestion.key, item]))
  const now = items.map((item): TrayItem => {
    const own = chosen.get(item.suggestion.key)
    chosen.delete(item.suggestion.key)
    return own ? { ...item, front: own.front, back: own.back, isTicked: own.isTicked, isChosen: true } : item
  })
  return [...[...chosen.values()].filter(item => item.isTicked), ...now]
}

/** Read in a minute; the rest is offered unticked. */
const MOST_TICKED = 10

/** Of what the engine would tick, the surest: twenty-odd cards from one note are more than a newcomer wants. */
function bestOf(cards: readonly CardSuggestion[]): ReadonlySet<string> {
  const trusted = cards.filter(card => card.recommended).toSorted((a, b) => b.confidence - a.confidence)
  return new Set(trusted.slice(0, MOST_TICKED).map(card => card.key))
}

/** A second gap in a sentence that has its card asks the same sentence again. */
function isAskedAlready({ kind, source }: CardSuggestion, cards: readonly Pick<Card, 'source'>[]): boolean {
  if (kind !== 'cloze') return false
  return cards.some(
    ({ source: other }) => other?.blockId === source.blockId && other.start < source.end && source.start < other.end
  )
}

async function suggestFrom(noteId: string, suggest: Suggest, work: Work<never>): Promise<Chosen<CardsResult> | null> {
  const [note, cards] = await Promise.all([onceReady(liveNote(noteId)), onceReady(liveCards({ noteId }))])
  const source = note && sourceFromNote(note)
  if (!source || source.blocks.length === 0) return null
  work.signal.throwIfAborted()
  const known = cards.map(card => card.front)
  const chosen = await suggest(source, { known }, work)
  const isOut = await readLeftOut()
  work.signal.throwIfAborted()
  const best = bestOf(chosen.result.cards)
  const made = chosen.result.cards.map(card => {
    return { suggestion: card, front: card.front, back: card.back, isTicked: best.has(card.key) }
  })
  const items = (await withKept(noteId, made))
    .filter(({ suggestion: { kind }, front, back }) => faultsOf({ kind, front, back }, known).front === null)
    .filter(({ suggestion }) => !isAskedAlready(suggestion, cards))
  work.signal.throwIfAborted()
  $offered.set({
    noteId,
    items: items.filter(item => !isOut.has(item.suggestion.key)),
    leftOut: items.filter(item => isOut.has(item.suggestion.key)),
    taken: cards.filter(card => card.source !== null).length,
    isAdding: false
  })
  return chosen
}

/** Asks an engine for cards from the note as it is stored now. */
export async function makeCards(noteId: string, suggest: Suggest = study.cards): Promise<void> {
  reading.stop()
  ids = draftIds()
  $offered.set({ ...NONE, noteId })
  await reading.start(work => suggestFrom(noteId, suggest, work))
}

export const closeTray = reading.stop

export function tick(key: string, isTicked: boolean): void {
  choose(tray => ({
    ...tray,
    items: tray.items.map(item => (item.suggestion.key === key ? { ...item, isTicked, isChosen: true } : item))
  }))
}

export function tickAll(isTicked: boolean): void {
  choose(tray => ({ ...tray, items: tray.items.map(item => ({ ...item, isTicked, isChosen: true })) }))
}

/** Changed words are wanted words: the card is ticked. */
export function editSuggestion(key: string, { front, back }: CardDraft): void {
  const edited = (item: TrayItem): TrayItem =>
    item.suggestion.key === key ? { ...item, front, back, isTicked: true, isChosen: true } : item
  choose(tray => ({ ...tray, items: tray.items.map(edited) }))
}

/** Not wanted, and not offered again on this device. */
export async function leaveOutSuggestion(key: string): Promise<void> {
  const isThis = (item: TrayItem) => item.suggestion.key === key
  change(tray => ({
    ...tray,
    items: tray.items.filter(item => !isThis(item)),
    leftOut: [...tray.leftOut, ...tray.items.filter(isThis)]
  }))
  await remember(leaveOut([key]))
}

export async function bringBackLeftOut(): Promise<void> {
  const tray = $tray.get()
  if (tray.state !== 'open') return
  const back = tray.leftOut.map(item => ({ ...item, isTicked: false }))
  change(open => ({ ...open, items: [...open.items, ...back], leftOut: [] }))
  await remember(bringBack(back.map(item => item.suggestion.key)))
}

async function remember(write: Promise<void>): Promise<void> {
  try {
    await write
  } catch (error) {
    notify({ text: m.cards_row_failed({ reason: wordsFor(error) }) })
  }
}

function sourceOf({ source, textHash }: CardSuggestion) {
  const quote = source.quote.slice(0, SIZES.cardSide)
  return { blockId: source.blockId, textHash, quote, start: source.start, end: source.start + quote.length }
}

/** The ticked suggestions become cards in one transaction: all or none. */
export async function addTicked(place: CardPlace): Promise<void> {
  const tray = $tray.get()
  if (tray.state !== 'open' || tray.isAdding) return
  const ticked = tray.items.filter(item => item.isTicked)
  change(open => ({ ...open, isAdding: true }))
  try {
    const changes = ticked.flatMap(({ suggestion, front, back }) => {
      const groupId = ids(suggestion.key)
      const fields = {
        ...place,
        groupId,
        source: sourceOf(suggestion),
        engine: writeOrigin(tray.result.engine.name, suggestion.type),
        suspended: false,
        buriedUntil: null
      }
      const cards = cardsOf({ kind: suggestion.kind, front, back })
      return cards.map(card => ({
        name: 'cards' as const,
        id: ids(`${suggestion.key} ${card.ordinal}`),
        fields: { ...fields, ...card }
      }))
    })
    offerUndo(m.cards_tray_added({ count: changes.length }), m.cards_row_undo(), await saveUndoable(changes))
    choose(open => ({
      ...open,
      isAdding: false,
      items: open.items.filter(item => !ticked.includes(item)),
      taken: open.taken + ticked.length
    }))
  } catch (error) {
    change(open => ({ ...open, isAdding: false }))
    notify({ text: m.cards_tray_add_failed({ reason: wordsFor(error) }), stays: true })
  }
}
