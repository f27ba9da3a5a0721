import { ask } from '#engine/builtin/candidate.ts'
import { cleanHeading, spoken, unnumbered } from '#engine/builtin/heading.ts'
import { bullets, numbered } from '#engine/builtin/makers/listed.ts'
import type { BlockMaker } from '#engine/builtin/makers/maker.ts'
import type { Reading } from '#engine/builtin/read.ts'
import { upperFirst } from '#engine/text/casing.ts'
import { wordCount } from '#engine/text/words.ts'

const ITEM_WORDS = 9
const LIST_NOUN =
  /\b(?:causes|reasons|types|kinds|stages|phases|parts|factors|features|effects|consequences|methods|advantages|disadvantages|benefits|functions|groups|categories|examples|characteristics|properties|elements|components|aims|terms|steps|conditions|forms|layers|states|branches|members|products|reactants|sources|themes|techniques|ways|forces|laws|principles|colours|organelles|powers|countries|leaders|rules|uses|areas|zones|points|variables|assumptions|signs|structures)\b/i

/** A noun phrase: "Ways to raise productivity", and not "Learn the causes" or "Causes are". */
const isName = (text: string): boolean =>
  !/\s(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|may|might|it|they|you|we)\b/.test(
    text
  ) && !/^(?:learn|remember|explain|describe|list|name|give|know|add|make|revise|think|write)\b/i.test(text)

const INTRO_NOISE =
  /^(?:here|these|this|it|they|note|remember|for example|examples?|such as|you|we|i|so|and|but|why|because)\b/i

/** The items of the list that begins below a block, and whether any of them has items of its own. */
function itemsBelow(
  reading: Reading,
  index: number
): { readonly items: readonly string[]; readonly hasParts: boolean } {
  const list = reading.blocks[index + 1]?.block.list
  const items: string[] = []
  let hasParts = false
  for (let at = index + 1; at < reading.blocks.length; at += 1) {
    const item = reading.blocks[at]?.block
    if (!list || item?.list?.id !== list.id || item.list.ordered !== list.ordered) break
    hasParts ||= item.list.depth > list.depth
    if (item.list.depth === list.depth)
      items.push(
        item.text
          .replace(/\s*(?:←|<-).*$/, '')
          .trim()
          .replace(/[.;,]$/, '')
          .replace(/,?\s+and$/, '')
      )
  }
  return { items, hasParts }
}

/** A list below a line that ends in a colon, or straight below its heading. */
export const listBelow: BlockMaker = (reading, index) => {
  const read = reading.blocks[index]
  const next = reading.blocks[index + 1]
  const list = next?.block.list
  if (!read || !next || !list || read.block.list?.id === list.id) return []
  const { items, hasParts } = itemsBelow(reading, index)
  const short = items.map(item => item.split(/\s[–—-]\s|:\s|\s\(|;\s/)[0]?.trim() ?? item)
  const texts = items.every(item => wordCount(item) <= ITEM_WORDS) ? items : short
  // Items cut at their colon are labels: no answer to a question.
  if (texts === short && texts !== items && /\?$/.test(read.block.text.trim())) return []
  // Below "Long term" and "Short term" stand the reasons.
  if (hasParts && /\?$/.test(read.block.text.trim())) return []
  const total = texts.reduce((sum, item) => sum + wordCount(item), 0)
  if (
    texts.length < 2 ||
    texts.length > 7 ||
    total > 32 ||
    texts.some(item => wordCount(item) > ITEM_WORDS || /\?$/.test(item))
  )
    return []
  const isHeading = read.block.kind === 'heading'
  const intro = read.block.text.trim()
  if (!isHeading && !/[:?]$/.test(intro)) return []
  const last = isHeading
    ? intro
    : intro
        .slice(read.sentences.at(-1)?.start ?? 0)
        .replace(/:$/, '')
        .trim()
  const asked = isHeading ? (spoken(cleanHeading(last)) ?? last) : last
  const question =
    (list.ordered && texts.length > 2 && orderQuestion(asked)) || introQuestion(asked, reading, list.ordered)
  if (!question) return []
  const first = next.block
  const back = list.ordered ? numbered(texts) : bullets(texts)
  // One span lies in one block: the first item stands for the list.
  const quote = { start: 0, end: first.text.length }
  return [
    {
      type: list.ordered ? 'sequence' : 'list',
      kind: 'basic',
      front: question,
      back,
      block: first,
      quote,
      headings: next.headings,
      trust: 0.84
    }
  ]
}

/** What comes one after the other, and is asked for in its order. */
const IN_ORDER =
  /\b(?:in (?:\p{L}+ )?(?:steps|stages|order)|cycle|process|procedure|sequence|timeline)\b|^how (?:an?|the|to|\p{L}+s)\b|^\p{Lu}\p{Ll}+ing (?:an?|the)\b/iu

/** "How a waterfall forms: what are the steps, in order?" */
function orderQuestion(intro: string): string | undefined {
  const text = intro
    .replace(/,?\s+in (?:\p{L}+ )?(?:steps|stages|order)$/iu, '')
    .replace(/[:.]$/, '')
    .replace(/\s+(?:has|have) (?:\p{L}+ )?(?:stages|steps|phases|parts)$/iu, '')
    .trim()
  if (!isName(text) || !IN_ORDER.test(intro) || text.endsWith('?') || wordCount(text) > 8 || /[.;,]/.test(text))
    return undefined
  return `${upperFirst(text)}: what are the steps, in order?`
}

function introQuestion(intro: string, reading: Reading, isOrdered: boolean): string | undefined {
  const text = intro
    .replace(/^(?:there are|there were|these are|here are|the following are)\s+/i, '')
    .replace(/\s+(?:are|were|is|include|includes|as follows|the following)$/i, '')
  // Of a note's own words, and of what its writer should do with it, nobody else knows.
  if (
    /^(?:key |main |new )*(?:terms?|words?|vocab\w*|definitions?|points|ideas|notes)$|\bto (?:learn|know|remember|revise)\b/i.test(
      unnumbered(text)
    )
  )
    return undefined
  if (text.endsWith('?')) return /^(?:what|which|who|how|why|when|where)\b/i.test(text) ? upperFirst(text) : undefined
  if (INTRO_NOISE.test(text) || wordCount(text) > 12) return undefined
  const past = /\bwere\b/.test(intro)
  if (LIST_NOUN.test(text) && isName(text))
    return ask(
      `what ${past ? 'were' : 'are'} ${/^(?:the|some|two|three|four|five|six)\b/i.test(text) ? '' : 'the '}${reading.casing.inside(text)}`
    )
  // "The 4 Ps": members that share a letter have no order.
  const inOrder = isOrdered && !/ \p{Lu}s$/u.test(text) ? ', in order' : ''
  if (/^the (?:\S+ ){0,3}\S+s$/i.test(text)) return ask(`what are ${reading.casing.inside(text)}${inOrder}`)
  return undefined
}
