import { physical, num, rounded, say, template, work } from '#domain/paper/templates/kit.ts'

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
      stem: `A gas is sealed in a cylinder by a piston of area ${num(area)} cm². At first the gas has a volume of ${v1} cm³ and a pressure of ${p1} kPa, the same as the air outside. The piston is pushed in slowly, at constant temperature, until the volume is ${v2} cm³.`,
      parts: [
        work({
          text: 'Calculate the new pressure of the gas.',
          ...physical(p2, 'kPa'),
          steps: ['Uses p₁V₁ = p₂V₂', `Rearranges to p₂ = ${p1} × ${v1} ÷ ${v2}`],
          error: 'Multiplying by the smaller volume, which makes the pressure fall.'
        }),
        work({
          text: 'Calculate the extra force needed to hold the piston in its new place.',
          ...physical(force, 'N', ((rounded(p2) - p1) * area) / 10),
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
            {
              text: 'The particles move at the same mean speed, because the temperature is constant',
              or: ['their mean kinetic energy does not change'],
              not: ['they move faster']
            },
            {
              text: 'There are more particles in each unit of volume',
              or: ['the particles are closer together', 'they travel less far between the walls']
            },
            {
              text: 'So they hit the walls more often, and the force on each unit of area is larger',
              or: ['more collisions with the walls each second', 'more frequent collisions with the piston'],
              not: ['more collisions between the particles', 'harder collisions']
            }
          ],
          error: 'Saying that the particles move faster.'
        })
      ]
    }
  }
})
