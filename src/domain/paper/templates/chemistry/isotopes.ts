import { num, result, say, template, work } from '#domain/paper/templates/kit.ts'

/** Elements with two common isotopes. */
const ELEMENTS = [
  { name: 'chlorine', symbol: 'Cl', z: 17, light: 35, heavy: 37 },
  { name: 'copper', symbol: 'Cu', z: 29, light: 63, heavy: 65 },
  { name: 'gallium', symbol: 'Ga', z: 31, light: 69, heavy: 71 },
  { name: 'bromine', symbol: 'Br', z: 35, light: 79, heavy: 81 },
  { name: 'silver', symbol: 'Ag', z: 47, light: 107, heavy: 109 },
  { name: 'boron', symbol: 'B', z: 5, light: 10, heavy: 11 }
] as const

export const isotopes = template({
  key: 'che-isotopes',
  subject: 'chemistry',
  topic: { code: 'che-atoms', name: 'Atomic structure' },
  boards: ['IBDP', 'A Level', 'IGCSE'],
  difficulty: 1,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const which = random.int(0, 5)
    const { name, symbol, z, light, heavy } = ELEMENTS[which] ?? ELEMENTS[0]
    const share = random.int(150, 850) / 10
    const mean = (light * share + heavy * (100 - share)) / 100
    const atoms = random.int(2, 20)
    const grams = (atoms / 10) * mean
    return {
      stem: `A laboratory makes a sample of ${name} in which one isotope is enriched. It holds two isotopes only: ${share.toFixed(1)}% of its atoms are ${symbol}-${light} and the rest ${symbol}-${heavy}. The atomic number of ${name} is ${z}.`,
      parts: [
        say({
          text: `State the numbers of protons, neutrons and electrons in an atom of ${symbol}-${heavy}.`,
          command: 'state',
          points: [`${z} protons and ${z} electrons`, `${heavy - z} neutrons`],
          error: 'Giving the mass number as the number of neutrons.'
        }),
        work({
          text: `Calculate the relative atomic mass of ${name} in the sample, to 2 decimal places.`,
          answer: mean.toFixed(2),
          steps: [
            `Finds the share of ${symbol}-${heavy}: ${num(100 - share)}%`,
            'Multiplies each mass by its share and adds'
          ],
          error: 'Taking the mean of the two mass numbers.'
        }),
        work({
          text: `Calculate the mass of ${num(atoms / 10)} mol of ${name} atoms from the sample.`,
          ...result(grams, 'g'),
          steps: ['Multiplies the amount by the molar mass'],
          error: 'Dividing the amount by the molar mass.',
          carries: true
        }),
        say({
          text: 'Explain why the two isotopes have the same chemical properties.',
          command: 'explain',
          ao: 'AO2',
          points: [
            {
              text: 'They have the same number of electrons in the same arrangement',
              or: ['the same electronic configuration', 'the same number of outer electrons'],
              not: ['the same number of neutrons']
            },
            {
              text: 'Chemical properties depend on the electrons',
              or: ['only electrons take part in reactions', 'neutrons do not affect reactions']
            }
          ],
          error: 'Saying that they have the same number of neutrons.'
        })
      ]
    }
  }
})
