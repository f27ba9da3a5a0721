/** So many words of the instructions in a row are no accident. */
const WORDS = 7
/** So few may be the beginning of a leak: a stream waits for what comes next. */
const HOLD = 3

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function runs(words: readonly string[], length: number): Set<string> {
  const found = new Set<string>()
  for (let at = 0; at + length <= words.length; at += 1) found.add(words.slice(at, at + length).join(' '))
  return found
}

export interface Guard {
  /** The text says what the instructions say, or names the boundary. */
  readonly leaks: (text: string) => boolean
  /** How much of a growing text can be shown: its last words may yet turn out to be a leak. */
  readonly safeLength: (text: string) => number
}

/** Knows the instructions of one call; words that also stand in the student's own material are theirs. */
export function guardOf(instructions: string, material: string, boundary: string): Guard {
  const own = runs(wordsOf(material), WORDS)
  const long = new Set([...runs(wordsOf(instructions), WORDS)].filter(run => !own.has(run)))
  const short = runs(wordsOf(instructions), HOLD)
  return {
    leaks: text => text.includes(boundary) || [...runs(wordsOf(text), WORDS)].some(run => long.has(run)),
    safeLength: text => {
      // The last word may be half a word.
      const words = [...text.matchAll(/[\p{L}\p{N}]+(?![\p{L}\p{N}]|$)/gu)]
      const said = words.map(word => word[0].toLowerCase())
      let safe = text.length
      for (let at = words.length - HOLD; at >= 0; at -= 1) {
        if (!short.has(said.slice(at, at + HOLD).join(' '))) break
        safe = words[at]?.index ?? 0
      }
      return safe
    }
  }
}
