import { Best } from '#lib/find/best.ts'
import type { Findable, FindKind } from '#lib/find/findable.ts'
import { fold } from '#lib/find/fold.ts'
import { KnownWords, TYPO_FROM } from '#lib/find/known-words.ts'
import { packedPages, placesIn, rankOf, scan, type Page, type Wanted } from '#lib/find/page.ts'
import { snippetOf } from '#lib/find/snippet.ts'

export interface Hit {
  readonly kind: FindKind
  readonly id: string
  readonly title: string
  /** The words of the text around what was looked for; empty where the title holds it. */
  readonly snippet: string
}

export interface Found {
  readonly hits: readonly Hit[]
  readonly total: number
  /** What was looked for in the place of a word that stands nowhere. */
  readonly words: readonly string[]
}

type Place = readonly [Page, number]

/** Of so few texts each is looked at again with the next letter; of more, all pages are read, which is as quick. */
const FEW = 2000

const NONE: Found = { hits: [], total: 0, words: [] }

const wordsOf = (whole: string): string[] => whole.split(/\s+/).filter(Boolean)

/** Texts packed for a plain scan, which beats an index here. */
export class TextFinder {
  private readonly pages: Page[] = []
  private readonly known = new KnownWords()
  private count = 0
  /** What was looked for last, as it was written, and where it stood. */
  private last: { readonly whole: string; readonly places: readonly Place[] } | null = null

  get size(): number {
    return this.count
  }

  /** Whether all words are known among which slips are looked for. */
  get isLearnt(): boolean {
    return this.known.isWhole
  }

  add(things: readonly Findable[]): void {
    for (const page of packedPages(things)) {
      this.pages.push(page)
      this.known.add(page.packed)
    }
    this.count += things.length
    this.last = null
  }

  /** Reads the words of one more piece: about a millisecond. */
  learn(): void {
    this.known.learn()
  }

  /** The pages on which every word may stand. */
  private pagesWith(wanted: Wanted): readonly Page[] {
    const marks = wanted.flatMap(ways => {
      const on = new Uint8Array(this.pages.length)
      return this.known.mark(ways, on) ? [on] : []
    })
    return this.pages.filter((_, at) => marks.every(on => on[at] === 1))
  }

  private search(whole: string, wanted: Wanted, most: number, among: readonly Place[] | null): Found {
    const best = new Best<Findable>(most)
    const places: Place[] = []
    let total = 0
    const take = (page: Page, at: number, found: readonly number[]): void => {
      total += 1
      if (total <= FEW) places.push([page, at])
      best.put(page.of[at] as Findable, rankOf(page, at, found, whole))
    }
    if (among)
      for (const [page, at] of among) {
        const found = placesIn(page, at, wanted)
        if (found) take(page, at, found)
      }
    else for (const page of this.pagesWith(wanted)) scan(page, wanted, (at, found) => take(page, at, found))
    this.last = total <= FEW ? { whole, places } : null
    const words = wanted.flat()
    const hits = best.ranked.map(({ thing: { kind, id, title, text }, rank }): Hit => {
      return { kind, id, title, snippet: rank <= 1 || text === '' ? '' : snippetOf(text, words) }
    })
    return { hits, total, words }
  }

  /** As it is written. */
  findExact(typed: string, most: number): Found {
    const whole = fold(typed).trim()
    // The longest word stands in the fewest texts.
    const wanted = wordsOf(whole)
      .toSorted((a, b) => b.length - a.length)
      .map(word => [word])
    if (wanted.length === 0) return NONE
    const isMore = this.last !== null && whole.startsWith(this.last.whole)
    return this.search(whole, wanted, most, isMore ? (this.last?.places ?? null) : null)
  }

  /** Where that stands nowhere, with one slip in a long word. */
  find(typed: string, most: number): Found {
    const exact = this.findExact(typed, most)
    const words = exact.words.filter(word => word.length >= TYPO_FROM)
    if (exact.total > 0 || words.length === 0) return exact
    while (!this.isLearnt) this.learn()
    const wanted = exact.words.map(word => (words.includes(word) ? [word, ...this.known.like(word)] : [word]))
    const { last } = this
    const found = this.search(fold(typed).trim(), wanted, most, null)
    this.last = last
    return found
  }
}
