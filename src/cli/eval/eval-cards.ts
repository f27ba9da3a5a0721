import { lineOf, readVerdicts } from '#cli/eval/card-samples.ts'
import { percent, share, type EvaluatedEngine, type Evaluation } from '#cli/eval/eval-engine.ts'
import { ALL_PARTS, KINDS, LATEST, linesOf, type StudyText } from '#cli/eval/eval-texts.ts'
import type { CardSuggestion } from '#contract/engine/engine.ts'

interface Judged {
  readonly text: StudyText
  readonly made: number
  readonly ticked: number
  readonly kept: number
  readonly keptTicked: number
  readonly facts: number
  readonly covered: number
  readonly notKept: readonly string[]
  readonly missedFacts: readonly string[]
}

const holds = (fact: string, card: string): boolean =>
  fact.split(' / ').some(way => way.split(' & ').every(words => card.includes(words.toLowerCase())))

function judge(text: StudyText, cards: readonly CardSuggestion[], verdicts: ReadonlyMap<string, string>): Judged {
  const verdict = (card: CardSuggestion): string =>
    verdicts.get(`${text.name}: ${lineOf(card)}`) ?? 'NOT JUDGED YET, counts as not kept'
  const kept = cards.filter(card => verdict(card) === '')
  const words = kept.map(card =>
    lineOf(card)
      .toLowerCase()
      .replaceAll(/\{\{c1::(.+?)::.+?\}\}/g, '$1')
  )
  const facts = linesOf('facts')
    .map(({ line }) => line.split(' | '))
    .filter(([name]) => name === text.name)
    .map(([, fact = '']) => fact)
  const missed = facts.filter(fact => !words.some(card => holds(fact, card)))
  return {
    text,
    made: cards.length,
    ticked: cards.filter(card => card.recommended).length,
    kept: kept.length,
    keptTicked: kept.filter(card => card.recommended).length,
    facts: facts.length,
    covered: facts.length - missed.length,
    notKept: cards
      .filter(card => verdict(card) !== '')
      .map(card => `- ${text.name}: ${lineOf(card)} — ${verdict(card)}`),
    missedFacts: missed.map(fact => `- ${text.name}: ${fact}`)
  }
}

const total = (rows: readonly Judged[], of: 'made' | 'ticked' | 'kept' | 'keptTicked' | 'facts' | 'covered'): number =>
  rows.reduce((sum, row) => sum + row[of], 0)
const per300 = (row: Judged): number => (row.kept * 300) / row.text.words

export async function evaluateCards(engine: EvaluatedEngine, texts: readonly StudyText[]): Promise<Evaluation> {
  const verdicts = readVerdicts()
  const rows: Judged[] = []
  for (const text of texts) rows.push(judge(text, (await engine.cards(text.source)).cards, verdicts))
  const held = rows.filter(row => row.text.part === LATEST)
  const bars = { notes: '≥ 80 %', prose: '≥ 65 %', lecture: '' }
  const figures: [string, string, string?][] = KINDS.map(kind => {
    const of = held.filter(row => row.text.kind === kind)
    return [`keepable cards, ${kind}`, share(total(of, 'kept'), total(of, 'made')), bars[kind]]
  })
  figures.push(
    ['keepable of the ticked cards', share(total(held, 'keptTicked'), total(held, 'ticked'))],
    ...KINDS.map((kind): [string, string, string?] => {
      const of = held.filter(row => row.text.kind === kind).map(per300)
      const mean = of.reduce((sum, one) => sum + one, 0) / Math.max(1, of.length)
      return [`kept per 300 words, ${kind}: mean, lowest`, `${mean.toFixed(1)}, ${Math.min(...of).toFixed(1)}`, '≥ 6']
    }),
    ['key facts covered', share(total(held, 'covered'), total(held, 'facts'))]
  )
  const table = rows.map(
    row =>
      `| ${row.text.name} | ${row.text.part} | ${row.text.words} | ${row.made} | ${row.kept} (${percent(row.kept, row.made)}) | ${row.keptTicked} of ${row.ticked} | ${per300(row).toFixed(1)} | ${row.covered} of ${row.facts} |`
  )
  const parts = Object.keys(ALL_PARTS).map(part => {
    const of = rows.filter(row => row.text.part === part)
    return `- ${part}: ${share(total(of, 'kept'), total(of, 'made'))} kept, ${share(total(of, 'covered'), total(of, 'facts'))} key facts covered`
  })
  return {
    figures,
    details: [
      `| text | part | words | cards | kept | kept of the ticked | kept per 300 words | key facts |\n|---|---|---|---|---|---|---|---|\n${table.join('\n')}`,
      parts.join('\n'),
      `Cards not kept:\n${rows.flatMap(row => row.notKept).join('\n')}`,
      `Key facts not covered:\n${rows.flatMap(row => row.missedFacts).join('\n')}`
    ]
  }
}
