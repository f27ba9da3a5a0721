import type { Figures } from '#engine/builtin/mark/maths/figures.ts'
import { decimalsOf, halfStep, hasFigures } from '#engine/builtin/mark/maths/figures.ts'
import type { Value } from '#engine/builtin/mark/maths/side.ts'
import type { Tolerance } from '#engine/builtin/mark/maths/target.ts'
import { nearly } from '#engine/builtin/mark/quantities.ts'

/** `near`: the same but for its rounding. `unit`: the number is right, what it counts is another thing. */
export type Agreement = 'same' | 'near' | 'unit' | 'unit-missing' | 'other'

const inTolerance = (given: number, tolerance: Tolerance | undefined): boolean =>
  tolerance !== undefined && tolerance !== 'rounds' && given >= tolerance.low - 1e-12 && given <= tolerance.high + 1e-12

/** Half a step of the last digit that is written, in either of two numbers. */
const within = (digits: string, written: number, other: number): boolean =>
  digits !== '' && Math.abs(written - other) <= halfStep(digits, written) * (1 + 1e-9)

/** Radians where degrees are wanted. */
function inDegrees(wanted: Value, given: Value): Value {
  if (wanted.unit !== '°1' || given.unit !== 'rad1') return given
  const degrees = (given.value * 180) / Math.PI
  return { value: degrees, written: degrees, unit: '°1', digits: '' }
}

/** How far one number agrees with what is wanted, its exactness and its unit included. */
export function agree(
  wanted: Value,
  answered: Value,
  figures: Figures | undefined,
  tolerance: Tolerance | undefined
): Agreement {
  const given = inDegrees(wanted, answered)
  const factor = wanted.written === 0 ? 1 : wanted.value / wanted.written
  const isDegree = wanted.unit.startsWith('°') && given.unit.startsWith('°')
  const isShare = wanted.unit === '%1' || given.unit === '%1'
  const sameUnit =
    wanted.unit === given.unit ||
    wanted.unit === '' ||
    isDegree ||
    (isShare && given.unit === '' && given.written !== wanted.written)
  const isRight = (value: number): boolean =>
    inTolerance(value, tolerance) ||
    nearly(value, wanted.written) ||
    // "0.2745" for "0.275": finer than the scheme, and it rounds to it.
    ((wanted.digits.includes('.') || figures !== undefined || tolerance === 'rounds') &&
      (given.digits === '' || decimalsOf(given.digits) > decimalsOf(wanted.digits)) &&
      within(wanted.digits, wanted.written, value))
  if (!sameUnit) return isRight(given.written) ? (given.unit === '' ? 'unit-missing' : 'unit') : 'other'
  const isBare = wanted.unit === '' && given.unit !== '' && given.unit !== '%1'
  const value = isBare || isDegree ? given.written : given.value / factor
  // "9 kg" for "9 g": the number is right, what it counts is not.
  if (!isRight(value)) {
    if (wanted.unit !== '' && given.unit !== '' && isRight(given.written)) return 'unit'
    const isCoarse = given.digits.replace(/\D/g, '').length >= 2 && within(given.digits, value, wanted.written)
    return isCoarse || within(wanted.digits, wanted.written, value) ? 'near' : 'other'
  }
  const asksFigures = figures !== undefined && wanted.digits !== '' && hasFigures(wanted.digits, figures)
  return asksFigures && !hasFigures(given.digits, figures) ? 'near' : 'same'
}
