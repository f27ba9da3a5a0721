import { lead, num, template, term, work } from '#domain/paper/templates/kit.ts'

export const functions = template({
  key: 'mat-functions',
  subject: 'mathematics',
  topic: { code: 'mat-functions', name: 'Functions' },
  boards: ['A Level', 'IBDP', 'IGCSE'],
  difficulty: 2,
  calculator: false,
  sizes: [2, 3, 4],
  make(random) {
    const a = random.int(2, 6)
    const b = random.pick([-9, -7, -5, -4, -3, 3, 4, 5, 7, 9])
    const k = random.int(2, 9)
    const h = random.int(1, 5)
    const x = random.int(h + 1, h + 5)
    const y = k + (x - h) ** 2
    const gf = a * y + b
    const t = random.int(2, 6)
    const target = a * (k + t * t) + b
    return {
      stem: `The functions f and g are defined by f(x) = (x − ${h})² + ${k} for x ≥ ${h}, and g(x) = ${lead(a, 'x')}${term(b)} for all real x.`,
      parts: [
        work({
          text: `Find gf(${x}).`,
          answer: num(gf, 5),
          steps: [`Finds f(${x}) = ${y} first and puts it into g`],
          error: 'Applying g first: fg and gf are different.'
        }),
        work({
          text: 'State the range of f.',
          answer: `f(x) ≥ ${k}`,
          steps: [`Uses the least value of the square, 0, at x = ${h}`],
          error: 'Using > instead of ≥, or giving the domain.',
          command: 'state',
          ao: 'AO1'
        }),
        work({
          text: 'Find an expression for f⁻¹(x) and state its domain.',
          answer: `f⁻¹(x) = ${h} + √(x − ${k}), for x ≥ ${k}`,
          steps: [
            `Rearranges y = (x − ${h})² + ${k} to (x − ${h})² = y − ${k}`,
            'Takes the positive square root, because x is at least ' + String(h)
          ],
          error: 'Keeping ± in front of the root.',
          command: 'determine'
        }),
        work({
          text: `Solve the equation gf(x) = ${target}.`,
          answer: `x = ${h + t}`,
          steps: [`Sets up ${a}((x − ${h})² + ${k})${term(b)} = ${target}`, `Obtains (x − ${h})² = ${t * t}`],
          error: `Giving x = ${num(h - t)} as well, which lies outside the domain of f.`,
          command: 'determine',
          ao: 'AO3'
        })
      ]
    }
  }
})
