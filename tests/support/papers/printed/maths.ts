import { one, take, type Solver } from './reading.ts'
import { readGraph } from './graph.ts'

/** "3x²", "− x", "+ 7": the factor of each power in an expression as it is printed, for x, sin x or cos²x. */
function factors(text: string): Map<string, number> {
  const found = new Map<string, number>()
  const piece = /([+−]?)\s*(\d*)((?:cos|sin)[²³]?(?:\d*[xt]| \d*[xt])|x[²³]?|)(?=\s|$|\))/gu
  for (const [all, sign, digits = '', letters = ''] of text.replaceAll(/(\d) (?=cos|sin)/g, '$1').matchAll(piece)) {
    if (all.trim() === '' || (digits === '' && letters === '')) continue
    const size = digits === '' ? 1 : Number(digits)
    found.set(letters, (found.get(letters) ?? 0) + (sign === '−' ? -size : size))
  }
  return found
}
const between = (text: string, before: string, after: string): string => {
  const start = text.indexOf(before) + before.length
  return text.slice(start, text.indexOf(after, start))
}
const polynomial = (text: string): ((x: number) => number) => {
  const by = factors(text)
  const of = (name: string): number => by.get(name) ?? 0
  return x => of('x³') * x ** 3 + of('x²') * x ** 2 + of('x') * x + of('')
}
function bisect(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let i = 0; i < 100; i += 1) {
    const middle = (low + high) / 2
    if (Math.sign(f(middle)) === Math.sign(f(low))) low = middle
    else high = middle
  }
  return (low + high) / 2
}
/** Simpson's rule, exact up to cubics. */
const area = (f: (x: number) => number, a: number, b: number): number =>
  ((b - a) / 6) * (f(a) + 4 * f((a + b) / 2) + f(b))
const DEGREE = Math.PI / 180

export const MATHS: Readonly<Record<string, Solver>> = {
  // By calculus on the printed curve: the vertex where the slope is 0, the point of contact where it is that of the line.
  'mat-quadratic': ({ stem, texts }) => {
    const f = polynomial(between(stem, 'y = ', '.'))
    const line = factors(between(texts[2] ?? '', 'y = ', ' + d')).get('x') ?? NaN
    const a = (f(1) + f(-1)) / 2 - f(0)
    const b = (f(1) - f(-1)) / 2
    const at = -b / (2 * a)
    const touch = (line - b) / (2 * a)
    const sign = (value: number): string => `${value < 0 ? '−' : '+'} ${Math.abs(value)}`
    return {
      wants: [`${a === 1 ? '' : a}(x ${sign(-at)})² ${sign(f(at))}`, [at, f(at), at], [f(touch) - line * touch]]
    }
  },
  'mat-functions': ({ stem, texts }) => {
    const [h = 0, k = 0, least = 0] = take(stem, '(x − #)² + # for x ≥ #')
    const g = polynomial(between(stem, 'g(x) = ', ' for all'))
    const f = (x: number): number => x * x - 2 * h * x + h * h + k
    const [x, target] = [one(texts[0] ?? '', 'gf(#)'), one(texts[3] ?? '', 'gf(x) = #')]
    const root = bisect(value => g(f(value)) - target, least, least + 50)
    return {
      wants: [[g(f(x))], [f(least)], `f⁻¹(x) = ${h} + √(x − ${k}), for x ≥ ${k}`, [Math.round(root * 1e6) / 1e6]]
    }
  },
  // P is as far from A as from B; the area by the shoelace rule.
  'mat-bisector': ({ stem }) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = take(stem, '(#, #) and (#, #)')
    const p = (x2 ** 2 + y2 ** 2 - x1 ** 2 - y1 ** 2) / (2 * (y2 - y1))
    const size = Math.abs(x1 * (y2 - p) + x2 * (p - y1)) / 2
    return {
      wants: [[Math.hypot(x2 - x1, y2 - y1)], [(y2 - y1) / (x2 - x1), (x1 + x2) / 2, (y1 + y2) / 2], [p], [size]],
      possible: [['area', size, 0.5, 1200]]
    }
  },
  // The sector cut into thin triangles, the chord by the cosine rule.
  'mat-sector': ({ stem }) => {
    const [r = 0, angle = 0] = take(stem, 'radius # cm. The angle AOB is # radians')
    const steps = 20_000
    const thin = angle / steps
    const [arc, size] = [steps * 2 * r * Math.sin(thin / 2), (steps * r * r * Math.sin(thin)) / 2]
    const chord = Math.sqrt(2 * r * r - 2 * r * r * Math.cos(angle))
    const triangle = (chord * Math.sqrt(r * r - chord ** 2 / 4)) / 2
    return { wants: [[arc], [size], [arc + chord], [size - triangle]], possible: [['angle', angle, 0.1, Math.PI]] }
  },
  // The equation itself, by looking for its changes of sign.
  'mat-trig': ({ stem, texts }) => {
    const by = factors(between(stem, 'equation ', ' ='))
    const [a, b, c] = [by.get('cos²x') ?? NaN, by.get('sin x') ?? NaN, one(stem, '= #.')]
    const f = (x: number): number => a * Math.cos(x * DEGREE) ** 2 + b * Math.sin(x * DEGREE) - c
    const steps = Array.from({ length: 3600 }, (_, at) => at / 10 + 1e-7)
    const roots = steps.filter(x => f(x) * f(x + 0.1) < 0).map(x => bisect(f, x, x + 0.1))
    const again = factors(between(texts[0] ?? '', 'written as ', ' ='))
    const left = [again.get('sin²x') ?? NaN, again.get('sin x') ?? NaN, again.get('') ?? NaN]
    const common = left.reduce((x, y) => shared(Math.abs(x), Math.abs(y)))
    const same = left[0] === a && left[1] === -b && left[2] === c - a
    const k = one(texts[2] ?? '', 'sin #t')
    return {
      wants: [same ? null : `the form is ${left.join(', ')}`, roots, [(roots[0] ?? NaN) / k]],
      possible: [['common factor', common, 1, 1]]
    }
  },
  // Multiplied out factor by factor.
  'mat-binomial': ({ stem, texts }) => {
    const n = '⁰¹²³⁴⁵⁶'.indexOf(/\)([⁴⁵⁶])/u.exec(stem)?.[1] ?? '')
    const inside = factors(between(stem, '(', ')'))
    const [p = 0, q = 0] = [inside.get(''), inside.get('x')]
    let row = [1]
    for (let i = 0; i < n; i += 1) {
      const last = row
      row = Array.from({ length: last.length + 1 }, (_, j) => p * (last[j] ?? 0) + q * (last[j - 1] ?? 0))
    }
    const other = factors(between(texts[1] ?? '', '(', ')'))
    const [c0 = 0, c1 = 0, c2 = 0, c3 = 0] = row
    const sign = (value: number): string => `${value < 0 ? '−' : '+'} ${Math.abs(value)}`
    return {
      wants: [`${c0} ${sign(c1)}x ${sign(c2)}x²`, [(other.get('') ?? 0) * c2 + (other.get('x') ?? 0) * c1], [c3]]
    }
  },
  // Term by term.
  'mat-arithmetic': ({ stem, texts }) => {
    const [, p = 0, up = 0, , q = 0, uq = 0] =
      /the (\d+)\w\w term is (\d+) and the ((\d+))\w\w term is (\d+)/.exec(stem)?.map(Number) ?? []
    const [n, limit] = [one(texts[1] ?? '', 'first # terms'), one(texts[2] ?? '', 'greater than #')]
    const d = (uq - up) / (q - p)
    const a = up - (p - 1) * d
    let [total, running, least] = [0, 0, 0]
    for (let k = 0; k < n; k += 1) total += a + k * d
    for (; running <= limit; least += 1) running += a + least * d
    return { wants: [[a, d], [total], [least]], possible: [['first', a, 1, 100]] }
  },
  'mat-geometric': ({ stem, texts }) => {
    const [a, second] = [one(stem, 'rolls # cm in the first'), one(stem, 'it rolls # cm.')]
    const [n, share] = [one(texts[1] ?? '', 'the #th second'), one(texts[3] ?? '', 'more than #%')]
    const r = second / a
    let [nth, all, rolled, least] = [a, 0, 0, 0]
    for (let k = 1; k < n; k += 1) nth *= r
    for (let k = 0, next = a; k < 5000; k += 1, next *= r) all += next
    for (let next = a; rolled <= (all * share) / 100; next *= r, least += 1) rolled += next
    return { wants: [[r], [nth], [all], [least]], possible: [['ratio', r, 0.4, 0.95]] }
  },
  'mat-cubic': ({ stem, texts }) => {
    const f = polynomial(between(stem, 'y = ', '.'))
    // Of a cubic the central difference is the slope but for the factor of x³ times h².
    const cubed = (f(2) - 2 * f(1) + 2 * f(-1) - f(-2)) / 12
    const slope = (x: number): number => (f(x + 1) - f(x - 1)) / 2 - cubed
    const middle = -(f(1) + f(-1) - 2 * f(0)) / 2 / (3 * cubed)
    const [p, q] = [bisect(slope, middle - 50, middle), bisect(slope, middle, middle + 50)].map(
      x => Math.round(x * 1e6) / 1e6
    )
    const [high = NaN, low = NaN, t] = [p, q, one(texts[3] ?? '', 'x = #.')]
    const [c2, c1, c0] = [(slope(1) + slope(-1)) / 2 - slope(0), (slope(1) - slope(-1)) / 2, slope(0)]
    const term = (value: number, letters = ''): string =>
      value === 0
        ? ''
        : ` ${value < 0 ? '−' : '+'} ${Math.abs(value) === 1 && letters ? '' : Math.abs(value)}${letters}`
    const cut = f(t) - slope(t) * t
    return {
      wants: [
        `${c2}x²${term(c1, 'x')}${term(c0)}`,
        [high, f(high), low, f(low)],
        [high, low],
        `y = ${slope(t) === 1 ? '' : slope(t)}x${term(cut)}`
      ]
    }
  },
  'mat-integral': ({ stem, texts, figure, alt }) => {
    const f = polynomial(between(stem, 'y = ', ' for'))
    const [w, u] = [one(stem, 'x ≤ #.'), one(texts[0] ?? '', 'x = #,')]
    const m = factors(between(texts[1] ?? '', 'y = ', ' meets')).get('x') ?? NaN
    const at = Math.round(bisect(x => f(x) - m * x, 0.01, w) * 1e6) / 1e6
    const drawn = readGraph(figure)
    const [top = 0, where = 0] = take(alt, 'highest point of # at x = #')
    const [under, inside] = [area(f, u, w), area(x => f(x) - m * x, 0, at)]
    return {
      wants: [[under], [0, 0, at, m * at], [inside]],
      possible: [
        ['the drawn curve', Math.abs(drawn.y(w / 3) - f(w / 3)) / f(w / 2), 0, 0.01],
        ['the spoken top', top - f(where), -1e-6, 1e-6],
        ['its place', where - w / 2, -1e-6, 1e-6]
      ]
    }
  }
}

const shared = (a: number, b: number): number => (b === 0 ? a : shared(b, a % b))
