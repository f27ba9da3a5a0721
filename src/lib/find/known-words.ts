import { isOneTypo } from '#lib/values/one-typo.ts'

/** Shorter words have too many neighbours. */
export const TYPO_FROM = 5
const SHORTEST = TYPO_FROM - 1
/** Each is read through all its pages. */
const MOST_GUESSES = 3
/** As many letters as were typed, or one more or fewer. */
const LENGTHS = [0, 1, -1]

const isWide = /[\p{L}\p{N}]/u
const wide = new Map<number, boolean>()

function isOfWord(code: number): boolean {
  if (code < 128) return (code > 96 && code < 123) || (code > 47 && code < 58)
  let is = wide.get(code)
  if (is === undefined)
    wide.set(code, (is = isWide.test(String.fromCharCode(code)) || (code > 0xd7ff && code < 0xe000)))
  return is
}

function isOneWord(typed: string): boolean {
  for (let at = 0; at < typed.length; at += 1) if (!isOfWord(typed.charCodeAt(at))) return false
  return typed.length >= SHORTEST
}

/** The different words of folded texts and on which pages each stands: slips are looked for among them. */
export class KnownWords {
  private readonly pagesOf = new Map<string, number[]>()
  private readonly byFirst = new Map<string, string[]>()
  private readonly texts: string[] = []
  private learnt = 0

  get isWhole(): boolean {
    return this.learnt === this.texts.length
  }

  add(text: string): void {
    this.texts.push(text)
  }

  /** Reads one more page. */
  learn(): void {
    const text = this.texts[this.learnt]
    if (text === undefined) return
    let begin = -1
    for (let at = 0; at <= text.length; at += 1) {
      const goesOn = at < text.length && isOfWord(text.charCodeAt(at))
      if (goesOn === begin >= 0) continue
      if (!goesOn && at - begin >= SHORTEST) this.keep(text.slice(begin, at))
      begin = goesOn ? at : -1
    }
    this.learnt += 1
  }

  private keep(word: string): void {
    const pages = this.pagesOf.get(word)
    if (pages) {
      if (pages[pages.length - 1] !== this.learnt) pages.push(this.learnt)
      return
    }
    this.pagesOf.set(word, [this.learnt])
    const first = word.charAt(0)
    const others = this.byFirst.get(first)
    if (others) others.push(word)
    else this.byFirst.set(first, [word])
  }

  /** Marks the pages on which one of the spellings may stand; false where that is not known: on any. */
  mark(spellings: readonly string[], pages: Uint8Array): boolean {
    if (!spellings.every(isOneWord)) return false
    for (const [word, on] of this.pagesOf)
      for (const spelling of spellings) {
        if (!word.includes(spelling)) continue
        for (const page of on) pages[page] = 1
        break
      }
    pages.fill(1, this.learnt)
    return true
  }

  /** With what words begin that begin like this one save for one slip: those on the most pages. */
  like(typed: string): readonly string[] {
    const found = new Map<string, number>()
    for (const word of this.byFirst.get(typed.charAt(0)) ?? []) {
      const length = LENGTHS.map(more => typed.length + more).find(
        one => one <= word.length && isOneTypo(word.slice(0, one), typed)
      )
      if (length === undefined) continue
      const begun = word.slice(0, length)
      found.set(begun, (found.get(begun) ?? 0) + (this.pagesOf.get(word)?.length ?? 0))
    }
    return [...found]
      .sort(([, one], [, other]) => other - one)
      .slice(0, MOST_GUESSES)
      .map(([begun]) => begun)
  }
}
