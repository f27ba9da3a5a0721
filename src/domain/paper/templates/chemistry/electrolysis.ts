import { result, rounded, say, sig, template, work } from '#domain/paper/templates/kit.ts'

const METALS = [
  { name: 'copper', ion: 'Cu²⁺', charge: 2, mass: 63.5 },
  { name: 'silver', ion: 'Ag⁺', charge: 1, mass: 107.9 },
  { name: 'nickel', ion: 'Ni²⁺', charge: 2, mass: 58.7 },
  { name: 'zinc', ion: 'Zn²⁺', charge: 2, mass: 65.4 }
] as const

export const electrolysis = template({
  key: 'che-electrolysis',
  subject: 'chemistry',
  topic: { code: 'che-redox', name: 'Electron transfer' },
  boards: ['A Level', 'IBDP'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const which = random.int(0, 3)
    const metal = METALS[which] ?? METALS[0]
    const current = random.int(50, 400) / 100
    const minutes = random.int(10, 60)
    const charge = current * minutes * 60
    const electrons = charge / 96_500
    const grams = (electrons / metal.charge) * metal.mass
    const e = metal.charge === 1 ? 'e⁻' : '2e⁻'
    return {
      stem: `An object is plated with ${metal.name} by electrolysis of a solution that holds ${metal.ion} ions. The current is ${current.toFixed(2)} A for ${minutes} minutes. (Faraday constant = 96 500 C mol⁻¹; relative atomic mass of ${metal.name} = ${metal.mass}.)`,
      parts: [
        say({
          text: 'Write the half-equation at the cathode, and state whether it is oxidation or reduction.',
          command: 'state',
          points: [
            `${metal.ion} + ${e} → ${metal.ion.slice(0, 2)}`,
            {
              text: 'Reduction, because electrons are gained',
              or: ['reduction: the oxidation number falls'],
              not: ['oxidation']
            }
          ],
          error: 'Placing the electrons on the right.'
        }),
        work({
          text: 'Calculate the charge that passes.',
          ...result(charge, 'C'),
          steps: ['Uses Q = It with the time in seconds'],
          error: 'Leaving the time in minutes.'
        }),
        work({
          text: `Calculate the mass of ${metal.name} on the object.`,
          ...result(
            grams,
            'g',
            (rounded(electrons) / metal.charge) * metal.mass,
            (rounded(charge) / 96_500 / metal.charge) * metal.mass
          ),
          steps: [`Finds ${sig(electrons)} mol of electrons`, `Divides by ${metal.charge}, from the half-equation`],
          error: 'Leaving out the charge of the ion.',
          carries: true
        }),
        say({
          text: `Suggest why the anode is made of ${metal.name}.`,
          command: 'suggest',
          ao: 'AO3',
          points: [
            {
              text: 'It goes into solution as ions',
              or: ['it is oxidised to its ions', 'it replaces the ions that leave the solution'],
              not: ['it does not change']
            },
            {
              text: 'So the concentration of the ions stays the same',
              or: ['so the plating can go on', 'no other reaction at the anode']
            }
          ],
          error: 'Saying that the anode is not changed.'
        })
      ]
    }
  }
})
