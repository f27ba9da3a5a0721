import { UNIT_NAMES } from '#domain/calculator/units.ts'

const NUMBER = String.raw`\d+(?:\.\d+)?(?:[eE][-−+]?\d+)?`
const escaped = (name: string): string => name.replaceAll(/[$^*()|]/g, String.raw`\$&`)
const UNIT = `(?:${[...UNIT_NAMES, 'h', 'g']
  .toSorted((a, b) => b.length - a.length)
  .map(escaped)
  .join('|')})`
const POWER = String.raw`(?:\^\s*[-−]?\d|[⁻]?[¹²³⁴])?`
const END = String.raw`(?![\p{L}\p{Nd}_(])`

const HAS_UNIT = new RegExp(String.raw`\d\s*${UNIT}${END}|/\s*${UNIT}${END}`, 'u')
const UNDER = new RegExp(String.raw`([/÷])\s*(${NUMBER})\s+(${UNIT}${END}${POWER}(?:\s+${UNIT}${END}${POWER})*)`, 'gu')
const HOUR = new RegExp(String.raw`((?:\d|${UNIT})\s*[/·*]?\s*)h${END}`, 'gu')
const GRAM = new RegExp(String.raw`(\d\s*|/\s*)g${END}`, 'gu')

/**
 * What units, per cents and large numbers mean where they stand: 3 m / 2 s divides by 2 s, the h of km/h is an hour and
 * that of h f is Planck's, 25 °C is no 25 degrees. `own` are the names that the student gave values to.
 */
export function withUnits(text: string, own: ReadonlySet<string>): string {
  const isFree = (...names: readonly string[]): boolean => names.every(name => !own.has(name))
  let made = text
    .replaceAll(/°\s*([CF])(?!\p{L})/gu, ' deg$1')
    .replaceAll(/(\d)\s*%\s+of\s+/gu, '$1% × ')
    .replaceAll(/(?<![([{].*)(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d|,\d)/gu, one => one.replaceAll(',', ''))
  if (isFree('h')) made = made.replaceAll(HOUR, '$1hour')
  if (isFree('g')) made = made.replaceAll(GRAM, '$1gram')
  if (!HAS_UNIT.test(made)) return made
  return made.replaceAll(UNDER, (all, sign: string, number: string, units: string, at: number) =>
    HAS_UNIT.test(made.slice(0, at)) && isFree(...units.split(/[\s^²³]+/u)) ? `${sign} (${number} ${units})` : all
  )
}
