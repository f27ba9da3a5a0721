import { writeFileSync } from 'node:fs'
import { judged, readVerdicts, samplesOf, type JudgedText } from '#cli/card-samples.ts'
import { fit, namesOf, predict, type Logistic } from '#cli/named-logistic.ts'
import { isDevelopment, KINDS, readDevelopment, readTexts } from '#cli/eval-texts.ts'
import { markdownTable } from '#cli/markdown-table.ts'
import { onceEach } from '#engine/builtin/cards.ts'
import { CUT } from '#engine/builtin/rank.ts'

/** Chosen by leave-one-text-out: the precision of what is shown changes little between half and twice of these. */
const PENALTY = 3
const LEAST = 6
const FILE = 'src/engine/builtin/keep/weights.ts'

const modelOf = (texts: readonly JudgedText[]): Logistic => {
  const samples = samplesOf(texts)
  return fit(samples, namesOf(samples, LEAST), PENALTY)
}

/** What a model that has not seen the text would show of it; what nobody has judged is left out of the count. */
function shownOf(text: JudgedText, model: Logistic, cut: number): { readonly score: number; readonly kept: boolean }[] {
  const kept = new Map(text.cards.map(one => [one.card, one.kept]))
  const scored = text.cards.map((one, order) => ({ card: one.card, order, score: predict(model, one.features) }))
  return onceEach(scored, cut)
    .filter(one => one.score >= cut)
    .map(one => ({ score: one.score, kept: kept.get(one.card) }))
    .filter((one): one is { score: number; kept: boolean } => one.kept !== undefined)
}

const texts = [...readTexts(), ...readDevelopment()].map(text => judged(text, readVerdicts()))
const fresh = texts.filter(one => isDevelopment(one.text.part))
const rows = fresh.map(text => ({ text, model: modelOf(texts.filter(other => other !== text)) }))
const cuts = [0, 0.5, 0.6, 0.65, 0.7, CUT, 0.75, 0.8]
const lines = KINDS.filter(kind => rows.some(row => row.text.text.kind === kind)).flatMap(kind =>
  cuts.map(cut => {
    const of = rows.filter(row => row.text.text.kind === kind)
    const shown = of.map(row => shownOf(row.text, row.model, cut))
    const [all, kept] = [shown.flat().length, shown.flat().filter(one => one.kept).length]
    const rates = shown.map(
      (cards, at) => (cards.filter(one => one.kept).length * 300) / (of[at]?.text.text.words ?? 1)
    )
    const mean = rates.reduce((sum, rate) => sum + rate, 0) / Math.max(1, rates.length)
    const share = ((100 * kept) / Math.max(1, all)).toFixed(0)
    return [
      kind,
      `${cut}${cut === CUT ? ' (chosen)' : ''}`,
      `${kept} of ${all} (${share} %)`,
      mean.toFixed(1),
      Math.min(...rates).toFixed(1)
    ]
  })
)
console.log(markdownTable(['left out, by kind', 'cut', 'kept of the shown', 'kept per 300 words', 'lowest'], lines))

const { bias, weights } = modelOf(texts)
const written = Object.entries(weights)
  .map(([name, weight]) => [name, Math.round(weight * 100) / 100] as const)
  .filter(([, weight]) => Math.abs(weight) >= 0.05)
writeFileSync(
  FILE,
  `// Written by \`node src/cli/train-cards.ts\` from the judged cards in tests/fixtures; not edited by hand.
export const BIAS = ${bias.toFixed(2)}
export const WEIGHTS: Readonly<Record<string, number>> = {
${written.map(([name, weight]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${weight}`).join(',\n')}
}
`
)
console.log(`\n${samplesOf(texts).length} judged cards, ${written.length} weights written to ${FILE}`)
