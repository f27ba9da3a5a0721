export type TvmName = 'n' | 'rate' | 'present' | 'payment' | 'future'

/** Money that is paid out is negative. `rate` is in percent a year; `payments` and `compounds` are times a year. */
export type Tvm = Readonly<Record<TvmName, number>> & {
  readonly payments: number
  readonly compounds: number
  readonly isAtStart: boolean
}

/** For one payment period. */
function rateOf({ rate, payments, compounds }: Tvm): number {
  return Math.expm1((compounds / payments) * Math.log1p(rate / 100 / compounds))
}

/** What n payments of 1 are worth today. */
function annuity(i: number, n: number, isAtStart: boolean): number {
  const end = i === 0 ? n : -Math.expm1(-n * Math.log1p(i)) / i
  return isAtStart ? end * (1 + i) : end
}

const discount = (i: number, n: number): number => Math.exp(-n * Math.log1p(i))

/** Nought where the five numbers belong together. */
function gap(of: Tvm): number {
  const i = rateOf(of)
  return of.present + of.payment * annuity(i, of.n, of.isAtStart) + of.future * discount(i, of.n)
}

/** The number that is missing, from the others; null where there is none. */
export function solveTvm(of: Tvm, missing: TvmName): number | null {
  const i = rateOf(of)
  const found =
    missing === 'present'
      ? -(of.payment * annuity(i, of.n, of.isAtStart) + of.future * discount(i, of.n))
      : missing === 'payment'
        ? -(of.present + of.future * discount(i, of.n)) / annuity(i, of.n, of.isAtStart)
        : missing === 'future'
          ? -(of.present + of.payment * annuity(i, of.n, of.isAtStart)) / discount(i, of.n)
          : missing === 'n'
            ? periods(of, i)
            : yearlyRate(of)
  return found !== null && Number.isFinite(found) ? found : null
}

function periods({ present, payment, future, isAtStart }: Tvm, i: number): number | null {
  if (i === 0) return payment === 0 ? null : -(present + future) / payment
  const each = (payment * (isAtStart ? 1 + i : 1)) / i
  const grown = (each - future) / (each + present)
  return grown > 0 ? Math.log(grown) / Math.log1p(i) : null
}

const LOWEST = -99
const HIGHEST = 1000
const STEPS = 4000

/** Looked for from −99 % to 1000 % a year, nearest to nought first. */
function yearlyRate(of: Tvm): number | null {
  const at = (rate: number): number => gap({ ...of, rate })
  const places = Array.from({ length: STEPS }, (_, step) => ((step + 1) / STEPS) ** 2)
  const ups = [0, ...places.map(part => part * HIGHEST)]
  const downs = [0, ...places.map(part => part * LOWEST)]
  for (let step = 0; step < STEPS; step += 1)
    for (const side of [ups, downs]) {
      const [near = 0, far = 0] = [side[step], side[step + 1]]
      if (at(near) === 0) return near
      if (at(near) * at(far) < 0) return bisected(at, near, far)
    }
  return null
}

function bisected(f: (x: number) => number, a: number, b: number): number {
  let [low, high] = [a, b]
  const sign = Math.sign(f(low))
  for (let turn = 0; turn < 200; turn += 1) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (Math.sign(f(middle)) === sign) low = middle
    else high = middle
  }
  return (low + high) / 2
}
