import { num, plain, raised, template, term, work } from '#domain/paper/templates/kit.ts'

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

export const binomial = template({
  key: 'mat-binomial',
  subject: 'mathematics',
  topic: { code: 'mat-binomial', name: 'Binomial expansion' },
  boards: ['A Level', 'IBDP'],
  difficulty: 2,
  calculator: true,
  sizes: [1, 2, 3],
  make(random) {
    const p = random.int(1, 4)
    const q = random.pick([-1, 1]) * random.int(2, 5)
    const n = random.int(4, 6)
    const k = random.int(2, 21)
    const l = random.pick([-1, 1]) * random.int(1, 10)
    const c = (i: number): number => choose(n, i) * p ** (n - i) * q ** i
    const product = k * c(2) + l * c(1)
    const power = raised(n)
    return {
      stem: `Consider the expansion of (${p}${term(q, 'x')})${power} in ascending powers of x.`,
      parts: [
        work({
          text: 'Find the first three terms of the expansion.',
          answer: `${c(0)}${term(c(1), 'x')}${term(c(2), 'x²')}`,
          steps: [
            `Uses the coefficients 1, ${n}, ${choose(n, 2)}`,
            `Takes the powers of ${p} down from ${n} and of (${num(q)}x) up from 0`
          ],
          error: `Forgetting to raise ${num(q)} to the power as well as x.`,
          command: 'determine'
        }),
        work({
          text: `Find the coefficient of x² in the expansion of (${k}${term(l, 'x')})(${p}${term(q, 'x')})${power}.`,
          answer: plain(product),
          steps: [`Multiplies ${k} by the coefficient of x²`, `Adds ${num(l)} times the coefficient of x`],
          error: 'Using only one of the two products that make x².',
          command: 'determine',
          carries: true
        }),
        work({
          text: `Find the coefficient of x³ in the expansion of (${p}${term(q, 'x')})${power}.`,
          answer: plain(c(3)),
          steps: [`Uses ${choose(n, 3)} × ${p}${raised(n - 3)} × (${num(q)})³`],
          error:
            q < 0
              ? 'Losing the sign of an odd power of a negative number.'
              : `Forgetting the coefficient ${choose(n, 3)}, or the power of ${p}.`,
          command: 'determine'
        })
      ]
    }
  }
})
