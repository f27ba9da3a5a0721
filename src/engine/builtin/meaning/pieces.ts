/** What a vocabulary holds: a piece of a word, "▁" for the space before it, and the logarithm of how usual it is. */
export type Vocabulary = readonly (readonly [piece: string, score: number])[]

/** The first places are for text that no piece spells, and for marks that no text holds. */
const RESERVED = 6
const UNKNOWN = 0
const SPACE = '\u2581'

/**
 * Splits text into the likeliest pieces of a vocabulary (Kudo, 2018: the unigram model of SentencePiece, best path by
 * Viterbi). Ties go to the later piece and neighbouring unknown characters count once, as where the model was trained.
 */
export class Pieces {
  readonly #places = new Map<string, number>()
  readonly #scores: Float64Array
  readonly #longest: number

  constructor(vocabulary: Vocabulary) {
    this.#scores = Float64Array.from(vocabulary, ([, score]) => score)
    let longest = 1
    vocabulary.forEach(([piece], place) => {
      if (place < RESERVED) return
      this.#places.set(piece, place)
      longest = Math.max(longest, Array.from(piece).length)
    })
    this.#longest = longest
  }

  /** Places in the vocabulary, in the order of the text. */
  split(text: string): number[] {
    const clean = text.normalize('NFKC')
    if (clean === '') return []
    const symbols = Array.from(SPACE + clean.replaceAll(' ', SPACE))
    const best = new Float64Array(symbols.length + 1).fill(-Infinity)
    const [from, piece] = [new Int32Array(symbols.length + 1), new Int32Array(symbols.length + 1)]
    best[0] = 0
    const reach = (start: number, end: number, place: number): void => {
      const score = (best[start] ?? 0) + (this.#scores[place] ?? 0)
      if (score < (best[end] ?? 0)) return
      best[end] = score
      from[end] = start
      piece[end] = place
    }
    for (let start = 0; start < symbols.length; start += 1) {
      let [spelled, isKnown] = ['', false]
      for (let end = start + 1; end <= Math.min(symbols.length, start + this.#longest); end += 1) {
        spelled += symbols[end - 1] ?? ''
        const place = this.#places.get(spelled)
        if (place === undefined) continue
        isKnown = true
        reach(start, end, place)
      }
      if (!isKnown) reach(start, start + 1, UNKNOWN)
    }
    const places: number[] = []
    for (let end = symbols.length; end > 0; end = from[end] ?? 0) {
      const place = piece[end] ?? UNKNOWN
      if (place !== UNKNOWN || places.at(-1) !== UNKNOWN) places.push(place)
    }
    return places.reverse()
  }
}
