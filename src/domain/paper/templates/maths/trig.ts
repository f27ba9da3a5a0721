import { frac, lead, plain, template, term, work } from '#domain/paper/templates/kit.ts'

const shared = (a: number, b: number): number => (b === 0 ? a : shared(b, a % b))
/** The numerators of fractions between 0 and 1 that cannot be shortened. */
const tops = (q: number): [number, ...number[]] => [
  1,
  ...Array.from({ length: q - 2 }, (_, at) => at + 2).filter(p => shared(p, q) === 1)
]

export const trig = template({
  key: 'mat-trig',
  subject: 'mathematics',
  topic: { code: 'mat-trigonometry', name: 'Trigonometry' },
  boards: ['A Level', 'IBDP'],
  difficulty: 3,
  calculator: true,
  sizes: [1, 2, 3],
  make(random) {
    // a cos²x + b sin x = c with one root of sine, ±p/q in lowest terms, and the other outside [−1, 1].
    const q = random.int(3, 25)
    const p = random.pick(tops(q))
    const sign = random.pick([-1, 1])
    const other = random.int(2, 12)
    const k = random.int(2, 9)
    // (q s ∓ p)(s − other) = q s² − (q·other ± p)s ± p·other
    const [a, b, c] = [q, q * other + sign * p, q + sign * p * other]
    const acute = (Math.asin(p / q) * 180) / Math.PI
    const [first, next] = sign > 0 ? [acute, 180 - acute] : [180 + acute, 360 - acute]
    return {
      stem: `Consider the equation ${lead(a, ' cos²x')}${term(b, ' sin x')} = ${plain(c)}.`,
      parts: [
        work({
          text: `Show that it can be written as ${lead(a, ' sin²x')}${term(-b, ' sin x')}${term(c - a)} = 0.`,
          answer: 'reaches the given equation with no step left out',
          steps: ['Uses cos²x = 1 − sin²x'],
          error: 'Writing cos²x = sin²x − 1.',
          command: 'determine'
        }),
        work({
          text: 'Hence solve the equation for 0° ≤ x ≤ 360°, giving your answers to 1 decimal place.',
          answer: `x = ${first.toFixed(1)}° and x = ${next.toFixed(1)}°`,
          steps: [
            `Factorises: (${lead(q, ' sin x')}${term(-sign * p)})(sin x − ${other}) = 0`,
            `Rejects sin x = ${other}, because sin x is at most 1`,
            `Uses sin x = ${frac(sign * p, q)}`
          ],
          error: 'Giving only the angle that the calculator shows.',
          command: 'determine'
        }),
        work({
          text: `Find the smallest positive value of t in degrees for which ${lead(a, ` cos²${k}t`)}${term(b, ` sin ${k}t`)} = ${plain(c)}. Give it to 1 decimal place.`,
          answer: `t = ${(first / k).toFixed(1)}°`,
          steps: [`Sets ${k}t equal to the smaller of the two angles`],
          error: 'Multiplying the angle instead of dividing it.',
          command: 'determine',
          ao: 'AO3',
          carries: true
        })
      ]
    }
  }
})
