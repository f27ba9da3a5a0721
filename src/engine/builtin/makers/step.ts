import type { Candidate } from '#engine/builtin/candidate.ts'
import { layoutTopic } from '#engine/builtin/makers/layout-topic.ts'
import { tells } from '#engine/builtin/makers/laid-out.ts'
import type { BlockMaker } from '#engine/builtin/makers/maker.ts'
import type { ReadBlock } from '#engine/builtin/read.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

/** Numbered, but no order of events. */
const NO_ORDER =
  /\b(?:types?|kinds?|causes?|reasons?|factors?|effects?|impacts?|conditions?|rules?|options?|points?|questions?|uses?|criteria|examples?|advantages?|disadvantages?|features?|responses?|variations?|ways|marks|strategies|limits|evaluation|terms?|definitions?|laws?|principles|if|when)\b\W*$|^(?:types?|kinds?|causes?|reasons?|factors?|effects?|impacts?|variations?|rules?|worked|examples?|ways|how to)\b/i
const PROCESS =
  /\b(?:how|methods?|process|steps?|stages?|procedure|formation|forms|making|practical|happen(?:s|ed)?|sequence|cycle|search|sort|plot|story|journey|route|path|mechanism|works?|life|experiment|test)\b/i
const BRANCH = /^(?:if|else|otherwise|or|unless|e\.?g)\b/i
const POINTING = /\b(?:it|its|this|that|these|those|them|they|he|she|one another|step \d|above|below|repeat)\b/i

const isDeed = ({ sentences }: ReadBlock): boolean =>
  sentences.some(({ tokens }) => tokens.some(token => token.pos === 'VERB' || token.pos === 'AUX'))
/** "Rinse the burette": an order to do something. */
const isOrder = ({ sentences }: ReadBlock): boolean =>
  sentences[0]?.tokens[0]?.pos === 'VERB' && sentences[0].tokens[0].lower === sentences[0].tokens[0].lemma
const short = (text: string): string =>
  text
    .trim()
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\.\s.*$/s, '')
    .replace(/[.;,]$/, '')

/** A numbered list of what is done or happens: which step comes after another, each step in one card. */
export const step: BlockMaker = (reading, index) => {
  const first = reading.blocks[index]
  const list = first?.block.list
  if (!first || !list?.ordered || reading.language !== 'en' || reading.blocks[index - 1]?.block.list?.id === list.id)
    return []
  const items: ReadBlock[] = []
  for (const one of reading.blocks.slice(index)) {
    if (one.block.list?.id !== list.id || !one.block.list.ordered) break
    if (one.block.list.depth !== list.depth) return []
    items.push(one)
  }
  const before = reading.blocks[index - 1]?.block.text.trim() ?? ''
  const isMethod = items.filter(isOrder).length >= items.length / 2
  const isSequence =
    (isMethod || PROCESS.test(before)) &&
    items.length >= 3 &&
    items.length <= 9 &&
    !NO_ORDER.test(before) &&
    items.filter(isDeed).length >= items.length - 1 &&
    !items.some(({ block }) => BRANCH.test(block.text) || /[=?:]|^[^–—]{2,30}\s[–—-]\s/.test(block.text))
  if (!isSequence) return []
  const cards: Candidate[] = []
  for (let at = 0; at + 1 < items.length; at += 2) {
    const [now, next] = [items[at], items[at + 1]]
    if (!now || !next) break
    const [done, then] = [short(now.block.text), short(next.block.text)]
    const topic = layoutTopic(next.headings, done, then)
    const fits = [done, then].every(text => wordCount(text) >= 2 && wordCount(text) <= 18 && !/["“”|{}]/.test(text))
    if (topic === '' || !fits || POINTING.test(done) || POINTING.test(then.split(' ').slice(0, 2).join(' '))) continue
    if (tells(done, then) && wordCount(then) <= 3) continue
    cards.push({
      type: 'question',
      kind: 'basic',
      front: `${topic}: which step comes after “${done}”?`,
      back: upperFirst(then),
      block: next.block,
      quote: { start: 0, end: next.block.text.trimEnd().length },
      headings: next.headings,
      trust: 0.81,
      isLaidOut: true
    })
  }
  return cards
}
