import { num, say, template, work } from '#domain/paper/templates/kit.ts'

export const heater = template({
  key: 'phy-heater',
  subject: 'physics',
  topic: { code: 'phy-thermal', name: 'Thermal physics' },
  boards: ['IGCSE', 'IBDP'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const power = random.int(20, 60)
    const minutes = random.int(4, 12)
    const mass = random.int(6, 20) / 10
    const metal = random.pick([380, 390, 450, 460, 500, 900, 910])
    const rise = Math.round((power * minutes * 60 * random.int(80, 95)) / 100 / mass / metal)
    const energy = power * minutes * 60
    const measured = energy / (mass * rise)
    return {
      numbers: { power, minutes, mass, rise },
      values: { energy, measured, rate: rise / minutes },
      stem: `A student heats a metal block of mass ${num(mass)} kg with an electric heater of power ${power} W for ${minutes} minutes. The temperature of the block rises by ${rise} °C.`,
      parts: [
        work({
          text: 'Calculate the energy that the heater transfers.',
          answer: `${num(energy, 5)} J`,
          steps: [`Changes ${minutes} minutes to ${minutes * 60} s and multiplies by the power`],
          error: 'Multiplying the power by the time in minutes.'
        }),
        work({
          text: 'Use these values to calculate the specific heat capacity of the metal.',
          answer: `${num(measured)} J kg⁻¹ °C⁻¹`,
          steps: ['Uses E = mcΔT', `Rearranges to c = E ÷ (${num(mass)} × ${rise})`],
          error: 'Using the final temperature instead of the rise.',
          carries: true
        }),
        say({
          text: 'The value the student obtains is higher than the true value. Explain why, and suggest one change to the experiment that gives a value closer to it.',
          command: 'explain',
          ao: 'AO3',
          points: [
            'Some energy is transferred to the surroundings and not to the block',
            'So the rise in temperature is smaller than it should be for this energy',
            'Insulate the block, or start as far below room temperature as it ends above'
          ],
          error: 'Blaming a careless student instead of an energy transfer.'
        }),
        say({
          text: 'Describe what happens to the particles of the metal as its temperature rises.',
          command: 'describe',
          points: ['They vibrate about fixed positions', 'They vibrate faster, so their mean kinetic energy grows'],
          error: 'Saying that the particles themselves expand.'
        })
      ]
    }
  },
  second({ power, minutes, mass, rise }) {
    const perSecond = rise / (minutes * 60)
    let energy = 0
    for (let s = 0; s < minutes * 60; s += 1) energy += power
    return { energy, measured: power / (mass * perSecond), rate: perSecond * 60 }
  },
  sane: { energy: [4000, 50_000], measured: [350, 1400], rate: [0.5, 25] }
})
