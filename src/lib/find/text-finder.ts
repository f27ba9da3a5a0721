import { fold } from '#lib/find/fold.ts'
import { beginsWithTypo, wordsIn } from '#lib/values/one-typo.ts'

export type FindKind = 'note' | 'card' | 'paper' | 'thread' | 'task' | 'topic' | 'subject'

/** Something of the student's that can be found by its words. */
export interface Findable {
  readonly kind: FindKind
  readonly id: string
  readonly title: string
  readonly text: string
}

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

/** Texts one behind the other in one string: a scan calls `indexOf` once for each place, not once for each text. */
interface Page {
  readonly of: readonly Findable[]
  readonly packed: string
  /** Where the title of each begins, and the text behind it; the end of all stands last. */
  readonly starts: readonly number[]
  readonly titleEnds: readonly number[]
  /** Its different words, split when a typo is first looked for. */
  words?: readonly string[]
}

interface Place {
  readonly page: Page
  readonly at: number
}

/** Stands between texts, in none of them and in nothing typed. */
const SEAM = '\u0000'
const TYPO_FROM = 5
const MOST_GUESSES = 12
const [BEFORE, AFTER] = [36, 90]

function snippetOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase()
  const at = words.map(word => lower.indexOf(word)).find(place => place >= 0) ?? 0
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  const until = at + AFTER >= text.length ? text.length : text.lastIndexOf(' ', at + AFTER)
  const piece = text
    .slice(from, Math.max(until, at + 1))
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${from > 0 ? '…' : ''}${piece}${until < text.length ? '…' : ''}`
}

const titleOf = ({ page, at }: Place): string => page.packed.slice(page.starts[at], page.titleEnds[at])
const wholeOf = ({ page, at }: Place): string => page.packed.slice(page.starts[at], page.starts[at + 1])

/** A title that begins with what was typed comes before one that holds it, that before a text. */
function rankOf(place: Place, whole: string, words: readonly string[]): number {
  const title = titleOf(place)
  if (title.startsWith(whole)) return 0
  if (words.every(word => title.includes(word))) return 1
  return words.some(word => title.includes(word)) ? 2 : 3
}

function packed(of: readonly Findable[]): Page {
  const [parts, starts, titleEnds]: [string[], number[], number[]] = [[], [], []]
  let length = 0
  for (const { title, text } of of) {
    const folded = [fold(title), SEAM, fold(text), SEAM] as const
    starts.push(length)
    titleEnds.push(length + folded[0].length)
    parts.push(...folded)
    length += folded[0].length + folded[2].length + 2
  }
  return { of, packed: parts.join(''), starts: [...starts, length], titleEnds }
}

/** Which texts of a page hold a word. */
function* holding(page: Page, word: string): Generator<number> {
  const { packed: text, starts } = page
  let at = 0
  for (let found = text.indexOf(word); found >= 0; found = text.indexOf(word, starts[at])) {
    while ((starts[at + 1] ?? Infinity) <= found) at += 1
    yield at
    at += 1
  }
}

/** Texts packed for a plain scan, which beats an index here. */
export class TextFinder {
  private readonly pages: Page[] = []
  private count = 0

  get size(): number {
    return this.count
  }

  add(things: readonly Findable[]): void {
    this.pages.push(packed(things))
    this.count += things.length
  }

  /** Words of the texts that begin like this one save for one typo. */
  private guesses(typed: string): string[] {
    const found = new Set<string>()
    for (const page of this.pages) {
      page.words ??= wordsIn(page.packed).filter(word => word.length >= TYPO_FROM - 1)
      for (const word of page.words) if (beginsWithTypo(word, typed)) found.add(word)
      if (found.size >= MOST_GUESSES) break
    }
    return [...found].slice(0, MOST_GUESSES)
  }

  private holdingAll(wanted: readonly (readonly string[])[]): Place[] {
    // The longest word stands in the fewest texts.
    const [rarest = [], ...others] = wanted.toSorted((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0))
    return this.pages.flatMap(page => {
      const places = new Set(rarest.flatMap(word => [...holding(page, word)]))
      return [...places]
        .map(at => ({ page, at }))
        .filter(place => others.length === 0 || others.every(ways => ways.some(word => wholeOf(place).includes(word))))
    })
  }

  find(typed: string, most: number): Found {
    const whole = fold(typed).trim()
    const words = whole.split(/\s+/).filter(Boolean)
    if (words.length === 0) return { hits: [], total: 0, words: [] }
    let wanted: readonly (readonly string[])[] = words.map(word => [word])
    let found = this.holdingAll(wanted)
    if (found.length === 0 && words.some(word => word.length >= TYPO_FROM)) {
      wanted = words.map(word => (word.length < TYPO_FROM ? [word] : [word, ...this.guesses(word)]))
      found = this.holdingAll(wanted)
    }
    const spelt = wanted.flat()
    const ranked = found
      .map(place => ({ of: place.page.of[place.at] as Findable, rank: rankOf(place, whole, spelt) }))
      .sort((a, b) => a.rank - b.rank || (a.of.id < b.of.id ? 1 : -1))
    const hits = ranked.slice(0, most).map(({ of: { kind, id, title, text }, rank }): Hit => {
      return { kind, id, title, snippet: rank <= 1 || text === '' ? '' : snippetOf(text, spelt) }
    })
    return { hits, total: found.length, words: spelt }
  }
}
