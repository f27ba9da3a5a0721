import { num, template, term, work } from '#domain/paper/templates/kit.ts'

export const arithmetic = template({
  key: 'mat-arithmetic',
  subject: 'mathematics',
  topic: { code: 'mat-sequences', name: 'Sequences and series' },
  boards: ['A Level', 'IBDP'],
  difficulty: 1,
  calculator: true,
  sizes: [2, 3],
  make(random) {
    const a = random.int(3, 40)
    const d = random.int(2, 12)
    const [p, q] = [random.int(3, 8), random.int(10, 20)]
    const n = random.int(20, 60)
    const at = (k: number): number => a + (k - 1) * d
    const total = (n * (2 * a + (n - 1) * d)) / 2
    const limit = random.int(20, 90) * 100
    const b = 2 * a - d
    const least = Math.floor((-b + Math.sqrt(b * b + 8 * d * limit)) / (2 * d)) + 1
    return {
      stem: `In an arithmetic sequence the ${ordinal(p)} term is ${at(p)} and the ${ordinal(q)} term is ${at(q)}.`,
      parts: [
        work({
          text: 'Find the first term and the common difference.',
          answer: `first term ${a}, common difference ${d}`,
          steps: [
            `Sets up a + ${p - 1}d = ${at(p)} and a + ${q - 1}d = ${at(q)}`,
            `Subtracts: ${q - p}d = ${at(q) - at(p)}`
          ],
          error: `Dividing by ${q - p + 1} instead of the ${q - p} steps between the terms.`,
          command: 'determine'
        }),
        work({
          text: `Find the sum of the first ${n} terms.`,
          answer: num(total, 6),
          steps: [`Uses Sₙ = ½n(2a + (n − 1)d) with n = ${n}`],
          error: 'Using n instead of n − 1 steps of the common difference.',
          carries: true
        }),
        work({
          text: `Find the least number of terms whose sum is greater than ${limit}.`,
          answer: String(least),
          steps: [
            `Sets up ½n(${2 * a} + ${d}(n − 1)) > ${limit}`,
            `Solves ${d}n²${term(b, 'n')} − ${2 * limit} = 0`,
            `Takes the positive root and the next whole number above it`
          ],
          error: 'Rounding the root down, or leaving an answer that is not a whole number.',
          command: 'determine',
          ao: 'AO3',
          carries: true
        })
      ]
    }
  }
})

const ordinal = (n: number): string =>
  `${n}${n % 10 === 1 && n !== 11 ? 'st' : n % 10 === 2 && n !== 12 ? 'nd' : n % 10 === 3 && n !== 13 ? 'rd' : 'th'}`
