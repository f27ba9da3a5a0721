/** A unit brought to base units: what to multiply by, and the powers of the base units as one key. */
export interface Unit {
  readonly factor: number
  /** "m1 s-1"; an empty string is a bare number. */
  readonly dimension: string
}

type Powers = Readonly<Record<string, number>>
const u = (factor: number, powers: Powers): { factor: number; powers: Powers } => ({ factor, powers })

const JOULE: Powers = { g: 1, m: 2, s: -2 }
const NEWTON: Powers = { g: 1, m: 1, s: -2 }
const WATT: Powers = { g: 1, m: 2, s: -3 }
const VOLT: Powers = { g: 1, m: 2, s: -3, A: -1 }

/** Symbols that take a prefix. The base of mass is the gram, so that every prefix works alike. */
const PREFIXED: Readonly<Record<string, { factor: number; powers: Powers }>> = {
  g: u(1, { g: 1 }),
  m: u(1, { m: 1 }),
  s: u(1, { s: 1 }),
  A: u(1, { A: 1 }),
  K: u(1, { K: 1 }),
  mol: u(1, { mol: 1 }),
  N: u(1000, NEWTON),
  J: u(1000, JOULE),
  W: u(1000, WATT),
  V: u(1000, VOLT),
  C: u(1, { A: 1, s: 1 }),
  F: u(0.001, { A: 2, s: 4, g: -1, m: -2 }),
  Ω: u(1000, { g: 1, m: 2, s: -3, A: -2 }),
  Hz: u(1, { s: -1 }),
  Bq: u(1, { s: -1 }),
  Pa: u(1000, { g: 1, m: -1, s: -2 }),
  T: u(1000, { g: 1, s: -2, A: -1 }),
  Wb: u(1000, { g: 1, m: 2, s: -2, A: -1 }),
  eV: u(1.602_176_634e-16, JOULE),
  cal: u(4184, JOULE),
  Wh: u(3_600_000, JOULE),
  l: u(0.001, { m: 3 }),
  L: u(0.001, { m: 3 }),
  B: u(8, { bit: 1 }),
  b: u(1, { bit: 1 })
}
const PREFIX: Readonly<Record<string, number>> = {
  T: 1e12,
  G: 1e9,
  M: 1e6,
  k: 1e3,
  d: 0.1,
  c: 0.01,
  m: 1e-3,
  µ: 1e-6,
  μ: 1e-6,
  n: 1e-9,
  p: 1e-12
}
const FIXED: Readonly<Record<string, { factor: number; powers: Powers }>> = {
  min: u(60, { s: 1 }),
  h: u(3600, { s: 1 }),
  hr: u(3600, { s: 1 }),
  '°C': u(1, { '°C': 1 }),
  '℃': u(1, { '°C': 1 }),
  '°': u(1, { '°': 1 }),
  '%': u(0.01, { '%': 1 }),
  '£': u(1, { '£': 1 }),
  $: u(1, { $: 1 }),
  '€': u(1, { '€': 1 }),
  atm: u(101_325_000, { g: 1, m: -1, s: -2 }),
  t: u(1e6, { g: 1 }),
  ha: u(10_000, { m: 2 }),
  u: u(1.660_539_07e-24, { g: 1 }),
  rad: u(1, { rad: 1 })
}
const PREFIX_NAMES: Readonly<Record<string, string>> = {
  giga: 'G',
  mega: 'M',
  kilo: 'k',
  deci: 'd',
  centi: 'c',
  milli: 'm',
  micro: 'µ',
  nano: 'n'
}
const NAMES: Readonly<Record<string, string>> = {
  gram: 'g', gramme: 'g', kilo: 'kg', metre: 'm', meter: 'm', second: 's', sec: 's', amp: 'A', ampere: 'A', kelvin: 'K', mole: 'mol', newton: 'N',
  joule: 'J', watt: 'W', volt: 'V', coulomb: 'C', farad: 'F', ohm: 'Ω', hertz: 'Hz', becquerel: 'Bq', pascal: 'Pa', tesla: 'T', litre: 'l',
  liter: 'l', byte: 'B', bit: 'b', minute: 'min', hour: 'h', degree: '°', percent: '%', pound: '£', dollar: '$', euro: '€', tonne: 't', hectare: 'ha', radian: 'rad',
  calorie: 'cal', mins: 'min', hrs: 'h', secs: 's', amps: 'A'
} // prettier-ignore
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 }

/** "constructor" is a key of every object and no unit. */
const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

function symbol(text: string): { factor: number; powers: Powers } | undefined {
  const fixed = own(FIXED, text) ?? own(PREFIXED, text)
  if (fixed) return fixed
  const prefix = own(PREFIX, text.charAt(0))
  const base = own(PREFIXED, text.slice(1))
  return prefix !== undefined && base ? u(prefix * base.factor, base.powers) : undefined
}

function named(text: string): { factor: number; powers: Powers } | undefined {
  const lower = text.toLowerCase()
  const single = lower.length > 3 ? lower.replace(/s$/, '') : lower
  const days = own(DAYS, single)
  if (days !== undefined) return u(86_400 * days, { s: 1 })
  const short = own(NAMES, lower) ?? own(NAMES, single) ?? (single === 'hertz' || lower === 'hertz' ? 'Hz' : undefined)
  if (short) return symbol(short)
  const prefix = Object.keys(PREFIX_NAMES).find(one => single.startsWith(one))
  const base = prefix && own(NAMES, single.slice(prefix.length))
  return base ? symbol(`${PREFIX_NAMES[prefix] ?? ''}${base}`) : undefined
}

const SUPER: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁻').map((sign, at) => [sign, '0123456789-'[at] ?? ''])
)
const PART =
  /^(square |cubic |sq )?([\p{L}µμΩ°℃%£$€]{1,14}?)(squared|cubed)?(?: (squared|cubed))?(?:\^?\{?\(?([-−]?\d)\)?\}?|([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]{1,3}))?$/u

function part(text: string): { factor: number; powers: Powers; power: number } | undefined {
  // "ms⁻¹" is metres per second to every student, not "per millisecond".
  const glued = /^ms\^?\{?\(?([-−]\d)\)?\}?$|^ms(⁻[¹²])$/.exec(text)
  if (glued) {
    const power = Number(
      (glued[1] ?? '').replace('−', '-') || (glued[2] ?? '').replace(/./gu, one => SUPER[one] ?? one)
    )
    return { ...u(1, { m: 1, s: power }), power: 1 }
  }
  const [, before, name = '', joined, after, digits, raised] = PART.exec(text) ?? []
  const word = joined ?? after ?? before?.trim()
  const found = symbol(name) ?? named(name)
  if (!found) return undefined
  const written = digits?.replace('−', '-') ?? raised?.replace(/./gu, one => SUPER[one] ?? one)
  const power = written ? Number(written) : word ? (/^(?:cub)/.test(word) ? 3 : 2) : 1
  return { ...found, power }
}

/** "m/s", "kg m^-3", "mol dm⁻³", "metres per second" as one unit; undefined where any part of it is no unit. */
export function unitOf(text: string): Unit | undefined {
  const clean = text
    .trim()
    .replace(/\\(?:text|mathrm)\{([^{}]*)\}/g, '$1')
    .replace(/degrees? celsius/i, '°C')
    .replace(/\bper cent\b/i, '%')
  if (clean === '' || clean.length > 50) return undefined
  const powers = new Map<string, number>()
  let factor = 1
  // Only what stands right behind a stroke is divided by: "J/kg K" is read as students mean it, J/(kg K).
  const sides = clean.replace(/[()]/g, ' ').split(/\s*\/\s*|\s+per\s+|^per\s+/i)
  for (const [at, side] of sides.entries()) {
    const parts = side
      .trim()
      .replace(/(square|cubic|sq) (?=\p{L})/giu, '$1_')
      .replace(/ (squared|cubed)/gi, '_$1')
      .split(/[\s·*.⋅×]+/)
      .filter(one => one !== '')
    if (parts.length === 0 && !(at === 0 && sides.length > 1)) return undefined
    for (const one of parts) {
      const found = part(one.replaceAll('_', ' '))
      if (!found) return undefined
      const sign = at === 0 ? found.power : -found.power
      factor *= found.factor ** sign
      for (const [base, power] of Object.entries(found.powers)) powers.set(base, (powers.get(base) ?? 0) + power * sign)
    }
  }
  const dimension = [...powers]
    .filter(([, power]) => power !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([base, power]) => `${base}${power}`)
    .join(' ')
  return { factor, dimension }
}
