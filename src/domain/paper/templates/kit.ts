import type { Board } from '#config/boards.ts'
import type { Figure, PaperPart, PaperQuestion } from '#domain/paper/question.ts'
import { randomFrom, type Random } from '#domain/paper/seed.ts'
import { inUnitsOf, settingOf, type Setting } from '#domain/paper/templates/units.ts'

export type Part = Omit<PaperPart, 'label'>

interface Made {
  readonly stem: string
  readonly figures?: readonly Figure[]
  readonly parts: readonly Part[]
}

export interface Recipe {
  readonly key: string
  readonly subject: string
  readonly topic: { readonly code: string; readonly name: string }
  readonly boards: readonly Board[]
  readonly difficulty: 1 | 2 | 3
  readonly calculator: boolean
  /** How many of its parts a paper may take, from the first on. */
  readonly sizes: readonly number[]
  /** Every answer follows from the numbers as they are printed, not from those behind them. */
  readonly make: (random: Random, setting: Setting) => Made
}

export interface Template extends Omit<Recipe, 'make'> {
  /** The question of a seed, in the units and with the constants of a board. */
  run(seed: number, board?: Board): { question: PaperQuestion }
}

export function template({ make, ...rest }: Recipe): Template {
  return {
    ...rest,
    run: (seed, board = rest.boards[0]) => {
      const { stem, figures, parts } = make(randomFrom(seed), settingOf(board ?? 'A Level'))
      const { key, subject, topic, boards, difficulty, calculator } = rest
      const labelled = parts.map((part, index) => ({ ...part, label: 'abcdefgh'.charAt(index) }))
      const words = inUnitsOf(board ?? 'A Level', { stem, figures, parts: labelled })
      return { question: { key, subject, topic, boards, difficulty, calculator, ...words, seed } }
    }
  }
}

const RAISED: Readonly<Record<string, string>> = {
  '-': '⁻',
  ...Object.fromEntries(Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹', (char, digit) => [digit, char]))
}
export const raised = (value: number): string => Array.from(String(value), char => RAISED[char] ?? char).join('')
const minus = (text: string): string => text.replaceAll('-', '−')

/** A number as a student writes it: to so many significant figures, in standard form beyond five digits. */
export function num(value: number, figures = 3): string {
  if (value === 0) return '0'
  const size = Math.abs(value)
  if (size >= 100_000 || size < 0.001) {
    const [mantissa = '', power = '0'] = value.toExponential(figures - 1).split('e')
    return `${minus(mantissa)} × 10${raised(Number(power))}`
  }
  const rounded = Number(value.toPrecision(figures))
  return minus(Number.isInteger(value) && size < 100_000 ? String(value) : String(rounded))
}

/** To three significant figures, whole numbers too: 23 544 is 23 500, and 13.013 is 13.0; what is exact stays short. */
export function sig(value: number): string {
  const three = Number(value.toPrecision(3))
  const size = Math.abs(value)
  const isExact = Math.abs(three - value) <= size * 1e-9
  return isExact || size >= 999.5 || size < 0.001 ? num(three) : minus(value.toPrecision(3))
}

/**
 * A measured answer with its unit. Where rounding on the way leads elsewhere (`others`), or where three figures of a
 * thousand hide the digits of a calculator, the range is said.
 */
export function result(
  value: number,
  unit: string,
  ...others: readonly number[]
): Pick<Calculation, 'answer' | 'range'> {
  const answer = `${sig(value)}${unit === '%' || unit === '' ? unit : ` ${unit}`}`
  if (others.length === 0 && (Math.abs(value) < 1000 || Math.abs(value) > 1e9)) return { answer }
  const half = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 2) / 2
  return { answer, range: [Math.min(value, ...others) - half, Math.max(value, ...others) + half] }
}

/** Of physics: two significant figures earn the mark as well (Cambridge, marking of calculations). */
export function physical(
  ...given: Parameters<typeof result>
): ReturnType<typeof result> & Pick<Calculation, 'alternatives'> {
  const [value, unit] = given
  const made = result(...given)
  const short = Number(value.toPrecision(2))
  const isPlain = Math.abs(value) < 99.5 && Math.abs(value) >= 0.001
  const two = `${isPlain ? minus(value.toPrecision(2)) : num(short, 2)}${unit === '%' || unit === '' ? unit : ` ${unit}`}`
  return two === made.answer ? made : { ...made, alternatives: [two] }
}

/** As a student carries an answer on who rounds it. */
export const rounded = (value: number): number => Number(value.toPrecision(3))

/** A whole number with all its digits. */
export const plain = (value: number): string => minus(String(value))

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b))

/** A fraction of whole numbers in its lowest terms: `−7/12`, or `3` when it is whole. */
export function frac(above: number, below: number): string {
  const common = divisor(above, below)
  const [n, d] = [above / common, below / common]
  return minus(Math.abs(d) === 1 ? String(n * d) : `${d < 0 ? -n : n}/${Math.abs(d)}`)
}

/** A fraction in its lowest terms; a decimal of three figures earns the mark as well. */
export function exactly(above: number, below: number): { answer: string; alternatives?: string[] } {
  const whole = Math.round(above)
  const exact = frac(whole, below)
  return exact.includes('/') ? { answer: exact, alternatives: [sig(whole / below)] } : { answer: exact }
}

/** `+ 3x`, `− x`: a term after another. */
export function term(factor: number, letters = ''): string {
  const size = Math.abs(factor)
  const head = size === 1 && letters !== '' ? '' : String(size)
  return factor === 0 ? '' : ` ${factor < 0 ? '−' : '+'} ${head}${letters}`
}

/** The first term of an expression: `3x`, `−x`. */
export const lead = (factor: number, letters = ''): string =>
  `${factor < 0 ? '−' : ''}${Math.abs(factor) === 1 && letters !== '' ? '' : Math.abs(factor)}${letters}`

interface Calculation {
  readonly text: string
  /** What the answer line holds: a value with its unit, or words like `(x − 3)² + 2`. */
  readonly answer: string
  readonly steps: readonly string[]
  readonly error: string
  readonly command?: string
  readonly ao?: string
  /** Readings, and what rounding on the way may lead to, are accepted between these. */
  readonly range?: readonly [number, number]
  /** Accept an answer that carries a wrong value on from an earlier part. */
  readonly carries?: boolean
  readonly alternatives?: readonly string[]
  /** The question asks for reasons too, so that a value alone is not enough. */
  readonly explains?: boolean
}

const ALONE = 'A right answer without working earns all marks unless the question asks to show it.'
const CARRIED = 'Accept the small difference that comes from using rounded answers of earlier parts.'

/** The end of a range, to one digit more than an answer has, and never narrower. */
function bound(value: number, outwards: (value: number) => number): string {
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 3)
  return plain(Number((outwards(value / unit) * unit).toPrecision(4)))
}

/** One method mark a step and one accuracy mark for the answer. */
export function work({
  text,
  answer,
  steps,
  error,
  carries,
  alternatives,
  range,
  explains,
  ...rest
}: Calculation): Part {
  const points = steps.map((step, index) => ({
    id: `m${index + 1}`,
    text: step,
    marks: 1,
    type: 'M' as const,
    ...(carries ? { followThrough: true } : {})
  }))
  const depends = points.map(({ id }) => id)
  const accepted = range ? `${answer} (accept ${bound(range[0], Math.floor)} to ${bound(range[1], Math.ceil)})` : answer
  const guidance = [...(explains ? [] : [ALONE]), ...(carries ? [CARRIED] : [])]
  return {
    command: rest.command ?? 'calculate',
    ao: rest.ao ?? 'AO2',
    marks: steps.length + 1,
    text,
    scheme: {
      model: 'points',
      points: [
        ...points,
        {
          id: 'a1',
          text: accepted,
          marks: 1,
          type: 'A' as const,
          dependsOn: depends.slice(-1),
          alternatives,
          ...(carries ? { followThrough: true } : {})
        }
      ],
      ...(guidance.length > 0 ? { guidance: guidance.join(' ') } : {})
    },
    modelAnswer: [...steps, `Answer: ${accepted}`].join('\n'),
    commonErrors: [error]
  }
}

/** A point with the other wordings that earn it, and what does not. */
interface Point {
  readonly text: string
  readonly or?: readonly string[]
  readonly not?: readonly string[]
}

interface Saying {
  readonly text: string
  readonly command: string
  readonly ao?: string
  readonly points: readonly (string | Point)[]
  readonly error: string
}

/** One mark a point of knowledge. */
export function say({ text, command, ao = 'AO1', points: given, error }: Saying): Part {
  const points = given.map((one): Point => (typeof one === 'string' ? { text: one } : one))
  return {
    command,
    ao,
    marks: points.length,
    text,
    scheme: {
      model: 'points',
      points: points.map((one, index) => ({
        id: `p${index + 1}`,
        text: one.text,
        marks: 1,
        ...(one.or ? { alternatives: one.or } : {}),
        ...(one.not ? { reject: one.not } : {})
      }))
    },
    modelAnswer: `${points.map(one => one.text).join('. ')}.`,
    commonErrors: [error]
  }
}
