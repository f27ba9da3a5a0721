import { result, rounded, say, sig, template, work } from '#domain/paper/templates/kit.ts'

export const titration = template({
  key: 'che-titration',
  subject: 'chemistry',
  topic: { code: 'che-acids', name: 'Acids and bases' },
  boards: ['IBDP', 'A Level', 'IGCSE'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const base = random.int(80, 150) / 1000
    const mean = random.int(190, 290) / 10
    const rough = mean + random.int(8, 20) / 20
    // Concordant: within 0.10 cm³ of each other.
    const agreeing = random.shuffle([mean - 0.05, mean, mean + 0.05])
    const n = (base * mean) / 1000
    const acid = (n / 2 / 25) * 1000
    return {
      stem: `A student titrates 25.0 cm³ of dilute sulfuric acid with sodium hydroxide of ${base.toFixed(3)} mol dm⁻³: H₂SO₄ + 2NaOH → Na₂SO₄ + 2H₂O. The volumes of sodium hydroxide are ${[rough, ...agreeing].map(v => v.toFixed(2)).join(' cm³, ')} cm³. (Relative formula mass of H₂SO₄ = 98.1.)`,
      parts: [
        work({
          text: 'Calculate the mean volume of sodium hydroxide, using the results that agree.',
          answer: `${mean.toFixed(2)} cm³`,
          steps: [`Leaves out ${rough.toFixed(2)} cm³, which does not agree with the others`],
          error: 'Taking the mean of all four volumes.'
        }),
        work({
          text: 'Calculate the concentration of the sulfuric acid in mol dm⁻³.',
          ...result(acid, 'mol dm⁻³', rounded(n) / 0.05),
          steps: [
            `Finds the amount of NaOH: ${sig(n)} mol`,
            'Divides by 2, from the ratio in the equation',
            'Divides by 0.0250 dm³'
          ],
          error: 'Using the ratio 1 : 1.',
          carries: true
        }),
        work({
          text: 'Calculate the concentration of the sulfuric acid in g dm⁻³.',
          ...result(acid * 98.1, 'g dm⁻³', rounded(acid) * 98.1, rounded(rounded(n) / 0.05) * 98.1),
          steps: ['Multiplies by the relative formula mass'],
          error: 'Dividing by the relative formula mass.',
          carries: true
        }),
        say({
          text: 'Name a suitable indicator and state why the flask stands on a white tile.',
          command: 'state',
          points: [
            {
              text: 'Phenolphthalein',
              or: ['methyl orange', 'thymolphthalein', 'bromothymol blue'],
              not: ['universal indicator', 'starch']
            },
            {
              text: 'The change of colour is easier to see',
              or: ['the end point is clearer', 'a white background for the colour']
            }
          ],
          error: 'Naming universal indicator, whose colour changes little by little.'
        })
      ]
    }
  }
})
