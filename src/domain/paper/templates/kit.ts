import type { Board } from '#config/boards.ts'
import type { Figure, PaperPart, PaperQuestion } from '#domain/paper/question.ts'
import { randomFrom, type Random } from '#domain/paper/seed.ts'

type Numbers = Readonly<Record<string, number>>
type Part = Omit<PaperPart, 'label'>

export interface Made<N extends Numbers> {
  /** What the seed chose. */
  readonly numbers: N
  /** The answers before rounding, by the name the second method gives them. */
  readonly values: Numbers
  readonly stem: string
  readonly figures?: readonly Figure[]
  readonly parts: readonly Part[]
}

export interface Recipe<N extends Numbers> {
  readonly key: string
  readonly subject: string
  readonly topic: { readonly code: string; readonly name: string }
  readonly boards: readonly Board[]
  readonly difficulty: 1 | 2 | 3
  readonly calculator: boolean
  /** How many of its parts a paper may take, from the first on. */
  readonly sizes: readonly number[]
  readonly make: (random: Random) => Made<N>
  /** The same answers by another way, from the numbers alone. */
  readonly second: (numbers: N) => Numbers
  /** Between which an answer is sensible. */
  readonly sane: Readonly<Record<string, readonly [number, number]>>
}

export interface Template extends Omit<Recipe<Numbers>, 'make' | 'second'> {
  run(seed: number): { made: Made<Numbers>; again: Numbers; question: PaperQuestion }
}

export function template<N extends Numbers>({ make, second, ...rest }: Recipe<N>): Template {
  return {
    ...rest,
    run: seed => {
      const made = make(randomFrom(seed))
      const { stem, figures } = made
      const parts = made.parts.map((part, index) => ({ ...part, label: 'abcdefgh'.charAt(index) }))
      const { key, subject, topic, boards, difficulty, calculator } = rest
      const question = { key, subject, topic, boards, difficulty, calculator, stem, figures, parts, seed }
      return { made, again: second(made.numbers), question }
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

/** A whole number with all its digits. */
export const plain = (value: number): string => minus(String(value))

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b))

/** A fraction of whole numbers in its lowest terms: `−7/12`, or `3` when it is whole. */
export function frac(above: number, below: number): string {
  const common = divisor(above, below)
  const [n, d] = [above / common, below / common]
  return minus(Math.abs(d) === 1 ? String(n * d) : `${d < 0 ? -n : n}/${Math.abs(d)}`)
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
  /** Accept an answer that carries a wrong value on from an earlier part. */
  readonly carries?: boolean
  readonly alternatives?: readonly string[]
}

/** One method mark a step and one accuracy mark for the answer. */
export function work({ text, answer, steps, error, carries, alternatives, ...rest }: Calculation): Part {
  const points = steps.map((step, index) => ({
    id: `m${index + 1}`,
    text: step,
    marks: 1,
    type: 'M' as const,
    ...(carries ? { followThrough: true } : {})
  }))
  const depends = points.map(({ id }) => id)
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
          text: answer,
          marks: 1,
          type: 'A' as const,
          dependsOn: depends.slice(-1),
          alternatives,
          ...(carries ? { followThrough: true } : {})
        }
      ],
      guidance: 'A right answer without working earns all marks unless the question asks to show it.'
    },
    modelAnswer: [...steps, `Answer: ${answer}`].join('\n'),
    commonErrors: [error]
  }
}

interface Saying {
  readonly text: string
  readonly command: string
  readonly ao?: string
  readonly points: readonly string[]
  readonly error: string
}

/** One mark a point of knowledge. */
export const say = ({ text, command, ao = 'AO1', points, error }: Saying): Part => ({
  command,
  ao,
  marks: points.length,
  text,
  scheme: { model: 'points', points: points.map((one, index) => ({ id: `p${index + 1}`, text: one, marks: 1 })) },
  modelAnswer: `${points.join('. ')}.`,
  commonErrors: [error]
})
