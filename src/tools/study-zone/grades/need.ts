/** One part of a final grade; `marks` is null where it is still to come. */
export interface Part {
  readonly name: string
  readonly weight: number
  readonly outOf: number
  readonly marks: number | null
}

export interface Boundary {
  readonly grade: string
  /** The least percentage of the whole that gives it. */
  readonly percent: number
}

export type Need =
  | { readonly kind: 'reached' }
  | { readonly kind: 'impossible'; readonly best: number }
  /** Of the one part that is open. */
  | { readonly kind: 'marks'; readonly marks: number; readonly outOf: number }
  /** Of each part that is open, where there are several: the same share of its marks. */
  | { readonly kind: 'share'; readonly percent: number }

export interface Outlook {
  /** Percentage of the whole that is sure already. */
  readonly got: number
  /** Percentage of the whole if everything still to come were full marks. */
  readonly best: number
  readonly open: readonly Part[]
  /** Of all weights; the sum is taken as the whole, whatever it is. */
  readonly weights: number
  /** The grade that is sure already, if any. */
  readonly sure: string | null
  readonly needs: readonly { readonly boundary: Boundary; readonly need: Need }[]
}

/** Sums of decimals miss a whole mark by a hair: 0.1 + 0.2 must not ask for one mark more. */
const HAIR = 1e-9

/**
 * A percentage to one decimal: rounded, but cut where rounding would reach a boundary that the value does not reach.
 */
export function shownPercent(value: number, boundaries: readonly number[] = []): string {
  const near = Math.round(value * 10 + HAIR) / 10
  const isCrossed = boundaries.some(percent => percent > value + HAIR && percent <= near)
  return String(isCrossed ? Math.floor(value * 10) / 10 : near)
}

/** Null where no part has a weight, for then nothing can be said. */
export function outlook(parts: readonly Part[], boundaries: readonly Boundary[]): Outlook | null {
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
  if (weights <= 0) return null
  const open = parts.filter(({ marks }) => marks === null)
  const got = parts.reduce(
    (sum, { weight, outOf, marks }) => sum + ((marks ?? 0) / outOf) * (weight / weights) * 100,
    0
  )
  const left = open.reduce((sum, { weight }) => sum + (weight / weights) * 100, 0)
  const sorted = boundaries.toSorted((a, b) => a.percent - b.percent)
  return {
    got,
    best: got + left,
    open,
    weights,
    sure: sorted.findLast(({ percent }) => percent <= got + HAIR)?.grade ?? null,
    needs: sorted.map(boundary => ({ boundary, need: needFor(boundary.percent, got, left, open) }))
  }
}

function needFor(percent: number, got: number, left: number, open: readonly Part[]): Need {
  if (percent <= got + HAIR) return { kind: 'reached' }
  if (percent > got + left + HAIR) return { kind: 'impossible', best: got + left }
  const share = (percent - got) / left
  const [only, ...more] = open
  if (!only || more.length > 0) return { kind: 'share', percent: Math.ceil(share * 1000 - HAIR) / 10 }
  return { kind: 'marks', marks: Math.ceil(share * only.outOf - HAIR), outOf: only.outOf }
}

export type PartFault = 'weight' | 'outOf' | 'marks' | 'tooMany'

/** A line as it was typed; a fault where it cannot be read. An empty weight or total is not filled in yet. */
export function readPart(
  typed: Readonly<Record<'name' | 'weight' | 'outOf' | 'marks', string>>
): Part | PartFault | null {
  const [weight, outOf] = [numberIn(typed.weight), numberIn(typed.outOf)]
  if (weight === null || outOf === null) return null
  if (!(weight > 0 && weight <= 1000)) return 'weight'
  if (!(outOf > 0 && outOf <= 100_000)) return 'outOf'
  const marks = numberIn(typed.marks)
  if (marks !== null && !(marks >= 0)) return 'marks'
  if (marks !== null && marks > outOf) return 'tooMany'
  return { name: typed.name, weight, outOf, marks }
}

/** Null for nothing, NaN for what is no number; a decimal comma is one. */
export function numberIn(text: string): number | null {
  const bare = text.replaceAll(/[\s%]/g, '').replace(',', '.')
  if (bare === '' || bare === '?') return null
  return /^\d+(?:\.\d*)?$|^\.\d+$/.test(bare) ? Number(bare) : NaN
}
