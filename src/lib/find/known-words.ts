import { isOneTypo } from '#lib/values/one-typo.ts'

/** Shorter words have too many neighbours. */
export const TYPO_FROM = 5
const SHORTEST = TYPO_FROM - 1
/** Characters read at once: about a millisecond. */
const PIECE = 65_536
/** Each is read through all texts. */
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

/** The different words of folded texts: a slip is looked for among them, not in the texts. */
export class KnownWords {
  private readonly known = new Set<string>()
  private readonly byFirst = new Map<string, string[]>()
  private readonly texts: string[] = []
  private at = 0

  get isWhole(): boolean {
    return this.texts.length === 0
  }

  add(text: string): void {
    if (text !== '') this.texts.push(text)
  }

  /** Reads one more piece. */
  learn(): void {
    const [text] = this.texts
    if (text === undefined) return
    const until = this.at + PIECE
    let begin = -1
    let at = this.at
    for (; at <= text.length; at += 1) {
      const goesOn = at < text.length && isOfWord(text.charCodeAt(at))
      if (goesOn && begin < 0) begin = at
      if (goesOn || begin < 0) continue
      if (at - begin >= SHORTEST) this.keep(text.slice(begin, at))
      begin = -1
      if (at >= until) break
    }
    this.at = at
    if (at < text.length) return
    this.texts.shift()
    this.at = 0
  }

  private keep(word: string): void {
    if (this.known.has(word)) return
    this.known.add(word)
    const first = word.charAt(0)
    const others = this.byFirst.get(first)
    if (others) others.push(word)
    else this.byFirst.set(first, [word])
  }

  /** With what words begin that begin like this one save for one slip: those of the most words. */
  like(typed: string): readonly string[] {
    const found = new Map<string, number>()
    for (const word of this.byFirst.get(typed.charAt(0)) ?? []) {
      const length = LENGTHS.map(more => typed.length + more).find(
        one => one <= word.length && isOneTypo(word.slice(0, one), typed)
      )
      if (length === undefined) continue
      const begun = word.slice(0, length)
      found.set(begun, (found.get(begun) ?? 0) + 1)
    }
    return [...found]
      .sort(([, one], [, other]) => other - one)
      .slice(0, MOST_GUESSES)
      .map(([begun]) => begun)
  }
}
