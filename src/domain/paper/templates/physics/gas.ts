import { num, say, template, work } from '#domain/paper/templates/kit.ts'

export const gas = template({
  key: 'phy-gas',
  subject: 'physics',
  topic: { code: 'phy-gases', name: 'Gases' },
  boards: ['IGCSE', 'IBDP', 'A Level'],
  difficulty: 1,
  calculator: true,
  sizes: [2, 3],
  make(random) {
    const p1 = random.int(98, 104)
    const v1 = random.int(12, 60) * 5
    const v2 = v1 - 5 * random.int(2, Math.floor(v1 / 10))
    const area = random.int(6, 30) / 2
    const p2 = (p1 * v1) / v2
    const force = (p2 - p1) * 1000 * area * 1e-4
    return {
      numbers: { p1, v1, v2, area },
      values: { p2, force, ratio: v1 / v2 },
      stem: `A gas is sealed in a cylinder by a piston of area ${num(area)} cm². At first the gas has a volume of ${v1} cm³ and a pressure of ${p1} kPa, the same as the air outside. The piston is pushed in slowly, at constant temperature, until the volume is ${v2} cm³.`,
      parts: [
        work({
          text: 'Calculate the new pressure of the gas.',
          answer: `${num(p2)} kPa`,
          steps: ['Uses p₁V₁ = p₂V₂', `Rearranges to p₂ = ${p1} × ${v1} ÷ ${v2}`],
          error: 'Multiplying by the smaller volume, which makes the pressure fall.'
        }),
        work({
          text: 'Calculate the extra force needed to hold the piston in its new place.',
          answer: `${num(force)} N`,
          steps: [
            'Finds the difference between the pressures inside and outside',
            `Multiplies by the area ${num(area * 1e-4)} m²`
          ],
          error: 'Leaving out the pressure of the air outside.',
          ao: 'AO3',
          carries: true
        }),
        say({
          text: 'Explain, in terms of particles, why the pressure of the gas grows when its volume becomes smaller.',
          command: 'explain',
          ao: 'AO2',
          points: [
            'The particles move at the same mean speed, because the temperature is constant',
            'There are more particles in each unit of volume',
            'So they hit the walls more often, and the force on each unit of area is larger'
          ],
          error: 'Saying that the particles move faster.'
        })
      ]
    }
  },
  second({ p1, v1, v2, area }) {
    // Through the amount of gas at 293 K.
    const n = (p1 * 1e3 * v1 * 1e-6) / (8.314 * 293)
    const p2 = (n * 8.314 * 293) / (v2 * 1e-6) / 1e3
    return { p2, force: (p2 * area - p1 * area) / 10, ratio: p2 / p1 }
  },
  sane: { p2: [100, 260], force: [0.5, 250], ratio: [1, 2.5] }
})
