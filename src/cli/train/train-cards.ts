import { writeFileSync } from 'node:fs'
import { judged, readVerdicts, samplesOf, type JudgedText } from '#cli/eval/card-samples.ts'
import { fit, namesOf, predict, type Logistic } from '#cli/eval/logistic.ts'
import { isDevelopment, isFresh, KINDS, readDevelopment, readFresh, readTexts } from '#cli/eval/eval-texts.ts'
import { markdownTable } from '#cli/report/markdown-table.ts'
import { onceEach } from '#engine/builtin/cards.ts'
import { CUT } from '#engine/builtin/rank.ts'

/** Chosen with the texts of one hand left out each time: less than half or more than twice of it separates less. */
const PENALTY = 8
const LEAST = 10
const FILE = 'src/engine/builtin/keep/weights.ts'

const modelOf = (texts: readonly JudgedText[]): Logistic => {
  const samples = samplesOf(texts)
  return fit(samples, namesOf(samples, LEAST), PENALTY)
}

/** What a model that has not seen the text would show of it; what nobody has judged is left out of the count. */
function shownOf(text: JudgedText, model: Logistic, cut: number): { readonly score: number; readonly kept: boolean }[] {
  const kept = new Map(text.cards.map(one => [one.card, one.kept]))
  const scored = text.cards.map((one, order) => ({
    card: one.card,
    order,
    score: one.card.isLaidOut ? one.card.trust : predict(model, one.features)
  }))
  return onceEach(scored, cut)
    .filter(one => one.score >= cut)
    .map(one => ({ score: one.score, kept: kept.get(one.card) }))
    .filter((one): one is { score: number; kept: boolean } => one.kept !== undefined)
}

const texts = [...readTexts(), ...readDevelopment(), ...readFresh()].map(text => judged(text, readVerdicts()))
/** Texts of one hand: the first 45 are ours, each development part is by another. */
const handOf = ({ text }: JudgedText): string =>
  isDevelopment(text.part) || isFresh(text.part) ? text.part : 'first texts'
const percentOf = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`

/** How often a kept card scores above a rejected one of the same texts: 0.5 is chance. */
function separation(of: readonly JudgedText[], model: Logistic): string {
  const scored = of.flatMap(({ cards }) =>
    cards.flatMap(one => (one.kept === undefined ? [] : [{ kept: one.kept, score: predict(model, one.features) }]))
  )
  const [kept, rejected] = [scored.filter(one => one.kept), scored.filter(one => !one.kept)]
  const wins = kept.flatMap(one => rejected.map(({ score }) => (one.score > score ? 1 : one.score === score ? 0.5 : 0)))
  const won = wins.reduce<number>((sum, win) => sum + win, 0)
  return wins.length === 0 ? '–' : (won / wins.length).toFixed(2)
}

const cuts = [0, 0.65, 0.7, 0.75, 0.8, 0.85]
const hands = [...new Set(texts.map(handOf))].filter(hand => hand !== 'first texts')
const lines = hands.flatMap(hand => {
  const model = modelOf(texts.filter(text => handOf(text) !== hand))
  return KINDS.flatMap(kind => {
    const of = texts.filter(text => handOf(text) === hand && text.text.kind === kind)
    if (of.length === 0) return []
    return cuts.map(cut => {
      const shown = of.map(text => shownOf(text, model, cut))
      const [all, kept] = [shown.flat().length, shown.flat().filter(one => one.kept).length]
      const rates = shown.map((cards, at) => (cards.filter(one => one.kept).length * 300) / (of[at]?.text.words ?? 1))
      const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
      return [
        `${hand}, ${kind}`,
        separation(of, model),
        `${cut}${cut === CUT ? ' (chosen)' : ''}`,
        `${kept} of ${all} (${percentOf(kept, all)})`,
        mean.toFixed(1),
        Math.min(...rates).toFixed(1)
      ]
    })
  })
})
console.log(
  markdownTable(['left out', 'separation', 'cut', 'kept of the shown', 'kept per 300 words', 'lowest'], lines)
)

const { bias, weights } = modelOf(texts)
const written = Object.entries(weights)
  .map(([name, weight]) => [name, Math.round(weight * 100) / 100] as const)
  .filter(([, weight]) => Math.abs(weight) >= 0.05)
writeFileSync(
  FILE,
  `// Written by \`node src/cli/train/train-cards.ts\` from the judged cards in tests/fixtures; not edited by hand.
export const BIAS = ${bias.toFixed(2)}
export const WEIGHTS: Readonly<Record<string, number>> = {
${written.map(([name, weight]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${weight}`).join(',\n')}
}
`
)
console.log(`\n${samplesOf(texts).length} judged cards, ${written.length} weights written to ${FILE}`)
