import { m } from '#messages/generated/messages.js'
import { option, type FieldSpec, type Form, type Typed } from '#tools/study-zone/calculator/panels/form.ts'

const KINDS = ['2', '3', '4', 's2', 's3', 's4', 'any'] as const
type Kind = (typeof KINDS)[number]

const UNKNOWNS = ['x', 'y', 'z', 'w']
const POWERS = ['', 'x', 'x²', 'x³', 'x⁴']

/** a number before what it multiplies, in brackets unless it is a plain one. */
const times = (factor: string, of: string): string =>
  /^\d+(?:\.\d+)?$/.test(factor) || of === ''
    ? `${/^\d|^$/.test(factor) ? factor : `(${factor})`}${of}`
    : `(${factor})${of}`

const sumOf = (parts: readonly (readonly [factor: string, of: string])[]): string =>
  parts
    .filter(([factor]) => factor !== '' && factor !== '0')
    .map(([factor, of]) => times(factor, of))
    .join(' + ') || '0'

interface Asked {
  readonly fields: readonly FieldSpec[]
  readonly line: string | null
}

function polynomial(degree: number, typed: Typed): Asked {
  const powers = Array.from({ length: degree + 1 }, (_, at) => degree - at)
  const factors = powers.map(power => typed.text(`e-a${power}`))
  const line = `${sumOf(powers.map((power, at) => [factors[at] ?? '', POWERS[power] ?? '']))} = 0`
  return {
    fields: powers.map(power => ({
      id: `e-a${power}`,
      label: power === 0 ? m.calcp_alone() : m.calcp_times({ of: POWERS[power] ?? '' })
    })),
    line: factors.slice(0, -1).every(factor => factor === '') ? null : line
  }
}

function system(size: number, typed: Typed): Asked {
  const rows = Array.from({ length: size }, (_, row) => row)
  const names = UNKNOWNS.slice(0, size)
  const equations = rows.map(row => {
    const left = names.map(name => [typed.text(`e-${row}${name}`), name] as const)
    const right = typed.text(`e-${row}r`)
    return left.every(([factor]) => factor === '') ? '' : `${sumOf(left)} = ${right === '' ? '0' : right}`
  })
  return {
    fields: rows.flatMap(row => [
      ...names.map(name => ({ id: `e-${row}${name}`, label: m.calcp_row_times({ row: row + 1, of: name }) })),
      { id: `e-${row}r`, label: m.calcp_row_right({ row: row + 1 }) }
    ]),
    line: equations.includes('') ? null : equations.join(', ')
  }
}

function any(typed: Typed): Asked {
  const [equation, from, to] = [typed.text('e-equation'), typed.text('e-from'), typed.text('e-to')]
  const letter = /(?<!\p{L})(?![eiπ])\p{L}(?!\p{L}|\()/u.exec(equation)?.[0] ?? 'x'
  const within = from === '' || to === '' ? '' : ` for ${from} < ${letter} < ${to}`
  return {
    fields: [
      { id: 'e-equation', label: m.calcp_equation(), hint: m.calcp_equation_hint() },
      { id: 'e-from', label: m.calcp_look_from() },
      { id: 'e-to', label: m.calcp_look_to() }
    ],
    line: equation === '' ? null : `${equation.includes('=') ? equation : `${equation} = 0`}${within}`
  }
}

const askedOf = (kind: Kind, typed: Typed): Asked =>
  kind === 'any'
    ? any(typed)
    : kind.startsWith('s')
      ? system(Number(kind.slice(1)), typed)
      : polynomial(Number(kind), typed)

export const equations: Form = typed => {
  const kind = typed.choice('e-kind', KINDS)
  const { fields, line } = askedOf(kind, typed)
  return {
    choices: [
      {
        id: 'e-kind',
        label: m.calcp_solve_what(),
        options: [
          option('2', m.calcp_quadratic()),
          option('3', m.calcp_cubic()),
          option('4', m.calcp_quartic()),
          option('s2', m.calcp_system({ count: 2 })),
          option('s3', m.calcp_system({ count: 3 })),
          option('s4', m.calcp_system({ count: 4 })),
          option('any', m.calcp_any())
        ]
      }
    ],
    fields,
    facts: line === null ? [] : [{ label: line, line }],
    ...(line === null && { says: m.calcp_fill() })
  }
}
