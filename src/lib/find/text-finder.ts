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

interface Packed {
  readonly of: Findable
  readonly title: string
  readonly text: string
}

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

/** A title that begins with what was typed comes before one that holds it, that before a text. */
function rankOf({ title }: Packed, whole: string, words: readonly string[]): number {
  if (title.startsWith(whole)) return 0
  if (words.every(word => title.includes(word))) return 1
  return words.some(word => title.includes(word)) ? 2 : 3
}

/** Texts packed for a plain scan, which beats an index here: 110,000 of them take some 20 ms. */
export class TextFinder {
  private readonly all: Packed[] = []
  private readonly vocabulary = new Set<string>()

  get size(): number {
    return this.all.length
  }

  add(things: readonly Findable[]): void {
    for (const of of things) {
      const [title, text] = [fold(of.title), fold(of.text)]
      this.all.push({ of, title, text })
      for (const word of wordsIn(`${title} ${text}`)) if (word.length >= TYPO_FROM - 1) this.vocabulary.add(word)
    }
  }

  /** Words of the texts that begin like this one save for one typo. */
  private guesses(typed: string): string[] {
    const found: string[] = []
    for (const word of this.vocabulary) {
      if (beginsWithTypo(word, typed)) found.push(word)
      if (found.length === MOST_GUESSES) break
    }
    return found
  }

  private holding(wanted: readonly (readonly string[])[]): Packed[] {
    return this.all.filter(({ title, text }) =>
      wanted.every(ways => ways.some(word => title.includes(word) || text.includes(word)))
    )
  }

  find(typed: string, most: number): Found {
    const whole = fold(typed).trim()
    const words = whole.split(/\s+/).filter(Boolean)
    if (words.length === 0) return { hits: [], total: 0, words: [] }
    let wanted: readonly (readonly string[])[] = words.map(word => [word])
    let found = this.holding(wanted)
    if (found.length === 0 && words.some(word => word.length >= TYPO_FROM)) {
      wanted = words.map(word => (word.length < TYPO_FROM ? [word] : [word, ...this.guesses(word)]))
      found = this.holding(wanted)
    }
    const spelt = wanted.flat()
    const ranked = found
      .map(one => ({ one, rank: rankOf(one, whole, spelt) }))
      .sort((a, b) => a.rank - b.rank || (a.one.of.id < b.one.of.id ? 1 : -1))
    const hits = ranked.slice(0, most).map(({ one, rank }): Hit => {
      const { kind, id, title, text } = one.of
      return { kind, id, title, snippet: rank <= 1 || text === '' ? '' : snippetOf(text, spelt) }
    })
    return { hits, total: found.length, words: spelt }
  }
}
