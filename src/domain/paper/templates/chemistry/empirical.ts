import { result, rounded, say, sig, template, work } from '#domain/paper/templates/kit.ts'

const sub = (n: number): string => (n === 1 ? '' : Array.from(String(n), d => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(d))).join(''))
type Molecule = readonly [carbon: number, hydrogen: number, oxygen: number, factor: number]
/** Carbon, hydrogen and oxygen of compounds that exist, in one molecule, and the factor to the empirical formula: never 1, or its question would ask nothing. */
const MOLECULES: [Molecule, ...Molecule[]] = [
  [2, 4, 2, 2],
  [3, 6, 3, 3],
  [6, 12, 6, 6],
  [2, 6, 2, 2],
  [4, 10, 2, 2],
  [4, 8, 2, 2],
  [6, 12, 3, 3],
  [6, 12, 2, 2],
  [8, 16, 2, 2],
  [6, 8, 6, 2],
  [4, 6, 2, 2],
  [4, 6, 4, 2],
  [6, 10, 4, 2],
  [4, 4, 4, 4],
  [2, 2, 4, 2]
]

export const empirical = template({
  key: 'che-formula',
  subject: 'chemistry',
  topic: { code: 'che-amounts', name: 'Amounts of substance' },
  boards: ['IBDP', 'A Level', 'IGCSE'],
  difficulty: 2,
  calculator: true,
  sizes: [1, 2, 3, 4],
  make(random) {
    const [allC, allH, allO, times] = random.pick(MOLECULES)
    const [c, h, o] = [allC / times, allH / times, allO / times]
    const sample = random.int(1100, 9900) / 1000
    const unit = 12 * c + h + 16 * o
    const carbon = Number(((1200 * c) / unit).toFixed(1))
    const hydrogen = Number(((100 * h) / unit).toFixed(1))
    const oxygen = Number((100 - carbon - hydrogen).toFixed(1))
    const molar = unit * times
    const dioxide = (sample / molar) * c * times * 44
    const name = `C${sub(c)}H${sub(h)}O${sub(o)}`
    return {
      stem: `A compound holds ${carbon.toFixed(1)}% carbon, ${hydrogen.toFixed(1)}% hydrogen and ${oxygen.toFixed(1)}% oxygen by mass. (Relative atomic masses: C = 12.0, H = 1.0, O = 16.0.)`,
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
          text: `A sample of ${sample.toFixed(3)} g of the compound burns completely. Calculate the mass of carbon dioxide that forms.`,
          ...result(dioxide, 'g', rounded(sample / molar) * c * times * 44),
          steps: [
            `Finds the amount of the compound: ${sig(sample / molar)} mol`,
            `Uses ${c * times} mol of CO₂ for each mole of the compound`
          ],
          error: 'Using one mole of carbon dioxide for each mole of the compound.',
          carries: true
        }),
        say({
          text: 'State the difference between an empirical and a molecular formula.',
          command: 'state',
          points: [
            {
              text: 'The empirical formula gives the simplest ratio of atoms, the molecular formula their numbers in a molecule',
              or: ['the molecular formula is a whole-number multiple of the empirical formula'],
              not: ['they are always different']
            }
          ],
          error: 'Saying that they are always different.'
        })
      ]
    }
  }
})
