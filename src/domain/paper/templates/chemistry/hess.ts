import { num, plain, result, rounded, say, sig, template, work } from '#domain/paper/templates/kit.ts'

/** Mean bond enthalpies in kJ mol⁻¹, as questions give them. */
const GIVEN = { 'C–H': 414, 'C–C': 346, 'O=O': 498, 'C=O': 804, 'O–H': 463 } as const
const ALKANES = ['', 'methane', 'ethane', 'propane', 'butane', 'pentane', 'hexane', 'heptane', 'octane'] as const
const sub = (n: number): string => (n === 1 ? '' : Array.from(String(n), d => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(d))).join(''))

export const hess = template({
  key: 'che-bonds',
  subject: 'chemistry',
  topic: { code: 'che-energetics', name: 'Energetics' },
  boards: ['IBDP', 'A Level'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const c = random.int(1, 8)
    const grams = random.int(1000, 9990) / 10
    const h = 2 * c + 2
    const oxygen = (3 * c + 1) / 2
    const broken = h * GIVEN['C–H'] + (c - 1) * GIVEN['C–C'] + oxygen * GIVEN['O=O']
    const formed = 2 * c * GIVEN['C=O'] + h * GIVEN['O–H']
    const molar = 12 * c + h
    const change = broken - formed
    const formula = `C${sub(c)}H${sub(h)}`
    const table = Object.entries(GIVEN).map(([bond, value]) => `${bond} ${value}`)
    return {
      stem: `${formula} (${ALKANES[c] ?? ''}) burns completely: ${formula} + ${num(oxygen)}O₂ → ${c === 1 ? '' : c}CO₂ + ${c + 1}H₂O. Mean bond enthalpies in kJ mol⁻¹: ${table.join(', ')}. In a cylinder there are ${grams.toFixed(1)} g of the substance. (Relative formula mass ${molar}.)`,
      parts: [
        work({
          text: 'Calculate the energy needed to break all the bonds of the reactants.',
          answer: `${plain(broken)} kJ mol⁻¹`,
          steps: [`Counts ${h} C–H${c > 1 ? `, ${c - 1} C–C` : ''} and ${num(oxygen)} O=O bonds`],
          error: 'Counting the bonds in O₂ twice for two atoms.'
        }),
        work({
          text: 'Calculate the enthalpy change of the reaction.',
          answer: `${plain(change)} kJ mol⁻¹`,
          steps: [
            `Finds the energy of the bonds formed: ${2 * c} C=O and ${h} O–H`,
            'Subtracts it from the energy of the bonds broken'
          ],
          error: 'Subtracting the other way round.',
          carries: true
        }),
        work({
          text: 'Calculate the energy released when all of the substance in the cylinder burns.',
          ...result((-change * grams) / molar, 'kJ', -change * rounded(grams / molar)),
          steps: [`Finds the amount: ${sig(grams / molar)} mol`],
          error: 'Multiplying by the mass instead of the amount.',
          carries: true
        }),
        say({
          text: 'Explain why the value found from mean bond enthalpies differs from the measured one.',
          command: 'explain',
          ao: 'AO3',
          points: [
            {
              text: 'Mean bond enthalpies are averages over many molecules',
              or: ['the same bond differs a little from one compound to another'],
              not: ['they are only theory', 'they are estimated']
            },
            {
              text: 'They hold for gases, and water may be liquid here',
              or: ['not all substances are gases under standard conditions', 'energy of changing state is left out']
            }
          ],
          error: 'Saying that bond enthalpies are only theory.'
        })
      ]
    }
  }
})
