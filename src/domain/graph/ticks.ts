export interface Tick {
  readonly at: number
  readonly label: string
  /** Grid lines between the named ones. */
  readonly isNamed: boolean
}

/** Pixels between two named ticks. */
const APART = 75

/** Round numbers, or parts of π: about as many as fit. */
export function ticksOf(from: number, to: number, pixels: number, unit: 'number' | 'pi'): Tick[] {
  const scale = unit === 'pi' ? Math.PI : 1
  const rough = ((to - from) / scale / Math.max(1, pixels)) * APART
  if (!(rough > 0) || !Number.isFinite(rough)) return []
  const { step, parts } = unit === 'pi' ? partOfPi(rough) : roundStep(rough)
  const small = step / parts
  const first = Math.ceil(from / scale / small)
  const last = Math.floor(to / scale / small)
  return Array.from({ length: Math.max(0, Math.min(400, last - first + 1)) }, (_, index) => {
    const count = first + index
    const isNamed = count % parts === 0
    const at = count * small * scale
    return { at, isNamed, label: isNamed ? labelOf(count / parts, step, unit) : '' }
  })
}

/** Powers of ten, with 2 to 9 times of each between them; by threes and more where they would crowd. */
export function logTicksOf(from: number, to: number, pixels: number): Tick[] {
  const decade = pixels / Math.max(1e-9, to - from)
  const step = Math.max(1, Math.ceil(APART / decade))
  const ticks: Tick[] = []
  for (let power = Math.floor(from); power <= to && ticks.length < 400; power += 1) {
    const at = 10 ** power
    const isNamed = power % step === 0
    if (power >= from) ticks.push({ at, isNamed, label: isNamed ? shortNumber(at) : '' })
    if (step > 1) continue
    for (let times = 2; times < 10; times += 1) {
      const isFar = decade > 220 && (times === 2 || times === 5)
      if (Math.log10(times) + power >= from && Math.log10(times) + power <= to)
        ticks.push({ at: times * at, isNamed: isFar, label: isFar ? shortNumber(times * at) : '' })
    }
  }
  return ticks
}

function roundStep(rough: number): { step: number; parts: number } {
  const power = 10 ** Math.floor(Math.log10(rough))
  const lead = rough / power
  if (lead <= 1) return { step: power, parts: 5 }
  if (lead <= 2) return { step: 2 * power, parts: 2 }
  return lead <= 5 ? { step: 5 * power, parts: 5 } : { step: 10 * power, parts: 5 }
}

const PARTS = [1 / 12, 1 / 6, 1 / 4, 1 / 2, 1, 2, 5, 10, 20, 50, 100]

function partOfPi(rough: number): { step: number; parts: number } {
  if (rough > 100 || rough < 1 / 24) return roundStep(rough)
  return { step: PARTS.find(one => one >= rough) ?? 100, parts: 2 }
}

function labelOf(count: number, step: number, unit: 'number' | 'pi'): string {
  if (count === 0) return '0'
  if (unit === 'number') return shortNumber(count * step)
  const below = step < 1 ? Math.round(1 / step) : 1
  if (step < 1 && Math.abs(1 / step - below) > 1e-9) return `${shortNumber(count * step)}π`
  const above = step < 1 ? count : count * step
  const shared = divisor(Math.abs(Math.round(above)), below)
  const [top, bottom] = [Math.round(above) / shared, below / shared]
  const pi = Math.abs(top) === 1 ? `${top < 0 ? '−' : ''}π` : `${shortNumber(top)}π`
  return bottom === 1 ? pi : `${pi}/${bottom}`
}

const divisor = (a: number, b: number): number => (b === 0 ? Math.max(1, a) : divisor(b, a % b))

/** Six digits at most, a true minus, powers of ten beyond a million. */
export function shortNumber(value: number, digits = 6): string {
  if (Number.isNaN(value)) return '–'
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞'
  const rounded = Number(value.toPrecision(digits))
  const size = Math.abs(rounded)
  if (size !== 0 && (size >= 1e7 || size < 1e-5)) {
    const [lead = '', power = ''] = rounded.toExponential().split('e')
    return `${lead}×10^${Number(power)}`.replaceAll('-', '−')
  }
  return String(rounded + 0).replace('-', '−')
}
