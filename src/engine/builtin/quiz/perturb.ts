import { shuffled, type Random } from '#engine/builtin/quiz/random.ts'
import { MONTHS } from '#engine/text/tables/months.ts'

const STEPS = [1, 2, 3, 4, 5, 6, 7, 9, 10, 12]
/** What was decided in one year is often begun in the next: nearer years may be right as well. */
const YEARS = STEPS.filter(step => step >= 3)
const FACTORS = [0.25, 0.4, 0.5, 0.6, 0.75, 0.8, 1.2, 1.25, 1.5, 1.6, 2, 2.5, 4]

const NUMBER = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g

/** The only number of an answer; undefined where there is none or more than one. */
export function onlyNumber(text: string): { readonly digits: string; readonly value: number } | undefined {
  const found = text.match(NUMBER)
  const [digits] = found ?? []
  return found?.length === 1 && digits ? { digits, value: Number(digits.replaceAll(',', '')) } : undefined
}

/** As many below as above as chance has it, so that the right one is not always in the middle. */
function around(below: readonly number[], above: readonly number[], random: Random): number[] {
  const low = Math.floor(random() * 4)
  const [a, b] = [shuffled(below, random), shuffled(above, random)]
  return [...a.slice(0, low), ...b.slice(0, 3 - low), ...a.slice(low), ...b.slice(3 - low)]
}

/** Other values a student could take for the right one, written as it is written. */
export function otherNumbers(text: string, random: Random): string[] {
  const only = onlyNumber(text)
  if (!only) return []
  const { digits, value } = only
  const decimals = digits.split('.')[1]?.length ?? 0
  const isSmall = decimals === 0 && value <= 12
  const isPercent = /%|per ?cent/.test(text)
  const zeros = decimals === 0 ? (/0*$/.exec(digits.replaceAll(',', ''))?.[0].length ?? 0) : 0
  const grain = decimals > 0 ? 10 ** -decimals : 10 ** Math.max(0, Math.min(zeros, String(value).length - 2))
  const round = (next: number): number => Number((Math.round(next / grain) * grain).toFixed(decimals))
  const values = isSmall ? STEPS.flatMap(step => [value - step, value + step]) : FACTORS.map(by => round(value * by))
  const fit = [...new Set(values)].filter(
    next => next > 0 && next !== value && Math.abs(next - value) <= Math.max(4, value * 3) && !(isPercent && next > 100)
  )
  const near = isSmall ? fit.filter(next => Math.abs(next - value) <= 4) : fit
  const write = (next: number): string =>
    digits.includes(',') || next >= 10_000
      ? next.toLocaleString('en-GB', { minimumFractionDigits: decimals })
      : next.toFixed(decimals)
  return around(
    near.filter(next => next < value),
    near.filter(next => next > value),
    random
  ).map(next => text.replace(digits, write(next)))
}

/** Other dates of the same shape: the year moves, and the day and the month where they are given. */
export function otherDates(text: string, random: Random): string[] {
  const year = /\b\d{3,4}\b/.exec(text)?.[0]
  const month = MONTHS.find(name => text.includes(name))
  const day = /\b([12]?\d|3[01])(?= [A-Z])/.exec(text)?.[0]
  if (!year && !month) return []
  const last = 2026
  // "About 563" must not stand beside 560.
  const steps = YEARS.map(step => (/^(?:about|around)\b/i.test(text) ? step * 10 : step))
  const shift = (by: number): string => (year ? text.replace(year, String(Number(year) + by)) : text)
  const years = around(
    steps.map(step => -step),
    steps.filter(step => Number(year) + step <= last || Number(year) > last),
    random
  ).map(shift)
  if (!month) return years
  const months = shuffled(
    MONTHS.filter(name => name !== month),
    random
  ).map(name => text.replace(month, name))
  const days = day
    ? shuffled(
        Array.from({ length: 28 }, (_, at) => String(at + 1)).filter(one => one !== day),
        random
      ).map(one => text.replace(day, one))
    : []
  const mixed = Array.from({ length: 6 }, (_, at) => [years[at], months[at], days[at]]).flat()
  return [...new Set(mixed)].filter(one => one !== undefined && one !== text) as string[]
}
