import type { Source } from '#contract/engine/engine.ts'
import { readSource } from '#engine/builtin/ask/ask.ts'
import { ENTRY, type OpenIndex, type SearchIndex } from '#engine/builtin/ask/index-of.ts'
import type { Encoder } from '#engine/builtin/meaning/encoder.ts'

/** Of so many sentences what was read is kept: one line after the other often asks the same documents. */
const KEPT = 5_000

/** Sources made ready for questions, with an encoder by meaning too, the last ones kept. */
export class ReadSources {
  readonly #kept = new Map<string, OpenIndex>()
  readonly #readEncoder: (() => Encoder) | undefined

  constructor(readEncoder?: () => Encoder) {
    this.#readEncoder = readEncoder
  }

  get encoder(): Encoder | undefined {
    return this.#readEncoder?.()
  }

  open(sources: readonly Source[]): SearchIndex {
    const opened = sources.map(source => {
      const key = JSON.stringify(source)
      const index = this.#kept.get(key) ?? readSource(source, this.encoder)
      // The latest stands last, so that the one not asked for longest goes first.
      this.#kept.delete(key)
      this.#kept.set(key, index)
      return index
    })
    let size = 0
    for (const [key, { entries }] of [...this.#kept].reverse()) {
      size += entries.length / ENTRY
      if (size > KEPT) this.#kept.delete(key)
    }
    return opened
  }
}
