import * as z from 'zod'
import type { AiAnswers, AiRequests } from '#contract/ai-requests.ts'
import { CARD_TYPES, type CardType } from '#contract/engine.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'
import { mostCards, suggestion } from '#engine/builtin/cards.ts'
import { fault } from '#engine/builtin/checks/check.ts'
import { meaningOf, prepare, repeats, type Kept } from '#engine/builtin/checks/unique.ts'
import { scoreOf } from '#engine/builtin/rank.ts'
import { read } from '#engine/builtin/read.ts'
import { askForObject, instructionsOf } from '#server/ai/call/object.ts'
import { plainText, uncleanness } from '#server/ai/checks/clean.ts'
import { dropsOf, mustHave } from '#server/ai/checks/drops.ts'
import { contradicts, groundFault, groundOf, topicFault } from '#server/ai/checks/grounded.ts'
import { guardOf, type Guard } from '#server/ai/checks/leak.ts'
import { apart, shown } from '#server/ai/material/apart.ts'
import { readInChunks } from '#server/ai/material/lines.ts'
import { overChunks } from '#server/ai/material/over-chunks.ts'
import { CARDS } from '#server/ai/prompts/cards.ts'
import { findQuote, type Line } from '#server/ai/quotes.ts'
import { engineOf, type ModelRun } from '#server/ai/run.ts'

/** A model's card is right more often than a maker's guess and less often than a definition in the notes. */
const TRUST = 0.82
/** Share of an answer's content words that its block or the headings above must have. */
const SUPPORT = 0.5
const CLOZE = /\{\{c1::(.+?)(?:::.+?)?\}\}/g

const written = z.object({
  cards: z.array(
    z.object({
      block: z.number().describe('number of the block'),
      quote: z.string().describe('copied from that block'),
      type: z.enum(CARD_TYPES),
      front: z.string(),
      back: z.string()
    })
  )
})
type Written = z.infer<typeof written>['cards'][number]

const EVIDENCE = (line: Line): string => [...line.headings, ...(line.block.header ?? []), line.block.text].join('\n')

/** The card as a candidate, or why it cannot be one. */
function candidateOf(card: Written, lines: readonly Line[], guard: Guard): Candidate | string {
  const [front, back] = [plainText(card.front), plainText(card.back)]
  const unclean = uncleanness(front, 400) ?? uncleanness(back, 400)
  if (unclean) return unclean
  if (guard.leaks(`${front} ${back}`)) return 'not about the notes'
  const found = findQuote(card.quote, card.block, lines)
  if (!found) return 'quote not found'
  const { line, span } = found
  const gaps = [...front.matchAll(CLOZE)]
  const isCloze = card.type === 'cloze' || gaps.length > 0
  const answer = isCloze ? gaps[0]?.[1] : undefined
  if (isCloze && (gaps.length !== 1 || !answer)) return 'broken cloze'
  const type: CardType = isCloze ? 'cloze' : card.type
  const claim = isCloze ? front.replace(CLOZE, '$1') : back
  const ground = groundOf(EVIDENCE(line), front)
  const loose =
    groundFault(claim, isCloze ? groundOf(EVIDENCE(line)) : ground, SUPPORT) ??
    // The question may use words of its own, but it must be about the block.
    topicFault(front.replace(CLOZE, '$1'), groundOf(EVIDENCE(line), ...lines.map(one => one.text)))
  if (loose) return loose
  if (contradicts(claim, line.block.text)) return 'contradicts its quote'
  return {
    type,
    kind: isCloze ? 'cloze' : 'basic',
    front,
    back: isCloze ? '' : back,
    block: line.block,
    quote: span,
    headings: line.headings,
    trust: TRUST,
    ...(answer && { answer })
  }
}

export async function cards({ source, options }: AiRequests['cards'], run: ModelRun): Promise<AiAnswers['cards']> {
  const reading = read(source)
  const known = new Set((options.known ?? []).map(meaningOf))
  const most = options.max ?? mostCards(reading.words)
  const chunks = readInChunks([source])
  const drops = dropsOf()
  const made = await overChunks(run, chunks, async lines => {
    const { boundary, put } = apart()
    const share = Math.ceil((most * 1.3) / Math.max(1, chunks.chunks.length))
    const has = (options.known ?? []).slice(0, 100).join('\n')
    const material = shown(lines)
    const data = [
      put('NOTES', material),
      ...(has === '' ? [] : [put('CARDS THE STUDENT HAS', has)]),
      `At most ${Math.min(share, 40)} cards.`
    ].join('\n\n')
    const call = { feature: 'cards', prompt: CARDS, data, schema: written, maxTokens: 6000 } as const
    const answer = await askForObject(run, call)
    const guard = guardOf(await instructionsOf(run, call), material, boundary)
    return answer.cards.map(card => candidateOf(card, lines, guard))
  })
  const kept: Kept[] = []
  const chosen: { card: Candidate; score: number }[] = []
  for (const card of made.answers.flat()) {
    if (typeof card === 'string') {
      drops.drop(card)
      continue
    }
    const next = prepare(card)
    const reason = fault(card) ?? (known.has(meaningOf(card.front)) ? 'known' : repeats(next, kept))
    if (reason) drops.drop(reason)
    else {
      kept.push(next)
      chosen.push({ card, score: scoreOf(card, reading) })
    }
  }
  mustHave(chosen.length, drops)
  const shownCards = chosen
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(one => suggestion(one.card, one.score))
  const share = shownCards.length / Math.max(1, shownCards.length + drops.count())
  return {
    engine: engineOf(run, 'cards'),
    cards: shownCards,
    evidence: shownCards.map(card => card.source),
    confidence: Math.round(share * TRUST * 100) / 100,
    warnings: [...reading.warnings.filter(one => one.kind === 'too-short'), ...made.warnings, ...drops.warnings()]
  }
}
