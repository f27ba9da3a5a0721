import { num, result, template, work } from '#domain/paper/templates/kit.ts'

export const geometric = template({
  key: 'mat-geometric',
  subject: 'mathematics',
  topic: { code: 'mat-sequences', name: 'Sequences and series' },
  boards: ['A Level', 'IBDP'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const a = random.int(20, 150) * 2
    const percent = random.pick([50, 55, 60, 65, 70, 75, 80, 85, 90])
    const r = percent / 100
    const n = random.int(6, 12)
    const second = a * r
    const all = a / (1 - r)
    const share = random.pick([80, 90, 95, 98, 99])
    const least = Math.floor(Math.log(1 - share / 100) / Math.log(r)) + 1
    return {
      stem: `A ball rolls ${a} cm in the first second. In each second after that it rolls the same fraction of the distance it rolled in the second before. In the second second it rolls ${num(second, 4)} cm.`,
      parts: [
        work({
          text: 'Find the common ratio of the distances.',
          answer: num(r),
          steps: [`Divides ${num(second, 4)} by ${a}`],
          error: 'Dividing the first distance by the second.'
        }),
        work({
          text: `Find the distance rolled in the ${n}th second, correct to 3 significant figures.`,
          ...result(a * r ** (n - 1), 'cm'),
          steps: [`Uses arⁿ⁻¹ with n = ${n}`],
          error: `Using the power ${n} instead of ${n - 1}.`,
          carries: true
        }),
        work({
          text: 'Find the greatest distance that the ball can roll in all.',
          answer: `${num(all, 5)} cm`,
          ...(num(all, 5) === num(all) ? {} : { alternatives: [`${num(all)} cm`] }),
          steps: ['States that |r| < 1, so that the sum to infinity exists', `Uses a ÷ (1 − r) = ${a} ÷ ${num(1 - r)}`],
          error: 'Using a ÷ (r − 1), which gives a negative distance.',
          command: 'determine',
          carries: true
        }),
        work({
          text: `Find the number of whole seconds after which the ball has rolled more than ${share}% of this greatest distance.`,
          answer: String(least),
          steps: [
            `Sets up 1 − rⁿ > ${share / 100}`,
            `Tries whole values of n, or uses logarithms, to solve ${num(r)}ⁿ < ${(1 - share / 100).toFixed(2)}`
          ],
          error: 'Giving the last whole second that is not yet enough.',
          command: 'determine',
          ao: 'AO3',
          carries: true
        })
      ]
    }
  }
})
