import { globSync, readFileSync } from 'node:fs'
import { printAsk } from '#cli/eval-ask.ts'
import { printMark } from '#cli/eval-mark.ts'
import { printQuiz } from '#cli/eval-quiz.ts'
import { PARTS, readText } from '#cli/eval-texts.ts'
import { CARD_TYPES, type CardSuggestion } from '#contract/engine.ts'
import { judgeCards } from '#engine/builtin/cards.ts'

/** The authors' verdicts by the rule sheet of docs/evaluation.md; a card that is not listed was never judged. */
type Judgements = Readonly<Record<string, { keep: readonly string[]; reject: Readonly<Record<string, string>> }>>

const judged = JSON.parse(readFileSync('tests/fixtures/texts/judgements.json', 'utf8')) as Judgements
const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`)
const line = (card: CardSuggestion): string => `${card.front} → ${card.back.replaceAll('\n', ' / ')}`

const texts = globSync('tests/fixtures/texts/*.md').sort().map(readText)
const notes: string[] = []
const totals: string[] = []
console.log(
  '| text | part | words | cards | ticked | kept | kept of 300 words | held back by the checks | unjudged | ms |'
)
console.log('|---|---|---|---|---|---|---|---|---|---|')
for (const [part, names] of Object.entries(PARTS)) {
  let [made, kept] = [0, 0]
  for (const name of names) {
    const text = texts.find(one => one.name === name)
    if (!text) continue
    const started = performance.now()
    const { result, dropped } = judgeCards(text.source)
    const took = performance.now() - started
    const verdict = judged[name]
    const isKept = (card: CardSuggestion): boolean => verdict?.keep.includes(card.key) ?? false
    const good = result.cards.filter(isKept).length
    const rejected = result.cards.filter(card => verdict?.reject[card.key] !== undefined)
    const unjudged = result.cards.filter(card => !isKept(card) && !rejected.includes(card))
    made += result.cards.length
    kept += good
    const ticked = result.cards.filter(card => card.recommended).length
    const per = ((good * 300) / text.words).toFixed(1)
    console.log(
      `| ${name} | ${part} | ${text.words} | ${result.cards.length} | ${ticked} | ${good} (${share(good, result.cards.length)}) | ${per} | ${dropped.length} | ${unjudged.length} | ${took.toFixed(0)} |`
    )
    for (const card of rejected) notes.push(`- ${name}: ${line(card)} — ${verdict?.reject[card.key] ?? ''}`)
    for (const card of unjudged) notes.push(`- ${name}: ${line(card)} — NOT JUDGED YET (${card.key})`)
  }
  totals.push(`${part}: ${kept} of ${made} kept (${share(kept, made)})`)
}
console.log(`\n${totals.join('\n')}`)
const all = texts.flatMap(text => judgeCards(text.source).result.cards)
console.log(
  `\nBy type: ${CARD_TYPES.map(type => `${type} ${all.filter(card => card.type === type).length}`).join(', ')}`
)
if (notes.length > 0) console.log(`\nRejected or open:\n${notes.join('\n')}`)
printAsk(texts)
printQuiz(texts)
printMark()
