import { countOf } from '#engine/text/tables/number-words.ts'

/** How exactly a question wants its answer. */
export interface Figures {
  readonly kind: 'significant' | 'decimal'
  readonly count: number
}

const ASKED =
  /\b(\d|one|two|three|four|five|six)\s*(?:(significant figures?|sig\.? ?figs?|s\.?\s?f\.?(?![a-z]))|(decimal places?|d\.?\s?p\.?(?![a-z])))/i
const WHOLE = /\bnearest (?:whole number|integer|unit)\b/i

export function figuresAsked(question: string): Figures | undefined {
  const [, count = '', significant] = ASKED.exec(question) ?? []
  if (count !== '') return { kind: significant ? 'significant' : 'decimal', count: countOf(count) }
  return WHOLE.test(question) ? { kind: 'decimal', count: 0 } : undefined
}

export const decimalsOf = (digits: string): number => digits.split('.')[1]?.length ?? 0

/** Significant figures of a written number; zeros at the end of a whole number may count or not. */
function significantOf(digits: string): readonly [number, number] {
  const bare = digits.replace('.', '').replace(/^0+/, '')
  if (digits.includes('.')) return [bare.length, bare.length]
  return [bare.replace(/0+$/, '').length, bare.length]
}

export function hasFigures(digits: string, figures: Figures): boolean {
  if (figures.kind === 'decimal') return decimalsOf(digits) === figures.count
  const [least, most] = significantOf(digits)
  return least <= figures.count && figures.count <= most
}

/** Half a step of the last digit that is written. */
export function halfStep(digits: string, written: number): number {
  const first = Number(digits)
  if (first === 0 || !Number.isFinite(first)) return 0
  const ten = Math.abs(written) / first
  return 0.5 * 10 ** -decimalsOf(digits) * ten
}
