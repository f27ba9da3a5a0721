import { num, say, template, work } from '#domain/paper/templates/kit.ts'

const sub = (n: number): string => (n === 1 ? '' : Array.from(String(n), d => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(d))).join(''))
/** Empirical formulae whose numbers of atoms have no common factor. */
const KINDS = [
  [1, 2, 1],
  [2, 4, 1],
  [3, 6, 1],
  [2, 6, 1],
  [3, 8, 1],
  [4, 8, 1],
  [3, 4, 3],
  [2, 3, 2],
  [5, 10, 2],
  [3, 8, 2],
  [4, 10, 1],
  [5, 8, 2]
] as const

export const empirical = template({
  key: 'che-formula',
  subject: 'chemistry',
  topic: { code: 'che-amounts', name: 'Amounts of substance' },
  boards: ['IBDP', 'A Level', 'IGCSE'],
  difficulty: 2,
  calculator: true,
  sizes: [1, 2, 3, 4],
  make(random) {
    const [c, h, o] = KINDS[random.int(0, KINDS.length - 1)] ?? KINDS[0]
    const times = random.int(1, 3)
    const sample = random.int(1100, 9900) / 1000
    const unit = 12 * c + h + 16 * o
    const carbon = Number(((1200 * c) / unit).toFixed(1))
    const hydrogen = Number(((100 * h) / unit).toFixed(1))
    const oxygen = Number((100 - carbon - hydrogen).toFixed(1))
    const molar = unit * times
    const dioxide = (sample / molar) * c * times * 44
    const name = `C${sub(c)}H${sub(h)}O${sub(o)}`
    return {
      numbers: { carbon, hydrogen, oxygen, molar, sample, scale: o },
      values: { c, h, o, times, dioxide },
      stem: `A compound holds ${carbon}% carbon, ${hydrogen}% hydrogen and ${oxygen}% oxygen by mass. (Relative atomic masses: C = 12.0, H = 1.0, O = 16.0.)`,
      parts: [
        work({
          text: 'Determine the empirical formula of the compound.',
          answer: name,
          steps: [
            'Divides each percentage by the relative atomic mass',
            'Divides by the smallest result',
            'Finds the whole-number ratio'
          ],
          error: 'Dividing by the atomic numbers.',
          command: 'determine'
        }),
        work({
          text: `The relative molecular mass of the compound is ${molar}. Determine its molecular formula.`,
          answer: `C${sub(c * times)}H${sub(h * times)}O${sub(o * times)}`,
          steps: [`Compares ${molar} with the mass of the empirical formula, ${unit}`],
          error: 'Adding the masses of the atoms without the numbers in the formula.',
          command: 'determine',
          carries: true
        }),
        work({
          text: `A sample of ${num(sample, 4)} g of the compound burns completely. Calculate the mass of carbon dioxide that forms.`,
          answer: `${num(dioxide)} g`,
          steps: [
            `Finds the amount of the compound: ${num(sample / molar)} mol`,
            `Uses ${c * times} mol of CO₂ for each mole of the compound`
          ],
          error: 'Using one mole of carbon dioxide for each mole of the compound.',
          carries: true
        }),
        say({
          text: 'State the difference between an empirical and a molecular formula.',
          command: 'state',
          points: [
            'The empirical formula gives the simplest ratio of atoms, the molecular formula their numbers in a molecule'
          ],
          error: 'Saying that they are always different.'
        })
      ]
    }
  },
  second({ carbon, hydrogen, oxygen, molar, sample, scale }) {
    // Ratio to oxygen, scaled; the gas from the mass of carbon alone.
    const perOxygen = oxygen / 16
    const c = Math.round((carbon / 12 / perOxygen) * scale)
    const h = Math.round((hydrogen / perOxygen) * scale)
    const unit = 12 * c + h + 16 * scale
    return { c, h, o: scale, times: molar / unit, dioxide: sample * ((12 * c) / unit) * (44 / 12) }
  },
  sane: { c: [1, 5], h: [2, 10], o: [1, 3], times: [1, 3], dioxide: [0.5, 24] }
})
