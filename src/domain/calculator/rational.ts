/** A fraction in lowest terms, the sign above the line. */
export interface Rational {
  readonly n: bigint
  readonly d: bigint
}

/** Beyond this many figures a fraction helps nobody, and its arithmetic gets slow. */
const LARGEST = 10n ** 40n

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

/** Null where it grows too long, or the denominator is zero. */
export function ratio(n: bigint, d = 1n): Rational | null {
  if (d === 0n) return null
  const common = gcd(n, d) * (d < 0n ? -1n : 1n)
  const made = common === 0n ? { n: 0n, d: 1n } : { n: n / common, d: d / common }
  return made.n > LARGEST || -made.n > LARGEST || made.d > LARGEST ? null : made
}

/** 0.10, 1.2E3 or 12 as it is written; null for anything else. */
export function rationalOf(text: string): Rational | null {
  const [, whole = '', part = '', power = '0'] = /^(\d*)(?:[.,](\d*))?(?:[eE]([+-]?\d{1,3}))?$/.exec(text) ?? []
  if (whole + part === '' || (whole + part).length > 40) return null
  const shift = Number(power) - part.length
  if (Math.abs(shift) > 40) return null
  const digits = BigInt(whole + part)
  return shift < 0 ? ratio(digits, 10n ** BigInt(-shift)) : ratio(digits * 10n ** BigInt(shift))
}

export const toNumber = ({ n, d }: Rational): number => Number(n) / Number(d)

/** The largest square in a whole number, and what is left: 12 = 2² · 3. Null where that would take long. */
export function splitSquare(value: bigint): { readonly root: bigint; readonly free: bigint } | null {
  if (value > 1_000_000_000_000n) return null
  let [left, root, free] = [value, 1n, 1n]
  for (let prime = 2n; prime * prime <= left; prime += prime === 2n ? 1n : 2n) {
    while (left % (prime * prime) === 0n) {
      left /= prime * prime
      root *= prime
    }
    if (left % prime === 0n) {
      left /= prime
      free *= prime
    }
  }
  return { root, free: free * left }
}

/** The whole number whose `power` it is, if there is one. */
export function wholeRoot(value: bigint, power: number): bigint | null {
  const near = BigInt(Math.round(Number(value) ** (1 / power)))
  return [near - 1n, near, near + 1n].find(one => one >= 0n && one ** BigInt(power) === value) ?? null
}
