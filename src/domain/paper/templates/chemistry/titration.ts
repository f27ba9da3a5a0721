import { num, say, template, work } from '#domain/paper/templates/kit.ts'

export const titration = template({
  key: 'che-titration',
  subject: 'chemistry',
  topic: { code: 'che-acids', name: 'Acids and bases' },
  boards: ['IBDP', 'A Level', 'IGCSE'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const base = random.int(400, 750) / 5000
    const middle = random.int(190, 290) / 10
    const spread = random.int(1, 3) / 20
    const runs = [middle + 0.8, middle + spread, middle, middle - spread]
    const mean = middle
    const n = (base * mean) / 1000
    const acid = (n / 2 / 25) * 1000
    return {
      numbers: { base, a: runs[1] ?? 0, b: runs[2] ?? 0, c: runs[3] ?? 0 },
      values: { mean, n, acid, grams: acid * 98.1 },
      stem: `A student titrates 25.0 cm³ of dilute sulfuric acid with sodium hydroxide of ${num(base)} mol dm⁻³: H₂SO₄ + 2NaOH → Na₂SO₄ + 2H₂O. The volumes of sodium hydroxide are ${runs.map(v => v.toFixed(2)).join(' cm³, ')} cm³. (Relative formula mass of H₂SO₄ = 98.1.)`,
      parts: [
        work({
          text: 'Calculate the mean volume of sodium hydroxide, using the results that agree.',
          answer: `${mean.toFixed(2)} cm³`,
          steps: [`Leaves out ${(middle + 0.8).toFixed(2)} cm³, which does not agree with the others`],
          error: 'Taking the mean of all four volumes.'
        }),
        work({
          text: 'Calculate the concentration of the sulfuric acid in mol dm⁻³.',
          answer: `${num(acid)} mol dm⁻³`,
          steps: [
            `Finds the amount of NaOH: ${num(n)} mol`,
            'Divides by 2, from the ratio in the equation',
            'Divides by 0.0250 dm³'
          ],
          error: 'Using the ratio 1 : 1.',
          carries: true
        }),
        work({
          text: 'Calculate the concentration of the sulfuric acid in g dm⁻³.',
          answer: `${num(acid * 98.1)} g dm⁻³`,
          steps: ['Multiplies by the relative formula mass'],
          error: 'Dividing by the relative formula mass.',
          carries: true
        }),
        say({
          text: 'Name a suitable indicator and state why the flask stands on a white tile.',
          command: 'state',
          points: ['Phenolphthalein or methyl orange', 'The change of colour is easier to see'],
          error: 'Naming universal indicator, whose colour changes little by little.'
        })
      ]
    }
  },
  second({ base, a, b, c }) {
    // By the charge: each hydrogen ion meets one hydroxide ion.
    const mean = (a + b + c) / 3
    const hydroxide = mean * base
    const acid = hydroxide / 25 / 2
    return { mean, n: hydroxide / 1000, acid, grams: (hydroxide / 1000) * (98.1 / 2) * (1000 / 25) }
  },
  sane: { mean: [19, 29], n: [0.001, 0.005], acid: [0.02, 0.1], grams: [2, 9] }
})
