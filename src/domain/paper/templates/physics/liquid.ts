import { physical, num, rounded, say, template, work } from '#domain/paper/templates/kit.ts'

export const liquid = template({
  key: 'phy-pressure',
  subject: 'physics',
  topic: { code: 'phy-pressure', name: 'Density and pressure' },
  boards: ['IGCSE', 'A Level'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random, { g }) {
    const radius = random.int(40, 120) / 20
    const height = random.int(10, 60)
    const liquidDensity = random.pick([790, 820, 880, 920, 1000, 1030, 1100, 1260])
    const volume = Math.PI * radius * radius * height
    const mass = (liquidDensity * volume) / 1e6
    const pressure = (liquidDensity * g * height) / 100
    return {
      stem: `A tall cylinder of inner radius ${num(radius)} cm is filled to a depth of ${height} cm with a liquid of density ${liquidDensity} kg m⁻³. (g = ${g} N kg⁻¹)`,
      parts: [
        work({
          text: 'Calculate the volume of the liquid in cm³.',
          ...physical(volume, 'cm³'),
          steps: ['Uses πr²h'],
          error: 'Using the diameter in place of the radius.'
        }),
        work({
          text: 'Calculate the mass of the liquid.',
          ...physical(mass, 'kg', (liquidDensity * rounded(volume)) / 1e6),
          steps: ['Uses density = mass ÷ volume', 'Changes cm³ to m³ by dividing by 10⁶'],
          error: 'Dividing cm³ by 100 to get m³.',
          carries: true
        }),
        work({
          text: 'Calculate the pressure at the bottom of the cylinder due to the liquid.',
          ...physical(pressure, 'Pa'),
          steps: ['Uses p = ρgh with the depth in metres'],
          error: 'Leaving the depth in centimetres.'
        }),
        say({
          text: 'The liquid is poured into a wider cylinder. Explain what happens to the pressure at the bottom due to the liquid.',
          command: 'explain',
          ao: 'AO3',
          points: [
            {
              text: 'The depth becomes smaller',
              or: ['the liquid is less high', 'the same weight acts on a larger area']
            },
            {
              text: 'The pressure depends on depth, density and g only',
              or: ['uses p = ρgh', 'density and g stay the same', 'uses p = F ÷ A with the same weight']
            },
            { text: 'So the pressure becomes smaller', not: ['the pressure stays the same'] }
          ],
          error: 'Saying that the pressure stays the same because the weight does.'
        })
      ]
    }
  }
})
