import { num, say, sig, template, work } from '#domain/paper/templates/kit.ts'

export const ph = template({
  key: 'che-ph',
  subject: 'chemistry',
  topic: { code: 'che-acids', name: 'Acids and bases' },
  boards: ['IBDP', 'A Level'],
  difficulty: 3,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const acid = random.int(15, 95) / 1000
    const base = random.int(15, 95) / 1000
    const volume = random.int(4, 20) * 5
    const water = volume * random.int(1, 9)
    const first = -Math.log10(acid)
    const thinner = -Math.log10((acid * volume) / (volume + water))
    const basic = 14 + Math.log10(base)
    return {
      stem: `Hydrochloric acid of ${num(acid)} mol dm⁻³ is completely ionised.`,
      parts: [
        work({
          text: 'Calculate the pH of the acid.',
          answer: first.toFixed(2),
          steps: ['Uses pH = −log₁₀[H⁺]'],
          error: 'Leaving out the minus sign.'
        }),
        work({
          text: `${water} cm³ of water is added to ${volume} cm³ of the acid. Calculate the pH of the new solution.`,
          answer: thinner.toFixed(2),
          steps: [
            `Finds the new concentration: ${sig((acid * volume) / (volume + water))} mol dm⁻³`,
            'Uses the total volume, not the volume of water'
          ],
          error: 'Multiplying the pH by the factor of dilution.'
        }),
        work({
          text: `Sodium hydroxide of ${num(base)} mol dm⁻³ is completely ionised as well. (Kw = 1.00 × 10⁻¹⁴ at 298 K.) Calculate its pH at 298 K.`,
          answer: basic.toFixed(2),
          steps: ['Uses Kw = [H⁺][OH⁻]', `Obtains [H⁺] = ${sig(1e-14 / base)} mol dm⁻³`],
          error: 'Giving −log₁₀[OH⁻] as the pH.'
        }),
        say({
          text: 'Ethanoic acid of the same concentration has a higher pH than the hydrochloric acid. Explain why.',
          command: 'explain',
          ao: 'AO2',
          points: [
            {
              text: 'Ethanoic acid is a weak acid: it is only partly ionised',
              or: ['it dissociates only in part', 'an equilibrium lies to the left'],
              not: ['it is dilute']
            },
            { text: 'So its concentration of hydrogen ions is lower', or: ['fewer H⁺ (H₃O⁺) ions in the same volume'] }
          ],
          error: 'Mixing up weak and dilute.'
        })
      ]
    }
  }
})
