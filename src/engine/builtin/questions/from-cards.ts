import { inWords } from '#engine/builtin/text/number-words.ts'
import type { CardSuggestion, SourceBlock } from '#contract/engine.ts'
import { definedTerm } from '#engine/builtin/defined-term.ts'
import { parseClause } from '#engine/builtin/grammar/clause.ts'
import type { Draft, DraftPoint } from '#engine/builtin/questions/draft.ts'
import { indirectOf } from '#engine/builtin/questions/indirect.ts'
import type { Material } from '#engine/builtin/questions/material.ts'
import { findIn, piecesOf } from '#engine/builtin/questions/pieces.ts'
import { members } from '#engine/builtin/makers/list.ts'
import { wordCount } from '#engine/builtin/text/words.ts'
import { lowerFirst } from '#engine/builtin/text/casing.ts'

interface Answered {
  readonly material: Material
  readonly card: CardSuggestion
  readonly block: SourceBlock
  /** The answer cut into what earns a mark each. */
  readonly points: readonly DraftPoint[]
}

const ASPECT =
  /^(?:dis)?(?:advantage|benefit|drawback|cause|effect|use|example|function|role|purpose|reason|problem|aim|result|limit|strength|weakness) (?:of|for)\b/i
const LEADIN = /^(?:Because of|Because|As a result of|So that|To) /

const fixed = (text: string) => (): string => text

function draft(given: Answered, term: Draft['term'], tail: Draft['tail'], opening?: string): Draft {
  const { material, card, points } = given
  const { length } = points
  return {
    source: material.source,
    term,
    tail,
    points,
    least: length,
    most: length,
    trust: card.confidence,
    ...(opening && { opening })
  }
}

/** "Define the term …"; a name is outlined, a meaning that is a sentence of its own too. */
function definition(given: Answered): Draft[] {
  const { material, card, block, points } = given
  const name = /^(?:.+: )?who (?:is|was|were) (.+)\?$/i.exec(card.front)?.[1]
  const several = points.length > 1
  if (name) return [draft(given, several ? 'outline' : 'state', fixed(`who ${name} was`))]
  const term = definedTerm(card.front)
  const [first, last] = [points[0]?.stretch.start ?? 0, points.at(-1)?.stretch.end ?? 0]
  if (!term || /\b(?:for|of|to|in|on|by|with|from|the|an?|and|or)$/i.test(term)) return []
  // "Disadvantage of Unicode: files take up more space" is no definition.
  if (ASPECT.test(term)) return [draft(given, 'state', fixed(`one ${lowerFirst(term)}`))]
  const quoted = /^[“"']/.test(term) ? term : `“${term}”`
  const tokens = material.reading.blocks
    .filter(one => one.block.id === block.id)
    .flatMap(one => one.sentences.flatMap(sentence => sentence.tokens))
    .filter(token => token.start >= first && token.end <= last)
  // "Discriminant: tells you how many roots …" says what it does, not what it is.
  if (tokens[0] && /^(?:VERB|AUX)$/.test(tokens[0].pos) && /s$/.test(tokens[0].lower)) return []
  const isSentence = tokens.length > 3 && parseClause(tokens) !== undefined
  const isName = /^(?:the )?\p{Lu}\S*(?: \S+)* \p{Lu}/u.test(term)
  if (isName && !isSentence) {
    const was = /^(?:.+: )?what (is|are|was|were) /i.exec(card.front)?.[1] ?? 'was'
    const article = /^(?:.+: )?what (?:is|are|was|were) (the |an? )/i.exec(card.front)?.[1] ?? ''
    return [draft(given, several ? 'outline' : 'state', fixed(`what ${article}${term} ${was}`))]
  }
  if (isSentence) return [draft(given, several ? 'outline' : 'state', fixed(`what is meant by ${quoted}`))]
  const back = findIn(block, term, card.source)
  const what = material.reading.casing.isName(term) ? 'what is described here:' : 'the term that means'
  const reverse: Draft[] =
    back && wordCount(card.back) >= 5
      ? [
          {
            ...draft(given, 'identify', fixed(`${what} “${block.text.slice(first, last)}”`)),
            points: [{ block, stretch: back }],
            least: 1,
            most: 1,
            trust: card.confidence - 0.1
          }
        ]
      : []
  return [draft(given, 'define', fixed(`the term ${quoted}`)), ...reverse]
}

function cause(given: Answered): Draft[] {
  const { material, card, block } = given
  const asked = indirectOf(material, card)
  if (!asked || !/^why\b/.test(asked.text)) return []
  const whole = { start: given.points[0]?.stretch.start ?? 0, end: given.points.at(-1)?.stretch.end ?? 0 }
  const reasons = members(block.text.slice(whole.start, whole.end)) ?? []
  if (reasons.length > 2) {
    const points = reasons.flatMap(reason => {
      const stretch = findIn(block, reason, whole)
      return stretch ? [{ block, stretch }] : []
    })
    const tail = (marks: number): string => `${inWords(marks)} reasons ${asked.text}`
    return [{ ...draft({ ...given, points }, 'state', tail, asked.opening), least: 2 }]
  }
  return given.points.length > 1
    ? [draft(given, 'explain', fixed(asked.text), asked.opening)]
    : [draft(given, 'state', fixed(`one reason ${asked.text}`), asked.opening)]
}

/** Laws, methods, dates, what happens when: one fact, or a short account where there is more than one mark in it. */
function fact(given: Answered): Draft[] {
  const { material, card, points } = given
  const several = points.length > 1
  const law = /^(?:.+: )?what (?:do|does) (.+) (?:state|say)\?$/i.exec(card.front)?.[1]
  if (law) return [draft(given, 'state', fixed(law))]
  const method = /^(?:.+: )?how do you (.+)\?$/i.exec(card.front)?.[1]
  if (method) return [draft(given, several ? 'describe' : 'state', fixed(`how to ${method}`))]
  const asked = indirectOf(material, card)
  if (!asked) return []
  const isAccount = several && /^(?:what happens|how)\b/.test(asked.text)
  const isFact = isAccount || !several
  if (isFact) return [draft(given, isAccount ? 'describe' : 'state', fixed(asked.text), asked.opening)]
  const first = points[0]?.stretch
  const last = points.at(-1)?.stretch
  const { block } = given
  const one = { block, stretch: { start: first?.start ?? 0, end: last?.end ?? 0 } }
  return [draft({ ...given, points: [one] }, 'state', fixed(asked.text), asked.opening)]
}

/** Questions from one checked card. Lists and comparisons have makers of their own. */
export function fromCard(material: Material, card: CardSuggestion): Draft[] {
  const block = material.blockOf(card.source.blockId)
  if (!block || block.kind === 'table-row' || card.kind === 'cloze') return []
  const answer = card.type === 'cause' ? card.back.replace(LEADIN, '') : card.back
  const whole = findIn(block, answer, card.source)
  if (!whole) return []
  const points = piecesOf(material, block, whole).map(stretch => ({ block, stretch }))
  const given = { material, card, block, points }
  if (card.type === 'definition') return definition(given)
  if (definedTerm(card.front) && /^(?:.+: )?what (?:is|are) an? /i.test(card.front)) return definition(given)
  if (card.type === 'cause') return cause(given)
  if (/^(?:date|rule|consequence|question|term|formula)$/.test(card.type)) return fact(given)
  return []
}
