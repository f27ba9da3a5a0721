/**
 * y = x · wᵀ + bias within one memory, `rows` of `inputs` by `outputs` of `inputs`: addresses in bytes, rows and inputs
 * multiples of 4, outputs of 2.
 */
export type Multiply = (
  x: number,
  w: number,
  bias: number,
  y: number,
  rows: number,
  inputs: number,
  outputs: number
) => void

/** Two outputs of four rows in one pass, so that eight sums stay in registers; `multiply.wat` does the same. */
export function multiplyIn(memory: Float32Array): Multiply {
  return (...addresses) => {
    const [x, w, bias, y] = addresses.map(one => one / 4) as [number, number, number, number]
    const [rows, n, outputs] = addresses.slice(4) as [number, number, number]
    for (let row = 0; row < rows; row += 4) {
      const a = x + row * n
      const [b, c, d] = [a + n, a + 2 * n, a + 3 * n]
      for (let one = 0; one < outputs; one += 2) {
        const p = w + one * n
        const q = p + n
        let [s0, s1, s2, s3, r0, r1, r2, r3] = [0, 0, 0, 0, 0, 0, 0, 0]
        for (let i = 0; i < n; i += 1) {
          const u = memory[p + i] ?? 0
          const v = memory[q + i] ?? 0
          const x0 = memory[a + i] ?? 0
          const x1 = memory[b + i] ?? 0
          const x2 = memory[c + i] ?? 0
          const x3 = memory[d + i] ?? 0
          s0 += u * x0
          s1 += u * x1
          s2 += u * x2
          s3 += u * x3
          r0 += v * x0
          r1 += v * x1
          r2 += v * x2
          r3 += v * x3
        }
        const sums = [s0, r0, s1, r1, s2, r2, s3, r3]
        for (let at = 0; at < sums.length; at += 1)
          memory[y + (row + (at >> 1)) * outputs + one + (at & 1)] =
            (sums[at] ?? 0) + (memory[bias + one + (at & 1)] ?? 0)
      }
    }
  }
}
