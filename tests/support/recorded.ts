import { expect } from 'vitest'
import type { TestBlock } from './stored-rows.ts'

/**
 * What happened to one note, as its devices saw it: each text is written once in a run, so a text that was replaced or
 * deleted names exactly what the writer saw. From that alone follows what may stand in the end; no code of the merge is
 * used here.
 */
export class Recorded {
  /** Every text that anybody wrote. */
  readonly #written = new Set<string>()
  /** Texts that somebody who saw them replaced or deleted, and by how many devices they were replaced. */
  readonly #gone = new Map<string, Set<number>>()
  /** Which devices moved a block. */
  readonly #movers = new Map<string, Set<number>>()
  readonly #added = new Set<string>()
  /** What each device wrote last. */
  readonly #last = new Map<number, readonly TestBlock[]>()
  readonly #seen = new Map<number, Set<string>>()
  readonly #left = new Map<number, Set<string>>()
  writers = new Set<number>()

  wrote(device: number, before: readonly TestBlock[], after: readonly TestBlock[]): void {
    this.writers.add(device)
    const [was, is] = [new Set(before.map(({ text }) => text)), new Set(after.map(({ text }) => text))]
    for (const { text } of after) this.#written.add(text)
    for (const { id, text } of before)
      if (!is.has(text)) {
        const by = this.#gone.get(text) ?? new Set<number>()
        this.#gone.set(text, after.some(block => block.id === id) ? by.add(device) : by)
      }
    for (const { id, text } of after) if (!was.has(text) && before.every(block => block.id !== id)) this.#added.add(id)
    this.#last.set(device, after)
    this.saw(device, after)
  }

  moved(device: number, id: string): void {
    this.#movers.set(id, (this.#movers.get(id) ?? new Set<number>()).add(device))
  }

  /** Read your own writes, monotonic reads: what a device has shown stays until somebody replaces it, and then for good. */
  saw(device: number, blocks: readonly TestBlock[]): void {
    const now = new Set(blocks.map(({ text }) => text))
    expect(now.size, 'a text stands once').toBe(blocks.length)
    expect(new Set(blocks.map(({ id }) => id)).size, 'an id stands once').toBe(blocks.length)
    const [seen, left] = [this.#seen.get(device) ?? new Set<string>(), this.#left.get(device) ?? new Set<string>()]
    for (const text of seen)
      if (!now.has(text)) {
        expect(this.#gone.has(text), `${text} went from device ${device}, and nobody had taken it away`).toBe(true)
        left.add(text)
      }
    for (const text of now) {
      expect(this.#written.has(text), `${text} was written`).toBe(true)
      expect(left.has(text), `${text} came back from the dead on device ${device}`).toBe(false)
      seen.add(text)
    }
    for (const text of left) seen.delete(text)
    this.#seen.set(device, seen)
    this.#left.set(device, left)
  }

  /** How many second versions two devices' replacements of one text make. */
  quarrels(): number {
    return [...this.#gone.values()].reduce((sum, by) => sum + Math.max(0, by.size - 1), 0)
  }

  /** The one document that this history allows; of two writers each block that both moved may stand anywhere. */
  expectEnd(blocks: readonly TestBlock[]): void {
    const stands = [...this.#written].filter(text => !this.#gone.has(text))
    expect(blocks.map(({ text }) => text).toSorted(), 'each text that stands, once').toEqual(stands.toSorted())
    const [only, other] = [...this.writers]
    if (only !== undefined && other === undefined) expect(blocks).toEqual(this.#last.get(only))
    else this.#expectOrder(blocks)
  }

  #expectOrder(blocks: readonly TestBlock[]): void {
    const ids = blocks.map(({ id }) => id)
    for (const [index, first] of ids.entries())
      for (const second of ids.slice(index + 1)) {
        if (!this.#added.has(first) || !this.#added.has(second)) continue
        const by = new Set([...(this.#movers.get(first) ?? []), ...(this.#movers.get(second) ?? [])])
        const judges = by.size === 0 ? [...this.writers] : by.size === 1 ? [...by] : []
        for (const judge of judges) {
          const order = (this.#last.get(judge) ?? []).map(({ id }) => id)
          const [here, there] = [order.indexOf(first), order.indexOf(second)]
          if (here >= 0 && there >= 0)
            expect(here < there, `${first} before ${second}, as device ${judge} left them`).toBe(true)
        }
      }
  }
}
