import { readings } from '#engine/builtin/mark/maths/side.ts'
import { namesIn } from '#engine/builtin/mark/maths/parse.ts'
import { close } from '#engine/builtin/mark/maths/same.ts'
import { valueOf } from '#engine/builtin/mark/maths/value.ts'

/** Where a name lies: "-1 ≤ x < 5". Open ends are infinite. */
export interface Range {
  readonly name: string
  readonly low: number
  readonly high: number
  readonly lowIn: boolean
  readonly highIn: boolean
}

const RELATION = /(<=|>=|≤|≥|⩽|⩾|<|>|\\leq?(?![a-zA-Z])|\\geq?(?![a-zA-Z]))/

const signOf = (text: string): { less: boolean; within: boolean } => ({
  less: /<|≤|⩽|\\le/.test(text),
  within: /=|≤|≥|⩽|⩾|\\/.test(text)
})

function bound(text: string): number | undefined {
  const [only] = readings(text)
  if (/^[-+−]?\s*(?:∞|infinity|inf)$/i.test(text.trim())) return /^[-−]/.test(text.trim()) ? -Infinity : Infinity
  const value = only && namesIn(only).size === 0 ? valueOf(only) : NaN
  return Number.isNaN(value) ? undefined : value
}

const nameOf = (text: string): string | undefined => /^\s*([\p{L}])\s*$/u.exec(text)?.[1]

/** "x > 3", "2 < x ≤ 5", "x ∈ (2, 5]"; undefined for anything else. */
export function rangeOf(text: string): Range | undefined {
  const [, inside, open, a = '', b = '', shut] =
    /^\s*(\p{L})\s*∈\s*([[(\]])([^,;]+)[,;]([^,;]+)([\])[])\s*$/u.exec(text) ?? []
  if (inside) {
    const [low, high] = [bound(a), bound(b)]
    return low === undefined || high === undefined
      ? undefined
      : { name: inside, low, high, lowIn: open === '[', highIn: shut === ']' }
  }
  const parts = text.replaceAll('$', ' ').split(RELATION)
  if (parts.length === 3) {
    const [left = '', sign = '', right = ''] = parts
    const name = nameOf(left) ?? nameOf(right)
    const value = bound(nameOf(left) ? right : left)
    const { less, within } = signOf(sign)
    if (!name || value === undefined) return undefined
    // "3 < x" is "x > 3".
    const isBelow = less === (nameOf(left) !== undefined)
    return isBelow
      ? { name, low: -Infinity, high: value, lowIn: false, highIn: within }
      : { name, low: value, high: Infinity, lowIn: within, highIn: false }
  }
  if (parts.length !== 5) return undefined
  const [first = '', sign = '', middle = '', other = '', last = ''] = parts
  const [name, one, two] = [nameOf(middle), bound(first), bound(last)]
  const [before, after] = [signOf(sign), signOf(other)]
  if (!name || one === undefined || two === undefined || before.less !== after.less) return undefined
  return before.less
    ? { name, low: one, high: two, lowIn: before.within, highIn: after.within }
    : { name, low: two, high: one, lowIn: after.within, highIn: before.within }
}

const sameBound = (one: number, two: number): boolean =>
  one === two || (Number.isFinite(one) && Number.isFinite(two) && close(one, two))

export const sameRange = (one: Range, two: Range): boolean =>
  one.name === two.name &&
  one.lowIn === two.lowIn &&
  one.highIn === two.highIn &&
  sameBound(one.low, two.low) &&
  sameBound(one.high, two.high)
