import type { Defined } from '#lib/maths/compile.ts'
import type { Doubt, Problem } from '#lib/maths/problem.ts'
import type { Tree } from '#lib/maths/tree.ts'
import type { Sequence } from '#domain/graph/sequence.ts'

/** What is put on the plane for a line; ends that are null are found by the drawing. */
export type Drawn =
  | { readonly kind: 'y' | 'x' | 'implicit'; readonly of: Tree }
  | { readonly kind: 'region'; readonly of: Tree; readonly isStrict: boolean }
  | { readonly kind: 'polar'; readonly of: Tree; readonly ends: Ends }
  | { readonly kind: 'path'; readonly x: Tree; readonly y: Tree; readonly ends: Ends }
  | { readonly kind: 'points'; readonly points: readonly (readonly [Tree, Tree])[] }
  | { readonly kind: 'value'; readonly of: Tree }
  | { readonly kind: 'sequence'; readonly sequence: Sequence }
  /** A complex number as an arrow from the origin. */
  | { readonly kind: 'complex'; readonly re: Tree; readonly im: Tree }

interface Ends {
  readonly from: Tree | null
  readonly to: Tree | null
}

export type Trouble =
  | 'nothingToDraw'
  | 'notEqual'
  | 'definedTwice'
  | 'noPoints'
  | 'badEnds'
  | 'noStart'
  | 'notComplex'
  | 'derivative'
  | 'regression'
  | 'notInExam'

export type Reading =
  | { readonly kind: 'blank' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'trouble'; readonly trouble: Trouble; readonly name: string }
  | {
      readonly kind: 'drawn'
      readonly tree: Tree
      /** The function's letter, or none. */
      readonly name: string
      readonly drawn: readonly Drawn[]
      readonly doubts: readonly Doubt[]
    }

/** All lines as they are read together: each may use what the others define. */
export interface Sheet {
  readonly readings: readonly Reading[]
  readonly functions: ReadonlyMap<string, Defined>
  /** Letters that no line defines: each gets a slider. */
  readonly sliders: readonly string[]
}

/** As a board reads them that does not let its calculators draw equations in x and y. */
export function withoutImplicit(sheet: Sheet): Sheet {
  const readings = sheet.readings.map((one): Reading =>
    one.kind === 'drawn' && one.drawn.some(({ kind }) => kind === 'implicit')
      ? { kind: 'trouble', trouble: 'notInExam', name: '' }
      : one
  )
  return { ...sheet, readings }
}

/** The letters that each kind of drawing runs through; all others are values. */
export const VARIABLES: Readonly<Record<Drawn['kind'], readonly string[]>> = {
  y: ['x'],
  x: ['y'],
  implicit: ['x', 'y'],
  region: ['x', 'y'],
  polar: ['θ'],
  path: ['t'],
  points: [],
  value: [],
  sequence: [],
  complex: []
}

export const variablesOf = (drawn: Drawn): readonly string[] =>
  drawn.kind === 'sequence'
    ? [drawn.sequence.index, ...drawn.sequence.used.map(([name]) => name)]
    : VARIABLES[drawn.kind]

export function treesOf(drawn: Drawn): readonly Tree[] {
  switch (drawn.kind) {
    case 'path':
      return [drawn.x, drawn.y, ...endsOf(drawn.ends)]
    case 'polar':
      return [drawn.of, ...endsOf(drawn.ends)]
    case 'points':
      return drawn.points.flat()
    case 'sequence':
      return [drawn.sequence.of, ...drawn.sequence.given.map(([, of]) => of)]
    case 'complex':
      return [drawn.re, drawn.im]
    default:
      return [drawn.of]
  }
}

const endsOf = ({ from, to }: Ends) => [from, to].filter(one => one !== null)
