import { num, say, template, work } from '#domain/paper/templates/kit.ts'

export const momentum = template({
  key: 'phy-momentum',
  subject: 'physics',
  topic: { code: 'phy-momentum', name: 'Momentum' },
  boards: ['IGCSE', 'A Level', 'IBDP'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4, 5],
  make(random) {
    const m1 = random.int(4, 24) / 10
    const m2 = random.int(4, 24) / 10
    const u = random.int(8, 40) / 10
    const time = random.int(5, 30) / 100
    const before = m1 * u
    const v = before / (m1 + m2)
    const lost = (m1 * u * u) / 2 - ((m1 + m2) * v * v) / 2
    const force = (m2 * v) / time
    return {
      numbers: { m1, m2, u, time },
      values: { before, v, lost, force },
      stem: `Trolley P of mass ${num(m1)} kg moves at ${num(u)} m s⁻¹ along a level track without friction. It hits trolley Q of mass ${num(m2)} kg, which is at rest. The trolleys stick together. The collision lasts ${num(time)} s.`,
      parts: [
        work({
          text: 'Calculate the momentum of P before the collision.',
          answer: `${num(before)} kg m s⁻¹`,
          steps: ['Uses p = mv'],
          error: 'Leaving out the unit, or giving it as newtons.'
        }),
        work({
          text: 'Calculate the speed of the trolleys after the collision.',
          answer: `${num(v)} m s⁻¹`,
          steps: ['States or uses that momentum is conserved', `Divides by the total mass ${num(m1 + m2)} kg`],
          error: 'Setting the kinetic energies before and after equal.',
          carries: true
        }),
        work({
          text: 'Calculate the average force of P on Q during the collision.',
          answer: `${num(force)} N`,
          steps: ['Divides the change in momentum of Q by the time'],
          error: 'Using the total momentum of both trolleys.',
          carries: true
        }),
        work({
          text: 'Determine how much kinetic energy is transferred to other stores in the collision.',
          answer: `${num(lost)} J`,
          steps: ['Finds the kinetic energy before from ½mu²', 'Subtracts the kinetic energy of both trolleys after'],
          error: 'Using the speed of P with the mass of both trolleys.',
          command: 'determine',
          ao: 'AO3',
          carries: true
        }),
        say({
          text: 'State what is meant by an inelastic collision.',
          command: 'state',
          points: ['Total kinetic energy is not conserved, although momentum is'],
          error: 'Saying that momentum is lost.'
        })
      ]
    }
  },
  second({ m1, m2, u, time }) {
    // In the frame of the centre of mass: the energy lost is that of the reduced mass.
    const v = u - (m2 * u) / (m1 + m2)
    return { before: (m1 + m2) * v, v, lost: ((m1 * m2) / (m1 + m2)) * (u * u) * 0.5, force: (m1 * (u - v)) / time }
  },
  sane: { before: [0.1, 12], v: [0.05, 4], lost: [0.01, 20], force: [0.5, 120] }
})
