import { exactly, frac, lead, plain, template, term, work } from '#domain/paper/templates/kit.ts'
import { graph, scale } from '#domain/paper/templates/draw.ts'

export const integral = template({
  key: 'mat-integral',
  subject: 'mathematics',
  topic: { code: 'mat-integration', name: 'Integration' },
  boards: ['A Level', 'IBDP'],
  difficulty: 3,
  calculator: true,
  sizes: [2, 3],
  make(random) {
    // y = kx(w − x) and the line y = mx, which cross at x = w − m/k.
    const k = random.int(1, 20)
    const w = random.int(4, 20)
    const u = random.int(1, w - 2)
    const at = random.int(2, w - 1)
    const m = k * (w - at)
    const top = (k * w * w) / 4
    const points = Array.from(
      { length: 41 },
      (_, i) => [(i * w) / 40, k * ((i * w) / 40) * (w - (i * w) / 40)] as const
    )
    return {
      stem: `Fig. 1 shows the curve y = ${lead(k * w, 'x')}${term(-k, 'x²')} for 0 ≤ x ≤ ${w}.`,
      figures: [
        graph({
          alt: `A curve that starts at the origin, rises to a highest point of ${plain(top)} at x = ${plain(w / 2)} and falls back to the x-axis at x = ${w}.`,
          x: { label: 'x', scale: scale(w) },
          y: { label: 'y', scale: scale(top * 1.05) },
          points
        })
      ],
      parts: [
        work({
          text: `Find the area of the region between the curve, the x-axis and the line x = ${u}, to the right of this line.`,
          ...exactly(3 * k * w * (w * w - u * u) - 2 * k * (w ** 3 - u ** 3), 6),
          steps: [`Integrates to ${factor(k * w, 2)}x² − ${factor(k, 3)}x³`, `Puts in the limits ${u} and ${w}`],
          error: 'Differentiating instead of integrating.'
        }),
        work({
          text: `Find the coordinates of the points where the line y = ${lead(m, 'x')} meets the curve.`,
          answer: `(0, 0) and (${at}, ${m * at})`,
          steps: [`Sets ${lead(k * w, 'x')}${term(-k, 'x²')} = ${lead(m, 'x')}`],
          error: 'Dividing by x and losing the point at the origin.',
          command: 'determine'
        }),
        work({
          text: 'Find the area of the region between the curve and this line.',
          ...exactly(k * at ** 3, 6),
          steps: [
            'Subtracts the line from the curve before integrating, or subtracts the triangle',
            `Uses the limits 0 and ${at}`,
            `Obtains ${factor(k * at, 2)}x² − ${factor(k, 3)}x³`
          ],
          error: 'Using the limit of the first region.',
          ao: 'AO3',
          carries: true
        })
      ]
    }
  }
})

/** In front of a power of x: nothing for 1, a fraction in brackets. */
function factor(above: number, below: number): string {
  const exact = frac(above, below)
  return exact === '1' ? '' : exact.includes('/') ? `(${exact})` : exact
}
