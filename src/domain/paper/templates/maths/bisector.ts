import { exactly, frac, num, sig, template, term, work } from '#domain/paper/templates/kit.ts'

export const bisector = template({
  key: 'mat-bisector',
  subject: 'mathematics',
  topic: { code: 'mat-coordinates', name: 'Coordinate geometry' },
  boards: ['A Level', 'IBDP', 'IGCSE'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const [left, y1] = [random.int(-12, 6), random.int(-12, 12)]
    const [dx, dy] = [2 * random.int(1, 8), 2 * random.pick([-1, 1]) * random.int(1, 8)]
    // With the midpoint on the y-axis, P would lie on AB.
    const x1 = 2 * left === -dx ? left + 1 : left
    const [x2, y2] = [x1 + dx, y1 + dy]
    const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
    const length = Math.hypot(dx, dy)
    const slope = frac(-dx, dy)
    const atAxis = exactly(my * dy + mx * dx, dy)
    const area = exactly((dx * dx + dy * dy) * Math.abs(mx), 2 * Math.abs(dy))
    return {
      stem: `The points A and B have coordinates (${num(x1)}, ${num(y1)}) and (${num(x2)}, ${num(y2)}).`,
      parts: [
        work({
          text: 'Find the length of AB, correct to 3 significant figures.',
          answer: sig(length),
          steps: [`Uses √((${num(dx)})² + (${num(dy)})²)`],
          error: 'Adding the differences instead of their squares.'
        }),
        work({
          text: 'Find the gradient of AB and the coordinates of its midpoint.',
          answer: `gradient ${frac(dy, dx)}, midpoint (${num(mx)}, ${num(my)})`,
          steps: [`Divides the change in y, ${num(dy)}, by the change in x, ${num(dx)}`],
          error: 'Dividing the change in x by the change in y.'
        }),
        work({
          text: 'The perpendicular bisector of AB meets the y-axis at the point P. Find the y-coordinate of P.',
          ...atAxis,
          steps: [
            `Uses the perpendicular gradient ${slope}`,
            `Puts the midpoint into y${term(-my)} = ${bracketed(slope)}(x${term(-mx)}) and sets x = 0`
          ],
          error: 'Using the gradient of AB itself, or turning it over without changing its sign.',
          command: 'determine',
          carries: true
        }),
        work({
          text: 'Find the area of triangle APB.',
          ...area,
          steps: ['Finds the distance from P to the midpoint of AB', 'Uses ½ × AB × this distance'],
          error: 'Using the distance from P to A as the height.',
          ao: 'AO3',
          carries: true
        })
      ]
    }
  }
})

const bracketed = (slope: string): string =>
  slope.includes('/') ? `(${slope})` : slope === '1' ? '' : slope === '−1' ? '−' : slope
