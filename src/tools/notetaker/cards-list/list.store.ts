import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { watchCards } from '#data/read/cards/card-changes.ts'
import { readAllEntries, readEntries, type CardEntry } from '#data/read/cards/card-index.ts'
import { readFirst } from '#data/read/cards/first-cards.ts'
import { $preferences } from '#data/write/preferences.ts'
import { $opening } from '#data/read/workspace.ts'
import { isLeech } from '#domain/cards/leech.ts'
import { studyDay, studyDayEnd, studyDayStart, addDays } from '#domain/study-day.ts'
import { filteredGivingWay, sortedGivingWay } from '#lib/async/giving-way.ts'
import { afterPaint } from '#lib/browser/after-paint.ts'
import { toAppError, type AppError } from '#lib/errors.ts'
import { onceReady } from '#stores/once-ready.ts'
import { openTool, placeIn } from '#stores/route.ts'
import {
  ALL,
  doublesOf,
  matcher,
  readFilter,
  writeFilter,
  type CardFilter,
  type FilterWorld
} from '#tools/notetaker/cards-list/card-filter.ts'
import { compareBy, type CardSort } from '#tools/notetaker/cards-list/card-sort.ts'

export interface CardList {
  /** Those that pass the filter, in order: the index itself, read by place as the table is scrolled. */
  readonly rows: readonly CardEntry[]
  readonly total: number
  readonly leeches: number
  /** Answered cards whose day has passed. */
  readonly late: number
  readonly today: string
  /** False while only the first rows are there: the others are holes in `rows`, and not yet counted among the leeches. */
  readonly isWhole: boolean
}

export type ListState =
  | { readonly state: 'loading'; readonly read: number }
  | { readonly state: 'failed'; readonly error: AppError }
  | { readonly state: 'ready'; readonly list: CardList }

const $state = atom<ListState>({ state: 'loading', read: 0 })
export const $cardList: ReadableAtom<ListState> = $state
export const $filter = computed(placeIn('notetaker'), place => readFilter(place.cards))
const USUAL: CardSort = { by: 'due', order: 'ascending' }
export const $sort = atom<CardSort>(USUAL)
/** Ids; a card that is filtered away is no longer picked. */
export const $picked = atom<ReadonlySet<string>>(new Set())

/** Outside the stores: a hundred thousand entries are changed in place, and never copied. */
let index = new Map<string, CardEntry>()
let showing = 0

export function setFilter(change: Partial<CardFilter>): void {
  openTool('notetaker', { cards: writeFilter({ ...$filter.get(), ...change }) }, { replace: true })
}

export function pickOne(id: string): void {
  const next = new Set($picked.get())
  if (!next.delete(id)) next.add(id)
  $picked.set(next)
}

export function pickAll(): void {
  const now = $state.get()
  if (now.state === 'ready' && now.list.isWhole) $picked.set(new Set(now.list.rows.map(({ id }) => id)))
}

export function pickNone(): void {
  $picked.set(new Set())
}

export function entryOf(id: string): CardEntry | undefined {
  return index.get(id)
}

/** Every card of the list's index, for what looks at all of them. */
export function allEntries(): Iterable<CardEntry> {
  return index.values()
}

/** What passes the filter; where no card holds the words, those that hold them with one slip. */
async function keptOf(all: readonly CardEntry[], world: FilterWorld): Promise<CardEntry[]> {
  const filter = $filter.get()
  const kept = await filteredGivingWay(all, matcher(filter, world))
  if (kept.length > 0 || filter.text === '') return kept
  return filteredGivingWay(all, matcher(filter, world, { forgivesSlip: true }))
}

async function show(): Promise<void> {
  showing += 1
  const own = showing
  const { timeZone, dayStartsAt } = await onceReady($preferences)
  const now = new Date()
  const ends = studyDayEnd(now, timeZone, dayStartsAt)
  const today = studyDay(now, timeZone, dayStartsAt)
  const weekEnds = studyDayStart(addDays(today, 7), timeZone, dayStartsAt).toISOString()
  const begins = studyDayStart(today, timeZone, dayStartsAt).toISOString()
  const world = { dayEnds: ends.toISOString(), weekEnds, doubles: doublesOf(index.values()) }
  const all = [...index.values()]
  const kept = await keptOf(all, world)
  if (own !== showing) return
  const rows = await sortedGivingWay(kept, compareBy($sort.get(), now))
  // A slower, older look must not replace a newer one.
  if (own !== showing) return
  let [leeches, late] = [0, 0]
  for (const { schedule, suspended, buriedUntil } of all) {
    if (isLeech(schedule)) leeches += 1
    const isPutAside = suspended || (buriedUntil !== null && buriedUntil > today)
    if (schedule.state === 'new' || isPutAside) continue
    if (schedule.due < begins) late += 1
  }
  const there = new Set(rows.map(({ id }) => id))
  if ([...$picked.get()].some(id => !there.has(id)))
    $picked.set(new Set([...$picked.get()].filter(id => there.has(id))))
  $state.set({ state: 'ready', list: { rows, total: all.length, leeches, late, today, isWhole: true } })
}

function fail(error: unknown): void {
  $state.set({ state: 'failed', error: toAppError(error) })
}

/** The first rows of a long list that nothing filters, while the others are read. */
async function showFirst(signal: AbortSignal): Promise<void> {
  const isUsual = $sort.get() === USUAL && writeFilter($filter.get()) === writeFilter(ALL)
  if (!isUsual) return
  const { timeZone, dayStartsAt } = await onceReady($preferences)
  const today = studyDay(new Date(), timeZone, dayStartsAt)
  const first = await readFirst(studyDayStart(today, timeZone, dayStartsAt).toISOString())
  if (first === null || signal.aborted) return
  index = new Map(first.rows.map(entry => [entry.id, entry]))
  const rows = Object.assign(new Array<CardEntry>(first.total), first.rows)
  const { total, late } = first
  $state.set({ state: 'ready', list: { rows, total, leeches: 0, late, today, isWhole: false } })
  await afterPaint()
}

/** Reads everything, then only what changes. */
async function follow(signal: AbortSignal): Promise<void> {
  $state.set({ state: 'loading', read: 0 })
  await showFirst(signal)
  const tell = (count: number): void => {
    if ($state.get().state !== 'ready') $state.set({ state: 'loading', read: count })
  }
  const read = await readAllEntries(tell, signal)
  if (read === null) return
  index = read
  await show()
}

async function take(ids: readonly string[]): Promise<void> {
  const entries = new Map((await readEntries(ids)).map(entry => [entry.id, entry]))
  for (const id of ids) {
    const entry = entries.get(id)
    if (entry) index.set(id, entry)
    else index.delete(id)
  }
  await show()
}

onMount($state, () => {
  let stop = (): void => {}
  const unbind = $opening.subscribe(now => {
    stop()
    stop = () => {}
    if (now.state === 'failed') fail(now.error)
    if (now.state !== 'open') return
    const ending = new AbortController()
    // One after the other: what changes while everything is read would be lost under it.
    let reading = follow(ending.signal).catch(fail)
    const unwatch = watchCards(ids => {
      reading = reading.then(() => (ids === null ? follow(ending.signal) : take(ids))).catch(fail)
    })
    stop = () => {
      ending.abort()
      unwatch()
    }
  })
  const again = (): void => {
    const now = $state.get()
    if (now.state === 'ready' && now.list.isWhole) void show().catch(fail)
  }
  const unlisten = [$filter.listen(again), $sort.listen(again)]
  return () => {
    for (const end of [...unlisten, unbind]) end()
    stop()
    index = new Map()
    showing += 1
    $picked.set(new Set())
    $state.set({ state: 'loading', read: 0 })
  }
})
