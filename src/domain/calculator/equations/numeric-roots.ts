export interface Root2 {
  readonly re: number
  readonly im: number
}

const mul = (a: Root2, b: Root2): Root2 => ({ re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re })
const sub = (a: Root2, b: Root2): Root2 => ({ re: a.re - b.re, im: a.im - b.im })
const div = (a: Root2, b: Root2): Root2 => {
  const size = b.re * b.re + b.im * b.im
  return { re: (a.re * b.re + a.im * b.im) / size, im: (a.im * b.re - a.re * b.im) / size }
}
const sizeOf = ({ re, im }: Root2): number => Math.hypot(re, im)

/** The value and the slope of a polynomial, its coefficients lowest first. */
function horner(of: readonly number[], x: Root2): readonly [Root2, Root2] {
  let [value, slope]: [Root2, Root2] = [
    { re: 0, im: 0 },
    { re: 0, im: 0 }
  ]
  for (const one of of.toReversed()) {
    slope = mul(slope, x)
    slope = { re: slope.re + value.re, im: slope.im + value.im }
    value = mul(value, x)
    value = { re: value.re + one, im: value.im }
  }
  return [value, slope]
}

const TURNS = 400

/** All roots at once by Aberth's method, coefficients lowest first; roots that fall together are given once. */
export function numericRoots(of: readonly number[]): readonly Root2[] {
  const degree = of.length - 1
  const top = of.at(-1) ?? 1
  const radius = 1 + Math.max(...of.slice(0, -1).map(one => Math.abs(one / top)))
  let roots: Root2[] = Array.from({ length: degree }, (_, at) => ({
    re: radius * 0.7 * Math.cos((2 * Math.PI * at) / degree + 0.4),
    im: radius * 0.7 * Math.sin((2 * Math.PI * at) / degree + 0.4)
  }))
  for (let turn = 0; turn < TURNS; turn += 1) {
    let most = 0
    roots = roots.map((x, at) => {
      const [value, slope] = horner(of, x)
      if (sizeOf(value) === 0) return x
      const newton = div(value, sizeOf(slope) === 0 ? { re: 1e-30, im: 0 } : slope)
      let push: Root2 = { re: 0, im: 0 }
      for (const [other, y] of roots.entries()) {
        const gap = sub(x, y)
        if (other !== at && sizeOf(gap) > 0) {
          const part = div({ re: 1, im: 0 }, gap)
          push = { re: push.re + part.re, im: push.im + part.im }
        }
      }
      const step = div(newton, sub({ re: 1, im: 0 }, mul(newton, push)))
      most = Math.max(most, sizeOf(step) / Math.max(1e-300, sizeOf(x)))
      return sub(x, step)
    })
    if (most < 1e-15) break
  }
  return together(roots.map(x => settled(of, x)))
}

/** What is real but for its last digits is real. */
function settled(of: readonly number[], x: Root2): Root2 {
  if (x.im !== 0 && Math.abs(x.im) < 1e-9 * Math.max(1e-9, Math.abs(x.re))) {
    const size = of.reduce((sum, one, power) => sum + Math.abs(one) * Math.abs(x.re) ** power, 0)
    const [value] = horner(of, { re: x.re, im: 0 })
    if (sizeOf(value) <= 1e-12 * size) return { re: x.re, im: 0 }
  }
  return Math.abs(x.re) < 1e-14 * Math.abs(x.im) ? { re: 0, im: x.im } : x
}

function together(roots: readonly Root2[]): Root2[] {
  const found: Root2[] = []
  for (const x of roots) if (!found.some(one => sizeOf(sub(one, x)) < 1e-6 * Math.max(1e-6, sizeOf(x)))) found.push(x)
  return found
}
