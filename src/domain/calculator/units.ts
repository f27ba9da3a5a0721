import { maths, type Value } from '#domain/calculator/maths.ts'

/**
 * Units that a line may name, besides single letters: what the unit library makes of each is its own key. Letters that
 * are functions or constants of the course (e, i, f, g, h, R) are no units by themselves: after a number or a unit they are.
 */
const UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'm s A K N J W C V F T L kg mg km dm cm mm μm nm pm ms μs ns min hr day week year Hz kHz MHz GHz kN MN kJ MJ GJ kW MW GW ' +
    'mW kV mV mA kPa MPa Pa bar atm mol mmol mL cL dL eV keV MeV GeV kWh cal kcal mile miles inch inches foot feet ft yard ' +
    'yards pound pounds lb oz tonne acre hectare litre litres gram grams metre metres second seconds minute minutes ' +
    'hour hours days weeks degC degF ohm Ω mph knot'
  )
    .split(' ')
    .map(name => [name, name] as const)
    .concat([
      ['hr', 'hour'],
      ['l', 'L'],
      ['ml', 'mL'],
      ['lb', 'lbm'],
      ['pound', 'lbm'],
      ['pounds', 'lbm'],
      ['Ω', 'ohm'],
      ['μm', 'um'],
      ['μs', 'us'],
      ['kWh', 'kWh'],
      ['metre', 'm'],
      ['metres', 'm'],
      ['min', 'minute'],
      ['km', 'km']
    ])
)

export const UNIT_NAMES: readonly string[] = Object.keys(UNITS)

/** One of the unit; null where there is none of that name. */
export function unitValue(name: string): Value | null {
  const spelt = Object.hasOwn(UNITS, name) ? UNITS[name] : undefined
  if (spelt === undefined) return null
  if (spelt === 'mph') return maths.unit(1, 'mile/hour')
  if (spelt === 'knot') return maths.unit(1852, 'm/hour')
  try {
    return maths.unit(1, spelt)
  } catch {
    return null
  }
}
