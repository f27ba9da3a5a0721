import { physical, num, rounded, say, template, work } from '#domain/paper/templates/kit.ts'

const kinetic = (mass: number, speed: number): number => (mass * speed * speed) / 2

const INELASTIC = say({
  text: 'State what is meant by an inelastic collision.',
  command: 'state',
  points: [
    {
      text: 'Total kinetic energy is not conserved, although momentum is',
      or: ['some kinetic energy is transferred to other stores', 'kinetic energy after is less than before'],
      not: ['energy is lost', 'momentum is not conserved']
    }
  ],
  error: 'Saying that momentum is lost.'
})

/** Cambridge IGCSE does not name kinds of collision. */
const PRINCIPLE = say({
  text: 'State the principle of conservation of momentum.',
  command: 'state',
  points: [
    {
      text: 'The total momentum before a collision equals the total momentum after it, if no external force acts',
      or: ['the total momentum of an isolated system stays the same'],
      not: ['momentum is the same, without total', 'energy is conserved']
    }
  ],
  error: 'Leaving out that it is the total momentum.'
})

export const momentum = template({
  key: 'phy-momentum',
  subject: 'physics',
  topic: { code: 'phy-momentum', name: 'Momentum' },
  boards: ['IGCSE', 'A Level', 'IBDP'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4, 5],
  make(random, { board }) {
    const m1 = random.int(4, 24) / 10
    const m2 = random.int(4, 24) / 10
    const u = random.int(8, 40) / 10
    const time = random.int(5, 30) / 100
    const before = m1 * u
    const v = before / (m1 + m2)
    const lost = kinetic(m1, u) - kinetic(m1 + m2, v)
    const force = (m2 * v) / time
    return {
      stem: `Trolley P of mass ${num(m1)} kg moves at ${num(u)} m s⁻¹ along a level track without friction. It hits trolley Q of mass ${num(m2)} kg, which is at rest. The trolleys stick together.`,
      parts: [
        work({
          text: 'Calculate the momentum of P before the collision.',
          ...physical(before, 'kg m s⁻¹'),
          steps: ['Uses p = mv'],
          error: 'Leaving out the unit, or giving it as newtons.'
        }),
        work({
          text: 'Calculate the speed of the trolleys after the collision.',
          ...physical(v, 'm s⁻¹', rounded(before) / (m1 + m2)),
          steps: ['States or uses that momentum is conserved', `Divides by the total mass ${num(m1 + m2)} kg`],
          error: 'Setting the kinetic energies before and after equal.',
          carries: true
        }),
        work({
          text: `The collision lasts ${num(time)} s. Calculate the average force of P on Q during the collision.`,
          ...physical(force, 'N', (m2 * rounded(v)) / time),
          steps: ['Divides the change in momentum of Q by the time'],
          error: 'Using the total momentum of both trolleys.',
          carries: true
        }),
        work({
          text: 'Determine how much kinetic energy is transferred to other stores in the collision.',
          ...physical(
            lost,
            'J',
            kinetic(m1, u) - kinetic(m1 + m2, rounded(v)),
            rounded(kinetic(m1, u)) - rounded(kinetic(m1 + m2, v))
          ),
          steps: ['Finds the kinetic energy before from ½mv²', 'Subtracts the kinetic energy of both trolleys after'],
          error: 'Using the speed of P with the mass of both trolleys.',
          command: 'determine',
          ao: 'AO3',
          carries: true
        }),
        board === 'IGCSE' ? PRINCIPLE : INELASTIC
      ]
    }
  }
})
