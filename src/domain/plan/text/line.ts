/**
 * A line of a student's of which parts are read and taken out, one after another. What is taken is blanked, so that the
 * places of the rest stay as they were.
 */
export class Line {
  /** What is still to be read: taken and hidden characters are blanks. */
  open: string
  readonly #text: string
  readonly #taken: boolean[]

  constructor(text: string) {
    this.#text = text
    this.open = text
    this.#taken = Array.from({ length: text.length }, () => false)
  }

  /** Blanks a stretch without taking it: it stays in the title. */
  hide(at: number, length: number): void {
    this.open = this.open.slice(0, at) + ' '.repeat(length) + this.open.slice(at + length)
  }

  /** To the end of the last word: of "weds" three letters may be what was read. */
  take(at: number, given: number): void {
    const length = given + (/^[a-z]*/i.exec(this.open.slice(at + given))?.[0].length ?? 0)
    this.hide(at, length)
    this.#taken.fill(true, at, at + length)
  }

  /** Takes the first match; null where there is none or `read` makes nothing of it. */
  read<Value>(pattern: RegExp, read: (parts: RegExpExecArray) => Value | null): Value | null {
    const found = pattern.exec(this.open)
    const value = found ? read(found) : null
    if (found && value !== null) this.take(found.index, found[0].length)
    return value
  }

  hideAll(pattern: RegExp): void {
    for (const found of this.open.matchAll(pattern)) this.hide(found.index, found[0].length)
  }

  /** Everything that was not taken, without the small words that led to what was. */
  get title(): string {
    const kept = [...this.#text.matchAll(/\S+/g)]
      .filter(({ index, 0: word }) => {
        const left = [...word.matchAll(/[\p{L}\p{N}]/gu)].some(letter => !this.#taken[index + letter.index])
        return left || !this.#taken.slice(index, index + word.length).includes(true)
      })
      .map(({ index, 0: word }) => ({ word, next: this.#taken[index + word.length + 1] === true }))
    const words = kept.map(({ word }) => word)
    // A small word stands before what was taken, or is the last that is left.
    for (let at = kept.length - 1; at >= 0; at--) {
      const isLast = at === words.length - 1
      if (SMALL.test(words[at] ?? '') && (kept[at]?.next === true || isLast)) words.splice(at, 1)
    }
    return words.join(' ').replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '')
  }
}

const SMALL = /^(due|by|on|at|for|before|until|till|til|from|starting|the|this|~|about|every|each|is|,|-|–|—)$/i
