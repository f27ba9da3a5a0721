import { num, say, template, work } from '#domain/paper/templates/kit.ts'

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
  make(random) {
    const which = random.int(0, 3)
    const salt = SALTS[which] ?? SALTS[0]
    const mass = random.int(80, 600) / 100
    const purity = random.int(70, 96)
    const n = mass / salt.mass
    const gas = n * 22.7 * 1000
    const measured = Math.round((gas * purity) / 100)
    const found = (measured / gas) * 100
    return {
      numbers: { which, mass, measured },
      values: { n, gas, found },
      stem: `A student heats ${num(mass)} g of ${salt.name}, ${salt.formula}, until it has all broken down: ${salt.formula} → ${salt.formula.slice(0, 2)}O + CO₂. (Relative formula mass of ${salt.formula} = ${salt.mass}; molar volume of a gas at 273 K and 100 kPa = 22.7 dm³ mol⁻¹.)`,
      parts: [
        work({
          text: `Calculate the amount, in mol, of ${salt.formula} in the sample.`,
          answer: `${num(n)} mol`,
          steps: ['Divides the mass by the molar mass'],
          error: 'Multiplying mass and molar mass.'
        }),
        work({
          text: 'Calculate the volume of carbon dioxide, in cm³ at 273 K and 100 kPa, that a pure sample gives.',
          answer: `${num(gas)} cm³`,
          steps: ['Uses the ratio 1 : 1 from the equation', 'Multiplies by 22.7 dm³ and changes dm³ to cm³'],
          error: 'Dividing by the molar volume.',
          carries: true
        }),
        work({
          text: `The student collects ${measured} cm³. Calculate the percentage purity of the sample.`,
          answer: `${num(found)}%`,
          steps: ['Divides the volume collected by the volume expected'],
          error: 'Turning the fraction over, which gives more than 100%.',
          carries: true
        }),
        say({
          text: 'Suggest one reason, apart from impurity, for a volume below the expected one, and how to check for it.',
          command: 'suggest',
          ao: 'AO3',
          points: [
            'The sample had not broken down completely, or gas escaped or dissolved',
            'Heat to constant mass, or test the joints of the apparatus'
          ],
          error: 'Writing only that there was human error.'
        })
      ]
    }
  },
  second({ which, mass, measured }) {
    // From the mass of the gas: 44.0 g in each mole, and its share of the carbonate.
    const molar = SALTS[which]?.mass ?? 0
    const gasMass = (mass * 44) / molar
    const gas = (gasMass / 44) * 22_700
    return { n: gas / 22_700, gas, found: (100 * measured) / gas }
  },
  sane: { n: [0.005, 0.08], gas: [100, 1800], found: [69, 97] }
})
