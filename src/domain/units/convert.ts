import { maths } from '#domain/calculator/maths.ts'

/** A unit by the name that the library gives it, and as it is printed. */
export interface ConvertUnit {
  readonly id: string
  readonly sign: string
}

export type Quantity =
  'length' | 'area' | 'volume' | 'mass' | 'time' | 'speed' | 'temperature' | 'energy' | 'power' | 'pressure' | 'angle'

const units = (text: string): ConvertUnit[] =>
  text.split(', ').map(one => {
    const [id = '', sign = id] = one.split(' as ')
    return { id, sign }
  })

/** What students convert; gallon is left out, because there are two. */
export const QUANTITIES: Readonly<Record<Quantity, readonly ConvertUnit[]>> = {
  length: units('nm, um as μm, mm, cm, m, km, inch, foot as ft, yard as yd, mile'),
  area: units('mm^2 as mm², cm^2 as cm², m^2 as m², hectare as ha, km^2 as km², sqft as ft², acre'),
  volume: units('mm^3 as mm³, cm^3 as cm³ (mL), dm^3 as dm³ (L), m^3 as m³'),
  mass: units('mg, g, kg, tonne as t, oz, lbm as lb'),
  time: units('ms, s, minute as min, hour as h, day, week'),
  speed: units('m/s, km/hour as km/h, mile/hour as mph, cm/s'),
  temperature: units('degC as °C, K, degF as °F'),
  energy: units('J, kJ, MJ, kWh, eV, MeV'),
  power: units('W, kW, MW'),
  pressure: units('Pa, kPa, bar, atm, mmHg'),
  angle: units('deg as °, rad, arcmin as ′')
}

const NUMBER = /^[+\-−]?(?:\d+\.?\d*|\.\d+)(?:\s*(?:e|[×x*]\s*10\^?)\s*([+\-−]?\d+))?$/iu

export interface Typed {
  readonly value: number
  /** Significant figures as they were typed. */
  readonly figures: number
  readonly decimals: number
}

/** A number as a student writes it: 2,500 · 3.0 × 10^8 · 4e-7. Null for anything else. */
export function readTyped(text: string): Typed | null {
  const plain = text
    .trim()
    .replaceAll(/(?<=\d),(?=\d{3}(?:\D|$))/g, '')
    .replace(/(?<=\d),(?=\d)/, '.')
  const found = NUMBER.exec(plain)
  if (!found) return null
  const power = Number((found[1] ?? '0').replace('−', '-'))
  const [written = ''] = /[\d.]+/.exec(plain) ?? []
  const sign = /^[-−]/u.test(plain) ? -1 : 1
  const value = sign * Number(`${written}e${power}`)
  if (!Number.isFinite(value)) return null
  const digits = written.replace('.', '').replace(/^0+/, '')
  // Zeros at the end of a whole number may or may not count: 2500 is taken with all its figures, so that nothing is lost.
  const figures = Math.max(1, digits.length)
  return { value, figures, decimals: Math.max(0, (written.split('.')[1] ?? '').length - power) }
}

/** The library rounds these (4046.86 m², 133.3224 Pa), or has the electronvolt of 2010. */
const EXACTLY: Readonly<Record<string, readonly [times: number, of: string]>> = {
  acre: [43_560, 'sqft'],
  mmHg: [101_325 / 760, 'Pa'],
  eV: [1.602176634e-19, 'J'],
  MeV: [1.602176634e-13, 'J']
}

export function convert(value: number, from: string, to: string): number {
  if (from === to) return value
  const [timesFrom, ofFrom] = EXACTLY[from] ?? [1, from]
  const [timesTo, ofTo] = EXACTLY[to] ?? [1, to]
  return maths.unit(value * timesFrom, ofFrom).toNumber(ofTo) / timesTo
}

const FULL = 10

/** As it was worked out: a table of many units cannot have the figures of one typed number (5 mile would be 30000 ft). */
export function unrounded(result: number): string {
  const [main = '', power] = String(Number(result.toPrecision(FULL))).split('e')
  return power === undefined ? main : `${main} × 10^${Number(power)}`
}

/** With as many figures as were typed; a temperature with as many decimals, because its zero is elsewhere. */
export function rounded(result: number, quantity: Quantity, { figures, decimals }: Typed): string {
  if (quantity === 'temperature') return result.toFixed(Math.min(decimals, 10))
  if (result === 0) return '0'
  const text = result.toPrecision(Math.min(figures, 15))
  if (!text.includes('e')) return text
  const [main = '', power = '0'] = text.split('e')
  const size = Number(power)
  // 1.2e+4 is 12000 to a student; what is longer stays a power of ten.
  return size > 0 && size < 7 ? String(Number(text)) : `${main} × 10^${size}`
}
