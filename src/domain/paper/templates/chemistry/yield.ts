import { num, result, rounded, say, sig, template, work } from '#domain/paper/templates/kit.ts'

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
    const other = random.int(4, 60)
    // 28 g of nitrogen take 6 g of hydrogen: then neither would be limiting.
    const hydrogen = (nitrogen === other * 14 ? other + 1 : other) * 3
    const moleN = nitrogen / 28
    const moleH = hydrogen / 2
    const limitedByH = moleH < 3 * moleN
    const ammonia = limitedByH ? (2 * moleH) / 3 : 2 * moleN
    const grams = ammonia * 17
    const actual = Number((grams * (random.int(12, 35) / 100)).toPrecision(3))
    return {
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
          ...result(grams, 'g', rounded(ammonia) * 17),
          steps: [`Finds ${sig(ammonia)} mol of ammonia from the limiting reactant`],
          error: 'Using the reactant that is in excess.',
          carries: true
        }),
        work({
          text: `The mass of ammonia obtained is ${actual} g. Calculate the percentage yield.`,
          ...result((actual / grams) * 100, '%', (actual / rounded(grams)) * 100),
          steps: ['Divides the mass obtained by the greatest mass'],
          error: 'Turning the fraction over.',
          carries: true
        }),
        say({
          text: 'Explain the effect of a higher pressure on the position of this equilibrium.',
          command: 'explain',
          ao: 'AO2',
          points: [
            {
              text: 'There are fewer moles of gas on the right, 2 instead of 4',
              or: ['fewer molecules of gas among the products', 'the products take up less volume'],
              not: ['fewer atoms']
            },
            {
              text: 'So the equilibrium moves to the right, and there is more ammonia',
              or: ['towards the product', 'the yield grows'],
              not: ['only: the reaction is faster']
            }
          ],
          error: 'Saying that the equilibrium moves because the reaction becomes faster.'
        })
      ]
    }
  }
})
