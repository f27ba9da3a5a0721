import { physical, rounded, template, work } from '#domain/paper/templates/kit.ts'

export const lift = template({
  key: 'phy-lift',
  subject: 'physics',
  topic: { code: 'phy-energy', name: 'Energy, work and power' },
  boards: ['IGCSE', 'A Level', 'IBDP'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random, { g }) {
    const mass = random.int(12, 60) * 10
    const height = random.int(8, 40)
    const time = random.int(10, 40)
    const efficiency = random.int(50, 90)
    const gained = mass * g * height
    const useful = gained / time
    const input = useful / (efficiency / 100)
    const speed = Math.sqrt(2 * g * height)
    return {
      stem: `A motor lifts a crate of mass ${mass} kg through a height of ${height} m in ${time} s at a steady speed. The motor is ${efficiency}% efficient. (g = ${g} N kg⁻¹)`,
      parts: [
        work({
          text: 'Calculate the gravitational potential energy that the crate gains.',
          ...physical(gained, 'J'),
          steps: ['Uses mgh'],
          error: 'Leaving out g.'
        }),
        work({
          text: 'Calculate the useful power of the motor.',
          ...physical(useful, 'W', rounded(gained) / time),
          steps: ['Divides the energy gained by the time'],
          error: 'Multiplying energy by time.',
          carries: true
        }),
        work({
          text: 'Calculate the electrical power supplied to the motor.',
          ...physical(
            input,
            'W',
            (rounded(useful) * 100) / efficiency,
            (rounded(rounded(gained) / time) * 100) / efficiency
          ),
          steps: ['Writes efficiency as useful power ÷ power supplied', `Divides by ${efficiency / 100}`],
          error: `Multiplying by ${efficiency / 100} instead of dividing, which gives less than the useful power.`,
          carries: true
        }),
        work({
          text: 'The rope breaks when the crate is at rest at the top. Calculate the speed of the crate just before it reaches the ground. Ignore air resistance.',
          ...physical(speed, 'm s⁻¹'),
          steps: ['Sets ½mv² equal to mgh, or uses v² = u² + 2as', 'Takes the square root of 2gh'],
          error: 'Forgetting to take the square root.',
          ao: 'AO3'
        })
      ]
    }
  }
})
