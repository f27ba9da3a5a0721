import type { Source } from '#contract/engine/engine.ts'
import type { ChoiceItem, QuizItem, QuizOptions, QuizOption, QuizResult, QuizType } from '#contract/engine/quiz.ts'
import { MATERIAL_CUT } from '#engine/builtin/rank.ts'
import { read } from '#engine/builtin/read.ts'
import { cardsOf } from '#engine/builtin/cards.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'
import { tellEachOther } from '#engine/builtin/quiz/apart.ts'
import { auditOf } from '#engine/builtin/quiz/audit.ts'
import { wrongOptions } from '#engine/builtin/quiz/distractors.ts'
import { factsOf, type Fact } from '#engine/builtin/quiz/facts.ts'
import { common } from '#engine/builtin/quiz/common.ts'
import { clozeItem, numericItem, shortItem } from '#engine/builtin/quiz/items.ts'
import { deal, randomOf, shuffled, type Random } from '#engine/builtin/quiz/random.ts'
import { plain } from '#engine/text/same.ts'
import { matchingItems, sequenceItem, timelineItem } from '#engine/builtin/quiz/sets.ts'
import { isReadable, isSolvable } from '#engine/builtin/quiz/solvable.ts'
import { placed, tooLong } from '#engine/builtin/quiz/settle.ts'
import { statementItem } from '#engine/builtin/quiz/true-false.ts'
import { upperFirst } from '#engine/text/casing.ts'

/** A quiz nobody asked a length for. */
const USUAL = 20
/** Of all choices at most this share may have the longest option right; a quarter is chance. */
const LONGEST = 0.27
/** So many more are chosen than are wanted: some go because their right option is the longest. */
const SPARE = 1.2

type Draft = QuizItem | { readonly fact: Fact; readonly swap: string }

const itemOf = (draft: Draft): QuizItem | undefined =>
  'fact' in draft ? statementItem(draft.fact, draft.swap, true) : draft

function choiceOf(fact: Fact, wrong: readonly QuizOption[]): ChoiceItem {
  const show = (text: string): string => (fact.kind === 'formula' ? text : upperFirst(text))
  const options = [{ text: fact.answer, correct: true }, ...wrong].map(one => ({ ...one, text: show(one.text) }))
  return { ...common('choice', fact.question, fact), type: 'choice', options }
}

/** Everything that can be asked, card by card, the forms of one card in an order of its own. */
function drafts(facts: readonly Fact[], wanted: ReadonlySet<QuizType>, random: Random): Draft[][] {
  const longer = deal(facts.length, 4, random)
  const byCard = new Map<string, Draft[]>()
  facts.forEach((fact, at) => {
    const wrong = wrongOptions(fact, facts, longer[at] ?? 0, random)
    const forms: (Draft | undefined)[] = [
      wrong && choiceOf(fact, wrong),
      wrong?.[0] && { fact, swap: wrong[0].text },
      clozeItem(fact),
      numericItem(fact),
      shortItem(fact),
      sequenceItem(fact, random)
    ]
    const found = forms.flatMap(one => {
      const item = one && itemOf(one)
      return one && item && wanted.has(item.type) && isSolvable(item) ? [one] : []
    })
    const turn = Math.floor(random() * found.length)
    const id = `${fact.source.id}|${fact.card.key}`
    byCard.set(id, [...(byCard.get(id) ?? []), ...found.slice(turn), ...found.slice(0, turn)])
  })
  return [...byCard.values()]
}

function sets(sources: readonly Source[], facts: readonly Fact[], random: Random): QuizItem[] {
  return sources.flatMap(source => {
    const own = facts.filter(fact => fact.source === source)
    const timeline = timelineItem(own, random)
    return [...matchingItems(own, random), ...(timeline ? [timeline] : [])]
  })
}

/** The form that was chosen least so far. */
function rarest(forms: readonly Draft[], counts: ReadonlyMap<QuizType, number>): Draft | undefined {
  const countOf = (draft: Draft): number => counts.get(itemOf(draft)?.type ?? 'short') ?? 0
  return forms.reduce<Draft | undefined>((best, one) => (best && countOf(best) <= countOf(one) ? best : one), undefined)
}

/** One form of every card, kinds by turns; of items that tell each other's answer only the first. */
function chosen(rows: readonly (readonly Draft[])[], max: number): Draft[] {
  const found: Draft[] = []
  const bySource = new Map<string, QuizItem[]>()
  const counts = new Map<QuizType, number>()
  for (const row of rows) {
    if (found.length >= max) break
    const free = row.filter(draft => {
      const item = itemOf(draft)
      return item && !bySource.get(item.evidence.sourceId)?.some(other => tellEachOther(item, other))
    })
    const draft = rarest(free, counts)
    const item = draft && itemOf(draft)
    if (!item) continue
    found.push(draft)
    const { sourceId } = item.evidence
    bySource.set(sourceId, [...(bySource.get(sourceId) ?? []), item])
    counts.set(item.type, (counts.get(item.type) ?? 0) + 1)
  }
  return found
}

/** Statements turned true or false and keys put in their places, both as evenly as their number allows. */
function settled(all: readonly Draft[], random: Random): QuizItem[] {
  const truths = deal(all.filter(draft => 'fact' in draft).length, 2, random)
  const items = all.flatMap(draft => {
    const item = 'fact' in draft ? statementItem(draft.fact, draft.swap, truths.pop() === 1) : draft
    return item ? [item] : []
  })
  return placed(onceOnly(items), random)
}

/** A statement turned false may read like another that is there already. */
const onceOnly = (items: readonly QuizItem[]): QuizItem[] =>
  [...new Map(items.toReversed().map(item => [`${item.type}|${plain(item.question)}`, item])).values()].toReversed()

/** Drops choices whose right option is the longest until no more than the share allowed are left. */
function evened(all: readonly Draft[]): Draft[] {
  const items = all.flatMap(draft => ('fact' in draft ? [] : [draft]))
  const dropped = new Set<Draft>(tooLong(items, LONGEST))
  return all.filter(draft => !dropped.has(draft))
}

/** A quiz over one or several notes: every item quotes the words it comes from. Pure; the seed decides all chance. */
export function makeQuiz(sources: readonly Source[], options: QuizOptions = {}): QuizResult {
  const random = randomOf(options.seed ?? 1)
  const wanted = new Set<QuizType>(
    options.types ?? ['choice', 'true-false', 'cloze', 'matching', 'ordering', 'numeric', 'short']
  )
  const made = sources.map(source => ({ source, result: cardsOf(read(source), { max: 400 }, MATERIAL_CUT) }))
  const facts = made
    .flatMap(({ source, result }) => result.cards.flatMap(card => factsOf(card, source)))
    .filter(fact => isReadable(fact.question) && isReadable(fact.answer))
  const together = sets(sources, facts, random).filter(item => wanted.has(item.type) && isSolvable(item))
  const rows = shuffled([...drafts(facts, wanted, random), ...together.map(item => [item])], random)
  const max = options.max ?? USUAL
  const items = settled(evened(chosen(rows, Math.ceil(max * SPARE))).slice(0, max), random)
  const sure = items.reduce((sum, item) => sum + item.confidence, 0) / Math.max(1, items.length)
  return {
    engine: ENGINE,
    items,
    audit: auditOf(items, sources),
    evidence: items.map(item => item.evidence.span),
    confidence: sure,
    warnings: made.flatMap(one => one.result.warnings)
  }
}
