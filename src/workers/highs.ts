import type { Solve } from '#domain/paper/compose.ts'

interface Solution {
  readonly Status: string
  readonly Columns: Readonly<Record<string, { readonly Primal?: number }>>
}
export interface Highs {
  solve(problem: string, options: Readonly<Record<string, string | number | boolean>>): Solution
}

/** A node limit, never a time limit: the same program has the same answer on a slow phone. */
const OPTIONS = { mip_max_nodes: 400, mip_rel_gap: 0.02, random_seed: 1, threads: 1, output_flag: false } as const

export const solver =
  (highs: Highs): Solve =>
  program => {
    const { Status, Columns } = highs.solve(program, OPTIONS)
    const values = Object.entries(Columns).map(([name, { Primal = 0 }]) => [name, Primal] as const)
    const whole = values.every(([name, value]) => !name.startsWith('x') || Math.abs(value - Math.round(value)) < 1e-6)
    const isAnswer = Status === 'Optimal' || (Status !== 'Infeasible' && whole && values.some(([, value]) => value > 0))
    return isAnswer ? Object.fromEntries(values) : null
  }
