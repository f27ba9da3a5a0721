/** A number with what it counts, brought to the base unit. */
export interface Quantity {
  readonly value: number
  /** Empty where no unit stands behind it. */
  readonly unit: string
  readonly start: number
  readonly end: number
}

// Name in lower case, except where case tells units apart; base unit; factor.
const UNITS: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:kg|kilograms?|kilos?)$/i, 'g', 1000],
  [/^(?:mg|milligrams?)$/i, 'g', 0.001],
  [/^(?:g|grams?|grammes?)$/i, 'g', 1],
  [/^(?:km|kilomet(?:re|er)s?)$/i, 'm', 1000],
  [/^(?:cm|centimet(?:re|er)s?)$/i, 'm', 0.01],
  [/^(?:mm|millimet(?:re|er)s?)$/i, 'm', 0.001],
  [/^(?:m|met(?:re|er)s?)$/i, 'm', 1],
  [/^(?:h|hours?|hrs?)$/i, 's', 3600],
  [/^(?:min|mins|minutes?)$/i, 's', 60],
  [/^(?:s|secs?|seconds?)$/i, 's', 1],
  [/^(?:kJ|kilojoules?)$/, 'J', 1000],
  [/^(?:J|joules?)$/, 'J', 1],
  [/^(?:kN|kilonewtons?)$/, 'N', 1000],
  [/^(?:N|newtons?)$/, 'N', 1],
  [/^(?:kW|kilowatts?)$/, 'W', 1000],
  [/^(?:W|watts?)$/, 'W', 1],
  [/^(?:V|volts?)$/, 'V', 1],
  [/^(?:A|amps?|amperes?)$/, 'A', 1],
  [/^(?:mol|moles?)$/i, 'mol', 1],
  [/^(?:%|percent|per cent)$/i, '%', 1],
  [/^(?:°C|degrees)$/i, '°C', 1]
]

const NUMBER = /(?<![\p{L}\d])[-−]?\d+(?:,\d{3})*(?:\.\d+)?(?:\s?(%|°C|per cent|[\p{L}]+))?/giu

export function quantitiesOf(text: string): Quantity[] {
  return [...text.matchAll(NUMBER)].map(match => {
    const [all, word = ''] = match
    const unit = UNITS.find(([name]) => name.test(word))
    const digits = /[\d,.]+/.exec(all)?.[0] ?? ''
    const sign = /^[-−]/.test(all) ? -1 : 1
    const end = match.index + (unit ? all.length : all.indexOf(digits) + digits.length)
    const value = sign * Number(digits.replaceAll(',', '')) * (unit?.[2] ?? 1)
    return { value, unit: unit?.[1] ?? '', start: match.index, end }
  })
}

export const sameQuantity = (wanted: Quantity, given: Quantity): boolean =>
  wanted.unit === given.unit && Math.abs(wanted.value - given.value) <= 1e-9 * Math.max(1, Math.abs(wanted.value))
