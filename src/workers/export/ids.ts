/** Ids of Anki are milliseconds since 1970: of two made in one the second takes the next that is free. */
export class FreeIds {
  readonly #taken = new Set<number>()
  /** Of many made in one millisecond each does not look at all before it. */
  readonly #next = new Map<number, number>()

  take(wished: number): number {
    const from = Math.max(1, wished)
    let id = this.#next.get(from) ?? from
    while (this.#taken.has(id)) id += 1
    this.#taken.add(id)
    this.#next.set(from, id + 1)
    return id
  }
}

/** FNV-1a over a deck's name: the same deck has the same id in every file. Anki goes by the name. */
export function deckId(name: string, taken: ReadonlyMap<string, number>): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  let id = 1_500_000_000_000 + (hash >>> 0)
  const used = new Set(taken.values())
  while (used.has(id)) id += 1
  return id
}
