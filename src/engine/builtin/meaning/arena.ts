import { assembledMultiply, type Assembled } from '#engine/builtin/meaning/multiply-wasm.ts'
import { multiplyIn, type Multiply } from '#engine/builtin/meaning/multiply.ts'

const ALIGNED = 4

/**
 * One memory for all numbers of an encoder. Its products run as WebAssembly where that is allowed (a worker has no
 * content policy, Node none at all), else as JavaScript: the same numbers but for the last digits.
 */
export class Arena {
  readonly #numbers: Float32Array
  readonly #multiply: Multiply
  #used = 0

  /** Null for `assembled` keeps to JavaScript. */
  constructor(numbers: number, assembled: Assembled | null = assembledMultiply(numbers * 4)) {
    this.#numbers = new Float32Array(assembled?.buffer ?? new ArrayBuffer(numbers * 4), 0, numbers)
    this.#multiply = assembled?.multiply ?? multiplyIn(this.#numbers)
  }

  /** Room for so many numbers, filled with what stood there. Throws a RangeError when the arena is full. */
  take(numbers: number): Float32Array {
    const start = this.#used
    this.#used += Math.ceil(numbers / ALIGNED) * ALIGNED
    if (this.#used > this.#numbers.length) throw new RangeError('The encoder has no room left.')
    return this.#numbers.subarray(start, start + numbers)
  }

  /** Gives back what `work` took. */
  lend<Result>(work: () => Result): Result {
    const before = this.#used
    try {
      return work()
    } finally {
      this.#used = before
    }
  }

  /** y = x · wᵀ + bias, of whole batches of four rows; all four were taken here. */
  multiply(x: Float32Array, w: Float32Array, bias: Float32Array, y: Float32Array): void {
    const [inputs, outputs] = [w.length / bias.length, bias.length]
    this.#multiply(x.byteOffset, w.byteOffset, bias.byteOffset, y.byteOffset, x.length / inputs, inputs, outputs)
  }
}
