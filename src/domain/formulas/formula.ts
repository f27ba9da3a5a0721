/** A letter of a formula, by the name that the calculator gives it. */
export interface Letter {
  readonly name: string
  readonly means: string
  /** As the unit library spells it; empty for a pure number, ° for an angle that is typed in degrees. */
  readonly unit: string
  /** How it is set, where that is not its name. */
  readonly tex: string | null
  /** Of a constant. */
  readonly value: string | null
}

export interface Formula {
  readonly id: string
  readonly name: string
  readonly tex: string
  readonly for: string | null
  /** `F = m*a`: null where there is nothing to work out. */
  readonly calc: string | null
  /** The first is what the calculator's form gives. */
  readonly letters: readonly Letter[]
  readonly note: string | null
}

export interface SheetTopic {
  readonly name: string
  readonly formulas: readonly Formula[]
  /** Those that only the second level has. */
  readonly higher: readonly Formula[]
}

export interface FormulaSheet {
  readonly id: string
  readonly topics: readonly SheetTopic[]
}

/** A sheet in the list of all. */
export interface SheetLine {
  readonly id: string
  readonly board: string
  readonly subject: string
  readonly levels: readonly string[]
  readonly booklet: { readonly given: boolean; readonly from: string; readonly read: string } | null
  readonly file: string
}

const plain = (words: string): string => words.toLocaleLowerCase('en').replaceAll('’', "'")

/** Every word that was typed stands in the name, the topic or what a letter means; a letter alone is a letter's name. */
export function fits(formula: Formula, topic: string, typed: string): boolean {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  const words = plain([formula.name, topic, ...formula.letters.map(({ means }) => means)].join(' '))
  return wanted.every(word =>
    word.length === 1 ? formula.letters.some(({ name }) => plain(name) === word) : words.includes(word)
  )
}

/** The topics of a sheet at a level (null: all), with what fits the words; topics with nothing left are gone. */
export function shownTopics(
  sheet: FormulaSheet,
  withHigher: boolean,
  typed: string
): readonly { readonly name: string; readonly formulas: readonly Formula[]; readonly higher: readonly Formula[] }[] {
  return sheet.topics
    .map(({ name, formulas, higher }) => ({
      name,
      formulas: formulas.filter(one => fits(one, name, typed)),
      higher: withHigher ? higher.filter(one => fits(one, name, typed)) : []
    }))
    .filter(({ formulas, higher }) => formulas.length + higher.length > 0)
}

/** What the calculator's form gives, and from what: `F` and `m*a`. */
export function sidesOf(calc: string): { readonly gives: string; readonly from: string } {
  const at = calc.indexOf('=')
  return { gives: calc.slice(0, at).trim(), from: calc.slice(at + 1).trim() }
}

/** Lines of a calculator: each letter with its value or still empty, then the formula. */
export function linesOf(formula: Formula, values: Readonly<Record<string, string>>): readonly string[] {
  if (formula.calc === null) return []
  const { gives } = sidesOf(formula.calc)
  const rest = formula.letters.filter(({ name }) => name !== gives)
  return [...rest.map(letter => `${letter.name} = ${typedOf(letter, values)}`.trimEnd()), formula.calc]
}

/**
 * The lines that work out the one letter that is left empty, and that letter: the last one gives it, or is an equation
 * in it. Null while more than one is empty.
 */
export function askedOf(
  formula: Formula,
  values: Readonly<Record<string, string>>
): { readonly lines: readonly string[]; readonly asked: Letter } | null {
  const [asked, ...more] = formula.letters.filter(letter => typedOf(letter, values) === '')
  if (formula.calc === null || !asked || more.length > 0) return null
  const { gives, from } = sidesOf(formula.calc)
  const lines = linesOf(formula, values)
  if (asked.name === gives) return { lines, asked }
  const result = formula.letters.find(({ name }) => name === gives)
  const given = lines.slice(0, -1).filter(line => !line.startsWith(`${asked.name} =`))
  return { lines: [...given, `${from} = ${result ? typedOf(result, values) : ''}`], asked }
}

/** An angle that is typed as a bare number is one in degrees. */
function typedOf({ name, unit, value }: Letter, values: Readonly<Record<string, string>>): string {
  const typed = (values[name] ?? value ?? '').trim()
  return unit === '°' && /^[\d.,+\-−*/^() ]+$/u.test(typed) ? `${typed}°` : typed
}

/** Whether it holds a sine or another function of angles: the calculator must count as the letters do. */
export const usesAngles = (formula: Formula): boolean => /\b(?:arc)?(?:sin|cos|tan)\(/.test(formula.calc ?? '')

export const inDegrees = (formula: Formula): boolean => formula.letters.some(({ unit }) => unit === '°')

const RAISED: Readonly<Record<string, string>> = { '-': '⁻', 1: '¹', 2: '²', 3: '³', 4: '⁴' }

/** `m/s^2` as it is printed: m/s². */
export const unitWords = (unit: string): string =>
  unit
    .replaceAll(/\^(-?\d)/g, (_, power: string) => power.replaceAll(/./g, sign => RAISED[sign] ?? sign))
    .replaceAll('ohm', 'Ω')

const LOWERED = '₀₁₂₃₄₅₆₇₈₉'

/** A letter as plain text: v₁, and Ek where Unicode has no lowered letter. */
export const plainLetter = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, low: string) => LOWERED[Number(low)] ?? low)
