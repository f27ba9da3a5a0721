import { num, say, template, work } from '#domain/paper/templates/kit.ts'

export const product = template({
  key: 'che-yield',
  subject: 'chemistry',
  topic: { code: 'che-amounts', name: 'Amounts of substance' },
  boards: ['IBDP', 'A Level'],
  difficulty: 3,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const nitrogen = random.int(4, 60) * 7
    const hydrogen = random.int(4, 60) * 3
    const moleN = nitrogen / 28
    const moleH = hydrogen / 2
    const limitedByH = moleH < 3 * moleN
    const ammonia = limitedByH ? (2 * moleH) / 3 : 2 * moleN
    const grams = ammonia * 17
    const actual = Number((grams * (random.int(12, 35) / 100)).toPrecision(3))
    return {
      numbers: { nitrogen, hydrogen, actual },
      values: { ammonia, grams, percent: (actual / grams) * 100 },
      stem: `${nitrogen} g of nitrogen and ${hydrogen} g of hydrogen react to form ammonia: N₂ + 3H₂ ⇌ 2NH₃. (Relative masses: N₂ = 28, H₂ = 2, NH₃ = 17.)`,
      parts: [
        work({
          text: 'Determine which reactant is limiting.',
          answer: limitedByH ? 'hydrogen' : 'nitrogen',
          steps: [`Finds ${num(moleN)} mol of N₂ and ${num(moleH)} mol of H₂`, 'Compares their ratio with 1 : 3'],
          error: 'Choosing the reactant with the smaller mass.',
          command: 'determine'
        }),
        work({
          text: 'Calculate the greatest mass of ammonia that can form.',
          answer: `${num(grams)} g`,
          steps: [`Finds ${num(ammonia)} mol of ammonia from the limiting reactant`],
          error: 'Using the reactant that is in excess.',
          carries: true
        }),
        work({
          text: `The mass of ammonia obtained is ${num(actual)} g. Calculate the percentage yield.`,
          answer: `${num((actual / grams) * 100)}%`,
          steps: ['Divides the mass obtained by the greatest mass'],
          error: 'Turning the fraction over.',
          carries: true
        }),
        say({
          text: 'Explain the effect of a higher pressure on the position of this equilibrium.',
          command: 'explain',
          ao: 'AO2',
          points: [
            'There are fewer moles of gas on the right, 2 instead of 4',
            'So the equilibrium moves to the right, and there is more ammonia'
          ],
          error: 'Saying that the equilibrium moves because the reaction becomes faster.'
        })
      ]
    }
  },
  second({ nitrogen, hydrogen, actual }) {
    // By mass: 28 g of nitrogen take 6 g of hydrogen and give 34 g.
    const grams = Math.min((nitrogen * 34) / 28, (hydrogen * 34) / 6)
    return { ammonia: grams / 17, grams, percent: (100 * actual) / grams }
  },
  sane: { ammonia: [2, 45], grams: [20, 600], percent: [10, 40] }
})
