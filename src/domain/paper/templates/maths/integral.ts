import { frac, lead, num, template, term, work } from '#domain/paper/templates/kit.ts'
import { graph } from '#domain/paper/templates/draw.ts'

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
    const f = (x: number): number => (k * w * x * x) / 2 - (k * x ** 3) / 3
    const under = f(w) - f(u)
    const between = (k * at ** 3) / 6
    const top = (k * w * w) / 4
    const step = 5 * 2 ** Math.max(0, Math.ceil(Math.log2(top / 30)))
    const points = Array.from(
      { length: 41 },
      (_, i) => [(i * w) / 40, k * ((i * w) / 40) * (w - (i * w) / 40)] as const
    )
    return {
      numbers: { k, w, m, u },
      values: { under, at, between },
      stem: `Fig. 1 shows the curve y = ${lead(k * w, 'x')}${term(-k, 'x²')} for 0 ≤ x ≤ ${w}.`,
      figures: [
        graph({
          alt: `A curve that starts at the origin, rises to a highest point of ${num(top)} at x = ${num(w / 2)} and falls back to the x-axis at x = ${w}.`,
          x: { label: 'x', to: w, step: w > 10 ? 2 : 1 },
          y: { label: 'y', to: Math.ceil((top * 1.1) / step) * step, step },
          points
        })
      ],
      parts: [
        work({
          text: `Find the area of the region between the curve, the x-axis and the line x = ${u}, to the right of this line.`,
          answer: num(under, 5),
          steps: [`Integrates to ${frac(k * w, 2)}x² − (${frac(k, 3)})x³`, `Puts in the limits ${u} and ${w}`],
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
          answer: num(between, 5),
          steps: [
            'Subtracts the line from the curve before integrating, or subtracts the triangle',
            `Uses the limits 0 and ${at}`,
            `Obtains ${frac(k * at, 2)}x² − (${frac(k, 3)})x³`
          ],
          error: 'Using the limit of the first region.',
          ao: 'AO3',
          carries: true
        })
      ]
    }
  },
  second({ k, w, m, u }) {
    // Simpson's rule, exact for a quadratic; the crossing by bisection.
    const f = (x: number): number => k * x * (w - x)
    const simpson = (g: (x: number) => number, to: number): number => (to / 6) * (g(0) + 4 * g(to / 2) + g(to))
    let [low, high] = [0.01, w]
    for (let i = 0; i < 60; i += 1) {
      const mid = (low + high) / 2
      if (f(mid) > m * mid) low = mid
      else high = mid
    }
    const at = (low + high) / 2
    return { under: simpson(f, w) - simpson(f, u), at, between: simpson(x => f(x) - m * x, at) }
  },
  sane: { under: [3, 28_000], at: [2, 19], between: [1, 24_000] }
})
