import { physical, num, say, template, work } from '#domain/paper/templates/kit.ts'

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
      stem: `A student heats a metal block of mass ${num(mass)} kg with an electric heater of power ${power} W for ${minutes} minutes. The temperature of the block rises by ${rise} °C.`,
      parts: [
        work({
          text: 'Calculate the energy that the heater transfers.',
          answer: `${energy} J`,
          steps: [`Changes ${minutes} minutes to ${minutes * 60} s and multiplies by the power`],
          error: 'Multiplying the power by the time in minutes.'
        }),
        work({
          text: 'Use these values to calculate the specific heat capacity of the metal.',
          ...physical(measured, 'J kg⁻¹ °C⁻¹'),
          steps: ['Uses E = mcΔT', `Rearranges to c = E ÷ (${num(mass)} × ${rise})`],
          error: 'Using the final temperature instead of the rise.',
          carries: true
        }),
        say({
          text: 'The value the student obtains is higher than the true value. Explain why, and suggest one change to the experiment that gives a value closer to it.',
          command: 'explain',
          ao: 'AO3',
          points: [
            {
              text: 'Some energy is transferred to the surroundings and not to the block',
              or: ['thermal energy is lost to the air', 'the heater and thermometer are heated too'],
              not: ['energy is used up', 'the student reads the thermometer wrongly']
            },
            {
              text: 'So the rise in temperature is smaller than it should be for this energy',
              or: ['so more energy is supplied than the block takes up', 'the energy in the calculation is too large']
            },
            {
              text: 'Insulate the block',
              or: [
                'put a lid on it',
                'start as far below room temperature as it ends above',
                'put oil in the hole of the heater'
              ],
              not: ['repeat the experiment', 'use a better thermometer']
            }
          ],
          error: 'Blaming a careless student instead of an energy transfer.'
        }),
        say({
          text: 'Describe what happens to the particles of the metal as its temperature rises.',
          command: 'describe',
          points: [
            {
              text: 'They vibrate about fixed positions',
              or: ['they stay in their places in the lattice'],
              not: ['they move around freely']
            },
            {
              text: 'They vibrate faster, so their mean kinetic energy grows',
              or: ['they vibrate more', 'they have more kinetic energy'],
              not: ['they expand']
            }
          ],
          error: 'Saying that the particles themselves expand.'
        })
      ]
    }
  }
})
