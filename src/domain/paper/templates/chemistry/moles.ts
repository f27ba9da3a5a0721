import { result, rounded, say, template, work } from '#domain/paper/templates/kit.ts'

/** Carbonates that give one mole of gas a mole; relative masses to one decimal place. */
const SALTS = [
  { name: 'calcium carbonate', formula: 'CaCO₃', mass: 100.1 },
  { name: 'magnesium carbonate', formula: 'MgCO₃', mass: 84.3 },
  { name: 'zinc carbonate', formula: 'ZnCO₃', mass: 125.4 },
  { name: 'copper(II) carbonate', formula: 'CuCO₃', mass: 123.6 }
] as const

export const moles = template({
  key: 'che-moles',
  subject: 'chemistry',
  topic: { code: 'che-amounts', name: 'Amounts of substance' },
  boards: ['IBDP', 'IGCSE', 'A Level'],
  difficulty: 1,
  calculator: true,
  sizes: [2, 3, 4],
  make(random, { molar }) {
    const which = random.int(0, 3)
    const salt = SALTS[which] ?? SALTS[0]
    const mass = random.int(80, 600) / 100
    const purity = random.int(70, 96)
    const n = mass / salt.mass
    const gas = n * molar.volume * 1000
    const measured = Math.round((gas * purity) / 100)
    const found = (measured / gas) * 100
    return {
      stem: `A student heats ${mass.toFixed(2)} g of ${salt.name}, ${salt.formula}, until it has all broken down: ${salt.formula} → ${salt.formula.slice(0, 2)}O + CO₂. (Relative formula mass of ${salt.formula} = ${salt.mass}; molar volume of a gas at ${molar.at} = ${molar.volume.toFixed(1)} dm³ mol⁻¹.)`,
      parts: [
        work({
          text: `Calculate the amount, in mol, of ${salt.formula} in the sample.`,
          ...result(n, 'mol'),
          steps: ['Divides the mass by the molar mass'],
          error: 'Multiplying mass and molar mass.'
        }),
        work({
          text: `Calculate the volume of carbon dioxide, in cm³ at ${molar.at}, that a pure sample gives.`,
          ...result(gas, 'cm³', rounded(n) * molar.volume * 1000),
          steps: [
            'Uses the ratio 1 : 1 from the equation',
            `Multiplies by ${molar.volume.toFixed(1)} dm³ and changes dm³ to cm³`
          ],
          error: 'Dividing by the molar volume.',
          carries: true
        }),
        work({
          text: `The student collects ${measured} cm³. Calculate the percentage purity of the sample.`,
          ...result(
            found,
            '%',
            (measured / rounded(gas)) * 100,
            (measured / rounded(rounded(n) * molar.volume * 1000)) * 100
          ),
          steps: ['Divides the volume collected by the volume expected'],
          error: 'Turning the fraction over, which gives more than 100%.',
          carries: true
        }),
        say({
          text: 'Suggest one reason, apart from impurity, for a volume below the expected one, and how to check for it.',
          command: 'suggest',
          ao: 'AO3',
          points: [
            {
              text: 'The sample had not broken down completely',
              or: [
                'gas escaped',
                'some gas dissolved in water',
                'the gas was not at the temperature of the calculation'
              ],
              not: ['human error', 'impurity']
            },
            {
              text: 'Heat to constant mass or constant volume',
              or: [
                'test the joints of the apparatus for leaks',
                'use a gas syringe instead of water',
                'let the gas cool before reading'
              ],
              not: ['repeat the experiment']
            }
          ],
          error: 'Writing only that there was human error.'
        })
      ]
    }
  }
})
