import { ELEMENT_LINES } from '#tools/study-zone/elements/element-lines.ts'

export type State = 's' | 'l' | 'g' | '-'
export type Block = 's' | 'p' | 'd' | 'f'

export interface Element {
  readonly number: number
  readonly symbol: string
  readonly name: string
  /** As it is printed: the digits tell how well it is known. */
  readonly weight: string
  readonly state: State
  readonly period: number
  /** None for lanthanum to ytterbium and actinium to nobelium (IUPAC 2021, provisional: group 3 ends with Lu and Lr). */
  readonly group: number | null
  readonly block: Block
}

/** Numbers of the noble gases: each ends a period. */
const ENDS = [2, 10, 18, 36, 54, 86, 118] as const

function periodOf(number: number): number {
  return ENDS.findIndex(end => number <= end) + 1
}

function placeOf(number: number): { readonly group: number | null; readonly block: Block } {
  const period = periodOf(number)
  const start = period === 1 ? 0 : (ENDS[period - 2] ?? 0)
  const at = number - start
  const fromEnd = (ENDS[period - 1] ?? 0) - number
  if (number === 2) return { group: 18, block: 's' }
  if (at <= 2) return { group: at, block: 's' }
  if (fromEnd < 6) return { group: 18 - fromEnd, block: 'p' }
  if (fromEnd < 16) return { group: 18 - fromEnd, block: 'd' }
  return { group: null, block: 'f' }
}

export const ELEMENTS: readonly Element[] = ELEMENT_LINES.trim()
  .split('\n')
  .map((line, index) => {
    const [symbol = '', name = '', weight = '', state = '-'] = line.split(' ')
    const number = index + 1
    return { number, symbol, name, weight, state: state as State, period: periodOf(number), ...placeOf(number) }
  })

/** American spellings, and the Latin names that symbols come from. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  Al: 'aluminum',
  Cs: 'cesium',
  S: 'sulphur',
  Na: 'natrium',
  K: 'kalium',
  Fe: 'ferrum',
  Cu: 'cuprum',
  Ag: 'argentum',
  Sn: 'stannum',
  Sb: 'stibium',
  W: 'wolfram',
  Au: 'aurum',
  Hg: 'hydrargyrum',
  Pb: 'plumbum'
}

/** By symbol, number or the beginning of a name; empty words find nothing. */
export function findElements(words: string): readonly Element[] {
  const wanted = words.trim().toLocaleLowerCase('en')
  if (wanted === '') return []
  const exact = ELEMENTS.filter(one => one.symbol.toLocaleLowerCase('en') === wanted || String(one.number) === wanted)
  const named = ELEMENTS.filter(
    one =>
      !exact.includes(one) &&
      (one.name.toLocaleLowerCase('en').startsWith(wanted) || (OTHER_NAMES[one.symbol] ?? '').startsWith(wanted))
  )
  return [...exact, ...named]
}

const ORDER = '1s 2s 2p 3s 3p 4s 3d 4p 5s 4d 5p 6s 4f 5d 6p 7s 5f 6d 7p'.split(' ')
const HOLDS: Readonly<Record<string, number>> = { s: 2, p: 6, d: 10, f: 14 }

/** Ground states that do not follow the order of filling (NIST Atomic Spectra Database). */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  Cr: '[Ar] 3d5 4s1',
  Cu: '[Ar] 3d10 4s1',
  Nb: '[Kr] 4d4 5s1',
  Mo: '[Kr] 4d5 5s1',
  Ru: '[Kr] 4d7 5s1',
  Rh: '[Kr] 4d8 5s1',
  Pd: '[Kr] 4d10',
  Ag: '[Kr] 4d10 5s1',
  La: '[Xe] 5d1 6s2',
  Ce: '[Xe] 4f1 5d1 6s2',
  Gd: '[Xe] 4f7 5d1 6s2',
  Pt: '[Xe] 4f14 5d9 6s1',
  Au: '[Xe] 4f14 5d10 6s1',
  Ac: '[Rn] 6d1 7s2',
  Th: '[Rn] 6d2 7s2',
  Pa: '[Rn] 5f2 6d1 7s2',
  U: '[Rn] 5f3 6d1 7s2',
  Np: '[Rn] 5f4 6d1 7s2',
  Cm: '[Rn] 5f7 6d1 7s2',
  Lr: '[Rn] 5f14 7s2 7p1'
}

/** Electrons of the neutral atom, after the noble gas before it; null beyond lawrencium, where it is only computed. */
export function configuration({ number, symbol, period }: Element): string | null {
  if (number > 103) return null
  const exception = EXCEPTIONS[symbol]
  if (exception !== undefined) return exception
  const core = period === 1 ? 0 : (ENDS[period - 2] ?? 0)
  let left = number
  const shells = ORDER.flatMap(name => {
    const taken = Math.min(left, HOLDS[name[1] ?? ''] ?? 0)
    left -= taken
    return taken === 0 ? [] : [{ name, taken }]
  })
  let skipped = 0
  const outer = shells.filter(({ taken }) => {
    skipped += taken
    return skipped > core
  })
  const place = (name: string): number => Number(name[0]) * 4 + 'spdf'.indexOf(name[1] ?? '')
  const sorted = outer.toSorted((a, b) => place(a.name) - place(b.name))
  const words = sorted.map(({ name, taken }) => `${name}${taken}`).join(' ')
  return core === 0 ? words : `[${ELEMENTS[core - 1]?.symbol ?? ''}] ${words}`
}
