/** In a row: what people say again, and what only a model in a loop does. */
const ONCE_MORE = { word: 8, phrase: 4 }
const LONGEST_PHRASE = 24
/** From this many words on a text is long enough to be measured by how much of it is new. */
const MEASURED = 40
const LEAST_NEW = 0.45

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []

/** How often the `size` words before `at` stand again from `at` on, without a break. */
function repeats(words: readonly string[], at: number, size: number): number {
  let same = 0
  while (at + same < words.length && words[at + same] === words[at + same - size]) same += 1
  return Math.floor(same / size)
}

function isStuck(words: readonly string[]): boolean {
  for (let size = 1; size <= LONGEST_PHRASE; size += 1) {
    const most = size === 1 ? ONCE_MORE.word : ONCE_MORE.phrase
    for (let at = size; at + size <= words.length; at += 1) if (repeats(words, at, size) + 1 >= most) return true
  }
  return false
}

/** Of the threes of words, how many were not there before: what a compressor would find. */
function newShare(words: readonly string[]): number {
  const threes = words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`)
  return new Set(threes).size / Math.max(1, threes.length)
}

/** The text goes round in a circle. */
export function isLoop(text: string): boolean {
  const words = wordsOf(text)
  if (isStuck(words)) return true
  if (words.length >= MEASURED && newShare(words) < LEAST_NEW) return true
  // Scripts without spaces, and "hahahaha": the same few signs again and again.
  return /(.{1,12}?)\1{9,}/su.test(text.replace(/[\s.…_-]+/g, '').slice(0, 2000))
}
