import { unitOf } from '#engine/builtin/mark/units.ts'

/** A number with what it counts, brought to base units. */
export interface Quantity {
  readonly value: number
  /** The number as written, before any unit. */
  readonly written: number
  /** Powers of base units; empty where no unit stands behind it. */
  readonly unit: string
  /** Digits as written, without sign and power of ten: how exact it is. */
  readonly digits: string
  readonly start: number
  readonly end: number
}

const NUMBER =
  /(?<![\p{L}\d.])[-−+]?[£$€]?\d+(?:[, \u00A0\u202F]\d{3}(?!\d))*(?:\.\d+)?(?:\s?(?:[x×*·]|\\times)\s?10(?:\^\s?\{?\(?([-−+]?\d{1,3})\)?\}?|([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}))|[eE]([-+]?\d{1,3})(?!\w))?/gu
const SUPERS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const plainPower = (text: string): number =>
  Number(
    text
      .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, one => String(SUPERS.indexOf(one)))
      .replace(/[⁻−]/gu, '-')
      .replace('⁺', '')
  )

/** What may stand behind a number as its unit, longest reading first. */
const UNIT_RUN =
  /^[ \u00A0\u202F]?(?:(?:square|cubic) )?(?:°\s?C|[\p{L}µμΩ°℃%][\p{L}µμΩ]*)(?:\^?\{?\(?[-−]?\d\)?\}?|[⁻]?[¹²³⁴])?(?:(?:\s?[/·⋅]\s?\(?|\s+(?:per\s+)?|\s)(?:(?:square|cubic) )?[\p{L}µμΩ°]+(?:\^?\{?\(?[-−]?\d\)?\}?|[⁻]?[¹²³⁴])?\)?){0,3}/u

/** The longest beginning of a text that is a unit. */
export function leadingUnit(
  text: string
): { unit: NonNullable<ReturnType<typeof unitOf>>; length: number } | undefined {
  let run = UNIT_RUN.exec(text)?.[0] ?? ''
  while (run.trim() !== '') {
    const unit = unitOf(run)
    if (unit) return { unit, length: run.length }
    const shorter = run.replace(/(?:\s?[/·⋅]\s?\(?|\s+)[^\s/·⋅]*$/u, '')
    if (shorter === run) break
    run = shorter
  }
  return undefined
}

/** "$80 billion" and "80bn". */
const LARGE = /^\s?(thousand|million|mn|billion|bn|trillion)\b/i
const MAGNITUDES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  mn: 1e6,
  billion: 1e9,
  bn: 1e9,
  trillion: 1e12
}

export function quantitiesOf(text: string): Quantity[] {
  return [...text.slice(0, 20_000).matchAll(NUMBER)].map(match => {
    const [all, power, raised, exponent] = match
    const money = /[£$€]/.exec(all)?.[0]
    const digits = /\d[\d, \u00A0\u202F]*(?:\.\d+)?/u.exec(all)?.[0].replace(/[, \u00A0\u202F]/gu, '') ?? ''
    const ten = plainPower(power ?? raised ?? exponent ?? '0')
    const sign = /^[-−]/.test(all) ? -1 : 1
    const [large = '', word = ''] =
      LARGE.exec(text.slice(match.index + all.length, match.index + all.length + 12)) ?? []
    const written = sign * Number(`${digits}e${ten}`) * (MAGNITUDES[word.toLowerCase()] ?? 1)
    const end = match.index + all.length + large.length
    const behind = money ? undefined : leadingUnit(text.slice(end, end + 60))
    const unit = money ? unitOf(money) : behind?.unit
    return {
      value: written * (unit?.factor ?? 1),
      written,
      unit: unit?.dimension ?? '',
      digits,
      start: match.index,
      end: end + (behind?.length ?? 0)
    }
  })
}

export const nearly = (one: number, two: number): boolean =>
  one === two || Math.abs(one - two) <= 1e-9 * Math.max(Math.abs(one), Math.abs(two))

export const sameQuantity = (wanted: Quantity, given: Quantity): boolean =>
  (wanted.unit === given.unit || isDegrees(wanted, given)) && nearly(wanted.value, given.value)

/** "40 degrees" says 40 °C where that is asked for. */
const isDegrees = (wanted: Quantity, given: Quantity): boolean => wanted.unit === '°C1' && given.unit === '°1'
