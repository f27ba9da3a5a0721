import type { Findable } from '#lib/find/findable.ts'
import { fold } from '#lib/find/fold.ts'

/** Texts one behind the other in one string: a scan calls `indexOf` once for each place, not once for each text. */
export interface Page {
  readonly of: readonly Findable[]
  readonly packed: string
  /** Where the title of each begins, and the text behind it; the end of all stands last. */
  readonly starts: Int32Array
  readonly titleEnds: Int32Array
}

/** For each word its spellings: the one that was typed, and with a slip those it may have meant. */
export type Wanted = readonly (readonly string[])[]

/** Called for each text that holds all words, with where each of them stands first. */
type Take = (at: number, places: readonly number[]) => void

/** Stands between texts, in none of them and in nothing typed. */
const SEAM = '\u0000'

function packed(of: readonly Findable[]): Page {
  const parts: string[] = []
  const starts = new Int32Array(of.length + 1)
  const titleEnds = new Int32Array(of.length)
  let length = 0
  for (const [at, { title, text }] of of.entries()) {
    const [head, body] = [fold(title), fold(text)]
    starts[at] = length
    titleEnds[at] = length + head.length
    parts.push(head, SEAM, body, SEAM)
    length += head.length + body.length + 2
  }
  starts[of.length] = length
  return { of, packed: parts.join(''), starts, titleEnds }
}

/** Characters on a page: few enough that a rare word stands on few of them, and reading one takes about a millisecond. */
const FULL = 65_536

export function* packedPages(of: readonly Findable[]): Generator<Page> {
  let [from, length] = [0, 0]
  for (const [at, { title, text }] of of.entries()) {
    length += title.length + text.length
    if (length < FULL && at < of.length - 1) continue
    yield packed(of.slice(from, at + 1))
    from = at + 1
    length = 0
  }
}

/** The text in which a place lies, from `at` on. */
function textAt(starts: Int32Array, place: number, at: number): number {
  let [low, high] = [at, starts.length - 2]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}

/** One spelling, and where it stands next: the page is read once for each, whatever the others skip. */
class Cursor {
  private readonly text: string
  private readonly word: string
  private place = -1

  constructor(text: string, word: string) {
    this.text = text
    this.word = word
  }

  next(from: number): number {
    if (this.place < from) {
      const found = this.text.indexOf(this.word, from)
      this.place = found < 0 ? Infinity : found
    }
    return this.place
  }
}

function nearest(ways: readonly Cursor[], from: number): number {
  let place = Infinity
  for (const way of ways) place = Math.min(place, way.next(from))
  return place
}

/** Every text of a page that holds all words: each word leaps to where the one before it got. */
export function scan(page: Page, wanted: Wanted, take: Take): void {
  const { packed: text, starts } = page
  const words = wanted.map(ways => ways.map(way => new Cursor(text, way)))
  const places = words.map(() => 0)
  let at = 0
  while (at < page.of.length) {
    const [from = 0, end = 0] = [starts[at], starts[at + 1]]
    let which = 0
    let place = 0
    for (; which < words.length; which += 1) {
      place = nearest(words[which] ?? [], from)
      places[which] = place
      if (place >= end) break
    }
    if (place === Infinity) return
    if (which === words.length) take(at, places)
    at = which === words.length ? at + 1 : textAt(starts, place, at + 1)
  }
}

/** The same for one text; null where a word is missing. */
export function placesIn({ packed: text, starts }: Page, at: number, wanted: Wanted): readonly number[] | null {
  const from = starts[at] ?? 0
  const own = text.slice(from, starts[at + 1])
  const places: number[] = []
  for (const ways of wanted) {
    const found = ways.map(way => own.indexOf(way)).filter(place => place >= 0)
    if (found.length === 0) return null
    places.push(from + Math.min(...found))
  }
  return places
}

/** 0: the title begins with what was typed. 1: it holds all words. 2: some of them. 3: the text holds them. */
export function rankOf(page: Page, at: number, places: readonly number[], whole: string): number {
  const titleEnd = page.titleEnds[at] ?? 0
  let inTitle = 0
  for (const place of places) if (place < titleEnd) inTitle += 1
  if (inTitle === 0) return 3
  if (page.packed.startsWith(whole, page.starts[at])) return 0
  return inTitle === places.length ? 1 : 2
}
