/** Bytes that lie on the heap at one time: a cut in which something is written, and those beside it. */
const OPEN = 3

/**
 * A file that is written in cuts of one size. A writer goes back to the beginning, and over what it has just written;
 * what lies behind it is given to the browser as a blob, so that a long file is never on the heap as a whole.
 */
export class SoundCuts {
  readonly #size: number
  readonly #open = new Map<number, Uint8Array<ArrayBuffer>>()
  readonly #shut = new Map<number, Blob>()
  #length = 0
  constructor(size: number) {
    this.#size = size
  }

  async write(data: Uint8Array<ArrayBuffer>, position: number): Promise<void> {
    for (let done = 0; done < data.byteLength;) {
      const at = position + done
      const cut = await this.#cut(Math.floor(at / this.#size))
      const from = at % this.#size
      const taken = Math.min(data.byteLength - done, this.#size - from)
      cut.set(data.subarray(done, done + taken), from)
      done += taken
    }
    this.#length = Math.max(this.#length, position + data.byteLength)
  }

  /** In their order; end to end they are the file. */
  blobs(type: string): Blob[] {
    const count = Math.ceil(this.#length / this.#size)
    return Array.from({ length: count }, (_, at) => {
      const whole = this.#shut.get(at) ?? new Blob([this.#open.get(at) ?? new Uint8Array(this.#size)])
      return whole.slice(0, Math.min(this.#size, this.#length - at * this.#size), type)
    })
  }

  async #cut(at: number): Promise<Uint8Array> {
    const known = this.#open.get(at)
    if (known) return known
    const shut = this.#shut.get(at)
    const cut = shut ? new Uint8Array(await shut.arrayBuffer()) : new Uint8Array(this.#size)
    this.#open.set(at, cut)
    this.#shut.delete(at)
    const oldest = [...this.#open.keys()].filter(key => key !== 0 && key !== at).sort((a, b) => a - b)[0]
    const left = oldest === undefined ? undefined : this.#open.get(oldest)
    if (this.#open.size > OPEN && oldest !== undefined && left) {
      this.#shut.set(oldest, new Blob([left]))
      this.#open.delete(oldest)
    }
    return cut
  }
}
