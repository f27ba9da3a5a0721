import { num, say, template, work } from '#domain/paper/templates/kit.ts'

const G = 9.81

export const liquid = template({
  key: 'phy-pressure',
  subject: 'physics',
  topic: { code: 'phy-pressure', name: 'Density and pressure' },
  boards: ['IGCSE', 'A Level'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const radius = random.int(40, 120) / 20
    const height = random.int(10, 60)
    const liquidDensity = random.pick([790, 820, 880, 920, 1000, 1030, 1100, 1260])
    const volume = Math.PI * radius * radius * height
    const mass = (liquidDensity * volume) / 1e6
    const pressure = (liquidDensity * G * height) / 100
    const force = pressure * Math.PI * (radius / 100) ** 2
    return {
      numbers: { radius, height, liquidDensity },
      values: { volume, mass, pressure, force },
      stem: `A tall cylinder of inner radius ${num(radius)} cm is filled to a depth of ${height} cm with a liquid of density ${liquidDensity} kg m⁻³. (g = 9.81 N kg⁻¹)`,
      parts: [
        work({
          text: 'Calculate the volume of the liquid in cm³.',
          answer: `${num(volume)} cm³`,
          steps: ['Uses πr²h'],
          error: 'Using the diameter in place of the radius.'
        }),
        work({
          text: 'Calculate the mass of the liquid.',
          answer: `${num(mass)} kg`,
          steps: ['Uses density = mass ÷ volume', 'Changes cm³ to m³ by dividing by 10⁶'],
          error: 'Dividing cm³ by 100 to get m³.',
          carries: true
        }),
        work({
          text: 'Calculate the pressure at the bottom of the cylinder due to the liquid.',
          answer: `${num(pressure)} Pa`,
          steps: ['Uses p = ρgh with the depth in metres'],
          error: 'Leaving the depth in centimetres.'
        }),
        say({
          text: 'The liquid is poured into a wider cylinder. Explain what happens to the pressure at the bottom due to the liquid.',
          command: 'explain',
          ao: 'AO3',
          points: [
            'The depth becomes smaller',
            'The pressure depends on depth, density and g only',
            'So the pressure becomes smaller'
          ],
          error: 'Saying that the pressure stays the same because the weight does.'
        })
      ]
    }
  },
  second({ radius, height, liquidDensity }) {
    // The weight of the column over its base.
    const area = Math.PI * (radius / 100) ** 2
    const mass = liquidDensity * area * (height / 100)
    const force = mass * G
    return { volume: (mass / liquidDensity) * 1e6, mass, pressure: force / area, force }
  },
  sane: { volume: [100, 7000], mass: [0.08, 9], pressure: [700, 8000], force: [0.8, 90] }
})
