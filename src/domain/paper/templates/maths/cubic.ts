import { lead, num, template, term, work } from '#domain/paper/templates/kit.ts'

export const cubic = template({
  key: 'mat-cubic',
  subject: 'mathematics',
  topic: { code: 'mat-differentiation', name: 'Differentiation' },
  boards: ['A Level', 'IBDP'],
  difficulty: 2,
  calculator: false,
  sizes: [2, 3, 4],
  make(random) {
    // y' = 3a(x − p)(x − q), with a even so that every coefficient is whole.
    const a = random.int(1, 3) * 2
    const p = random.int(-6, 3)
    const q = p + random.int(2, 6)
    const c = random.int(-60, 60)
    const [b, d] = [(-3 * a * (p + q)) / 2, 3 * a * p * q]
    const y = (x: number): number => ((a * x + b) * x + d) * x + c
    const t = q + random.int(1, 3)
    const slope = 3 * a * (t - p) * (t - q)
    return {
      stem: `A curve has the equation y = ${lead(a, 'x³')}${term(b, 'x²')}${term(d, 'x')}${term(c)}.`,
      parts: [
        work({
          text: 'Find dy/dx.',
          answer: `${lead(3 * a, 'x²')}${term(2 * b, 'x')}${term(d)}`,
          steps: ['Multiplies each coefficient by its power and lowers the power by 1'],
          error: 'Keeping the constant term.'
        }),
        work({
          text: 'Find the coordinates of the stationary points of the curve.',
          answer: `(${num(p)}, ${num(y(p), 5)}) and (${num(q)}, ${num(y(q), 5)})`,
          steps: ['Sets dy/dx = 0', `Obtains x = ${num(p)} and x = ${num(q)}`],
          error: 'Giving the values of x only.',
          carries: true
        }),
        work({
          text: 'Determine the nature of each stationary point.',
          answer: `maximum at x = ${num(p)}, minimum at x = ${num(q)}`,
          steps: [`Uses d²y/dx² = ${lead(6 * a, 'x')}${term(2 * b)}, or the sign of dy/dx on both sides`],
          error: 'Taking a positive second derivative for a maximum.',
          command: 'determine',
          carries: true
        }),
        work({
          text: `Find the equation of the tangent to the curve at the point where x = ${num(t)}.`,
          answer: `y = ${lead(slope, 'x')}${term(y(t) - slope * t)}`,
          steps: [`Finds the gradient ${slope}`, `Finds y = ${num(y(t), 5)} and uses y − y₁ = m(x − x₁)`],
          error: 'Using the gradient of the normal.',
          command: 'determine',
          ao: 'AO3'
        })
      ]
    }
  }
})
