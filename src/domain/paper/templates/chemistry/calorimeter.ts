import { num, say, template, work } from '#domain/paper/templates/kit.ts'

const FUELS = [
  { name: 'methanol', molar: 32, true: 726 },
  { name: 'ethanol', molar: 46.1, true: 1367 },
  { name: 'propan-1-ol', molar: 60.1, true: 2021 },
  { name: 'butan-1-ol', molar: 74.1, true: 2676 }
] as const

export const calorimeter = template({
  key: 'che-calorimeter',
  subject: 'chemistry',
  topic: { code: 'che-energetics', name: 'Energetics' },
  boards: ['IBDP', 'A Level', 'IGCSE'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const which = random.int(0, 3)
    const fuel = FUELS[which] ?? FUELS[0]
    const water = random.int(20, 50) * 5
    const burnt = random.int(50, 120) / 100
    const rise = Math.max(
      8,
      Math.round(((burnt / fuel.molar) * fuel.true * 1000 * (random.int(45, 65) / 100)) / (water * 4.18))
    )
    const heat = (water * 4.18 * rise) / 1000
    const n = burnt / fuel.molar
    const enthalpy = -heat / n
    return {
      numbers: { which, water, burnt, rise },
      values: { heat, n, enthalpy, share: (-enthalpy / fuel.true) * 100 },
      stem: `A student burns ${num(burnt)} g of ${fuel.name} (molar mass ${fuel.molar} g mol⁻¹) below a can with ${water} g of water. The temperature of the water rises by ${rise} °C. The specific heat capacity of water is 4.18 J g⁻¹ K⁻¹.`,
      parts: [
        work({
          text: 'Calculate the energy that the water takes up, in kJ.',
          answer: `${num(heat)} kJ`,
          steps: ['Uses q = mcΔT with the mass of the water'],
          error: 'Using the mass of the fuel.'
        }),
        work({
          text: `Calculate the enthalpy of combustion of ${fuel.name} from these results, in kJ mol⁻¹.`,
          answer: `${num(enthalpy)} kJ mol⁻¹`,
          steps: [
            `Finds the amount of fuel: ${num(n)} mol`,
            'Divides the energy by this amount and gives it a minus sign'
          ],
          error: 'Leaving out the minus sign: the reaction gives out energy.',
          carries: true
        }),
        work({
          text: `The accepted value is −${fuel.true} kJ mol⁻¹. Calculate the student’s value as a percentage of it.`,
          answer: `${num((-enthalpy / fuel.true) * 100)}%`,
          steps: ['Divides the student’s value by the accepted value'],
          error: 'Giving the difference instead.',
          carries: true
        }),
        say({
          text: 'Suggest two reasons why the student’s value is less exothermic than the accepted one.',
          command: 'suggest',
          ao: 'AO3',
          points: [
            'Energy is transferred to the air and to the can',
            'The fuel burns incompletely, or some evaporates'
          ],
          error: 'Saying that the thermometer was read wrongly.'
        })
      ]
    }
  },
  second({ which, water, burnt, rise }) {
    // Energy of each gram of fuel first, then of each mole.
    const fuel = FUELS[which] ?? FUELS[0]
    const joules = 4.18 * rise * water
    const perGram = joules / burnt
    const enthalpy = (-perGram * fuel.molar) / 1000
    return {
      heat: joules / 1000,
      n: joules / 1000 / -enthalpy,
      enthalpy,
      share: (perGram * fuel.molar) / (fuel.true * 10)
    }
  },
  sane: { heat: [3, 60], n: [0.005, 0.05], enthalpy: [-2700, -250], share: [35, 100] }
})
