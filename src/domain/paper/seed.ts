/** Letters and digits a person can read out: no I, L, O or U. Seeds are whole numbers of 32 bits. */
export const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const MAX_SEED = 4_294_967_295

export interface Random {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  pick<T>(from: readonly [T, ...T[]]): T
  /** In an order of its own, the list left as it is. */
  shuffle<T>(list: readonly T[]): T[]
}

/** mulberry32: the same numbers from the same seed on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    int,
    pick: from => from[int(0, from.length - 1)] ?? from[0],
    shuffle: list => {
      const out = [...list]
      for (let last = out.length - 1; last > 0; last -= 1) {
        const other = int(0, last)
        const held = out[last]
        const taken = out[other]
        if (held !== undefined && taken !== undefined) [out[last], out[other]] = [taken, held]
      }
      return out
    }
  }
}

/** Another seed out of a seed and a word, so that two uses of one seed do not move together. FNV-1a. */
export function seedFor(seed: number, word: string): number {
  let hash = (2_166_136_261 ^ seed) >>> 0
  for (const char of word) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return hash
}
