import { plainNumber, workOut, type Angle, type Result } from '#domain/calculator/sheet.ts'
import { askedOf, inDegrees, linesOf, type Formula, type Letter } from '#domain/formulas/formula.ts'

type Values = Readonly<Record<string, string>>

export interface WorkedOut {
  readonly result: Result
  readonly letter: Letter
}

/** The one letter that is left empty, from the others; null while it is not one. */
export function workedOut(formula: Formula, values: Values): WorkedOut | null {
  const asked = askedOf(formula, values)
  if (!asked) return null
  const angle = inDegrees(formula) ? 'degrees' : 'radians'
  const results = lastOf(asked.lines, angle)
  // The first line that cannot be read says more than the last one, which only misses it.
  const broken = results.find(one => one.kind === 'unreadable' || one.kind === 'refused')
  const result = broken ?? results.at(-1) ?? { kind: 'empty' }
  return { result: onlyTrue(result, formula, values, asked.asked), letter: asked.asked }
}

const lastOf = (lines: readonly string[], angle: Angle): Result[] => [
  ...workOut(
    lines.map((text, at) => ({ no: at + 1, text })),
    angle
  ).values()
]

/** A change of sign may be a jump and no root: a root must give back what it was found from. */
function onlyTrue(result: Result, formula: Formula, values: Values, letter: Letter): Result {
  if (result.kind !== 'solved' || result.solutions.kind !== 'between') return result
  const angle = inDegrees(formula) ? 'degrees' : 'radians'
  const [gives] = formula.letters
  const wanted = lastOf([(values[gives?.name ?? ''] ?? '').trim()], angle)[0]
  const aim = wanted ? plainNumber(wanted) : null
  const roots = result.solutions.roots.filter(root => {
    const last = lastOf(linesOf(formula, { ...values, [letter.name]: String(root) }), angle).at(-1)
    const got = last ? plainNumber(last) : null
    return got !== null && aim !== null && Math.abs(got - aim) <= 1e-6 * Math.max(Math.abs(aim), 1e-300)
  })
  return { ...result, solutions: { ...result.solutions, roots } }
}
