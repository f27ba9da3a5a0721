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
      numbers: { p, q, n, k, l },
      values: { c0: c(0), c1: c(1), c2: c(2), product, c3: c(3) },
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
          error: 'Losing the sign of an odd power of a negative number.',
          command: 'determine'
        })
      ]
    }
  },
  second({ p, q, n, k, l }) {
    // Multiplied out factor by factor.
    let row = [1]
    for (let i = 0; i < n; i += 1) {
      const last = row
      row = Array.from({ length: last.length + 1 }, (_, j) => p * (last[j] ?? 0) + q * (last[j - 1] ?? 0))
    }
    const [c0 = 0, c1 = 0, c2 = 0, c3 = 0] = row
    return { c0, c1, c2, c3, product: k * c2 + l * c1 }
  },
  sane: { c0: [1, 20_000], c1: [-200_000, 200_000], c2: [1, 500_000], c3: [-700_000, 700_000], product: [-3e6, 5e6] }
})
