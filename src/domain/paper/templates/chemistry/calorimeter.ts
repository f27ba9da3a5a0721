import { result, rounded, say, sig, template, work } from '#domain/paper/templates/kit.ts'

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
      stem: `A student burns ${burnt.toFixed(2)} g of ${fuel.name} (molar mass ${fuel.molar} g mol⁻¹) below a can with ${water} g of water. The temperature of the water rises by ${rise} °C. The specific heat capacity of water is 4.18 J g⁻¹ K⁻¹.`,
      parts: [
        work({
          text: 'Calculate the energy that the water takes up, in kJ.',
          ...result(heat, 'kJ'),
          steps: ['Uses q = mcΔT with the mass of the water'],
          error: 'Using the mass of the fuel.'
        }),
        work({
          text: `Calculate the enthalpy of combustion of ${fuel.name} from these results, in kJ mol⁻¹.`,
          ...result(enthalpy, 'kJ mol⁻¹', -rounded(heat) / rounded(n), -heat / rounded(n), -rounded(heat) / n),
          steps: [
            `Finds the amount of fuel: ${sig(n)} mol`,
            'Divides the energy by this amount and gives it a minus sign'
          ],
          error: 'Leaving out the minus sign: the reaction gives out energy.',
          carries: true
        }),
        work({
          text: `The accepted value is −${fuel.true} kJ mol⁻¹. Calculate the student’s value as a percentage of it.`,
          ...result((-enthalpy / fuel.true) * 100, '%', (rounded(rounded(heat) / rounded(n)) / fuel.true) * 100),
          steps: ['Divides the student’s value by the accepted value'],
          error: 'Giving the difference instead.',
          carries: true
        }),
        say({
          text: 'Suggest two reasons why the student’s value is less exothermic than the accepted one.',
          command: 'suggest',
          ao: 'AO3',
          points: [
            {
              text: 'Energy is transferred to the air and to the can',
              or: ['heat is lost to the surroundings', 'the can takes up energy that is not counted'],
              not: ['the thermometer was read wrongly']
            },
            {
              text: 'The fuel burns incompletely, or some evaporates',
              or: ['soot or carbon monoxide forms', 'water evaporates', 'the conditions are not standard'],
              not: ['a mistake of the student']
            }
          ],
          error: 'Saying that the thermometer was read wrongly.'
        })
      ]
    }
  }
})
