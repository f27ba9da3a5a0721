import { frac, lead, num, plain, template, term, work } from '#domain/paper/templates/kit.ts'

export const quadratic = template({
  key: 'mat-quadratic',
  subject: 'mathematics',
  topic: { code: 'mat-quadratics', name: 'Quadratics' },
  boards: ['A Level', 'IBDP'],
  difficulty: 1,
  calculator: false,
  sizes: [2, 3],
  make(random) {
    const a = random.int(1, 6)
    const h = random.pick([-1, 1]) * random.int(1, 9)
    const k = random.pick([-1, 1]) * random.int(1, 19)
    const m = random.pick([-1, 1]) * random.int(1, 12)
    const b = -2 * a * h
    const c = a * h * h + k
    return {
      stem: `The curve C has the equation y = ${lead(a, 'x²')}${term(b, 'x')}${term(c)}.`,
      parts: [
        work({
          text: `Express ${lead(a, 'x²')}${term(b, 'x')}${term(c)} in the form a(x + p)² + q, where a, p and q are constants.`,
          answer: `${a === 1 ? '' : a}(x${term(-h)})²${term(k)}`,
          steps: [
            a === 1
              ? `Halves ${plain(b)} to find p = ${num(-h)}`
              : `Takes out the factor ${a}: ${a}(x²${term(b / a, 'x')})${term(c)}`,
            `Subtracts ${a} × (${num(h)})² from ${plain(c)}`
          ],
          error: 'Subtracting p² without multiplying it by the factor outside the bracket.',
          command: 'determine'
        }),
        work({
          text: `Hence write down the coordinates of the stationary point of C and the equation of its line of symmetry.`,
          answer: `(${num(h)}, ${num(k)}) and x = ${num(h)}`,
          steps: [`Reads the x-coordinate ${num(h)} where the bracket is 0`],
          error: 'Taking the sign of p as it stands in the bracket.',
          command: 'state',
          ao: 'AO1',
          carries: true
        }),
        // It touches the curve where b² − 4ac of the difference is 0.
        work({
          text: `The line y = ${lead(m, 'x')} + d is a tangent to C. Find the value of the constant d.`,
          answer: `d = ${frac(4 * a * c - (b - m) ** 2, 4 * a)}`,
          steps: [
            `Sets the two equal: ${lead(a, 'x²')}${term(b - m, 'x')} + (${plain(c)} − d) = 0`,
            'Uses b² − 4ac = 0 for equal roots',
            `Obtains ${num((b - m) ** 2)} − ${4 * a}(${plain(c)} − d) = 0`
          ],
          error: 'Setting the discriminant of the curve alone to 0, without the line.',
          command: 'determine',
          ao: 'AO3'
        })
      ]
    }
  }
})
