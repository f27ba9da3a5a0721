import { lead, template, term, work } from '#domain/paper/templates/kit.ts'

const degrees = (sine: number): number => (Math.asin(sine) * 180) / Math.PI

export const trig = template({
  key: 'mat-trig',
  subject: 'mathematics',
  topic: { code: 'mat-trigonometry', name: 'Trigonometry' },
  boards: ['A Level', 'IBDP'],
  difficulty: 3,
  calculator: true,
  sizes: [1, 2, 3],
  make(random) {
    // a cos²x + b sin x = c with one root s = p/q inside (0, 1) and the other outside [−1, 1].
    const q = random.int(3, 20)
    const p = random.int(1, q - 1)
    const other = random.int(2, 9)
    const k = random.int(2, 6)
    const scale = random.int(1, 9)
    const sine = p / q
    // (q s − p)(s − other) = q s² − (q·other + p)s + p·other
    const [a, b] = [scale * q, scale * (q * other + p)]
    const c = scale * (q + p * other)
    const first = degrees(sine)
    return {
      numbers: { a, b, c, k },
      values: { first, next: 180 - first, shared: first / k },
      stem: `Consider the equation ${lead(a, 'cos²x')}${term(b, 'sin x')} = ${c}.`,
      parts: [
        work({
          text: `Show that it can be written as ${lead(a, 'sin²x')}${term(-b, 'sin x')}${term(c - a)} = 0.`,
          answer: 'reaches the given equation with no step left out',
          steps: ['Uses cos²x = 1 − sin²x'],
          error: 'Writing cos²x = sin²x − 1.',
          command: 'determine'
        }),
        work({
          text: 'Hence solve the equation for 0° ≤ x ≤ 360°, giving your answers to 1 decimal place.',
          answer: `x = ${first.toFixed(1)}° and x = ${(180 - first).toFixed(1)}°`,
          steps: [
            `Factorises: (${lead(q, 'sin x')} − ${p})(sin x − ${other}) = 0`,
            `Rejects sin x = ${other}, because sin x is at most 1`,
            `Uses sin x = ${p}/${q}`
          ],
          error: 'Giving only the angle that the calculator shows.',
          command: 'determine'
        }),
        work({
          text: `Find the smallest positive value of t in degrees for which ${lead(a, 'cos²' + String(k) + 't')}${term(b, 'sin ' + String(k) + 't')} = ${c}.`,
          answer: `t = ${(first / k).toFixed(1)}°`,
          steps: [`Sets ${k}t equal to the smaller of the two angles`],
          error: 'Multiplying the angle instead of dividing it.',
          command: 'determine',
          ao: 'AO3',
          carries: true
        })
      ]
    }
  },
  second({ a, b, c, k }) {
    // By bisection of the equation itself, on each side of 90°.
    const f = (x: number): number => a * Math.cos(x) ** 2 + b * Math.sin(x) - c
    const root = (low: number, high: number): number => {
      let [l, h] = [low, high]
      for (let i = 0; i < 80; i += 1) {
        const mid = (l + h) / 2
        if (f(l) * f(mid) <= 0) h = mid
        else l = mid
      }
      return (((l + h) / 2) * 180) / Math.PI
    }
    const first = root(0, Math.PI / 2)
    return { first, next: root(Math.PI / 2, Math.PI), shared: first / k }
  },
  sane: { first: [2, 85], next: [95, 178], shared: [0.3, 43] }
})
