import { shorten, type Candidate } from '#engine/builtin/candidate.ts'
import { cleanHeading, spoken } from '#engine/builtin/heading.ts'
import { firstIdea } from '#engine/builtin/makers/labelled.ts'
import { meaningQuestion } from '#engine/builtin/makers/lines.ts'
import type { BlockMaker } from '#engine/builtin/makers/maker.ts'
import { isDefinition, told } from '#engine/builtin/makers/meaning.ts'
import { isLineLabel, isOwnName, isRemark, isRole, isTermName } from '#engine/builtin/makers/terms.ts'
import type { ReadBlock } from '#engine/builtin/read.ts'
import { upperFirst } from '#engine/text/casing.ts'
import type { Token } from '#engine/text/tagger.ts'
import { wordCount } from '#engine/text/words.ts'

const isLine = (read: ReadBlock): boolean => /^(?:paragraph|heading)$/.test(read.block.kind)
/** Its article, or a small letter below a line of its own, says that no sentence begins here. */
const OPENS = /^(?:(?:[Aa]n?|[Tt]he|[Aa]ny)\s|(?!(?:when|if|how|why|where|so|and|but)\b)\p{Ll})/u

/** "A solution that resists …": a kind and what tells it apart, before any verb. */
function isOneOfKind([, ...tokens]: readonly Token[]): boolean {
  const at = tokens.findIndex(token => /^(?:that|which|who|whose)$/.test(token.lower))
  return at > 0 && at <= 5 && tokens.slice(0, at).every(token => /^(?:ADJ|NOUN|PROPN|ADP)$|^-$/.test(token.pos))
}

/** A term on a line of its own, and below it what it means: "Foil" above "a character who contrasts with another". */
export const termAbove: BlockMaker = (reading, index) => {
  const [above, read] = [reading.blocks[index - 1], reading.blocks[index]]
  if (!above || !read || reading.language !== 'en') return []
  if (!isLine(above) || read.block.kind !== 'paragraph' || (read.block.apart && above.block.kind !== 'heading'))
    return []
  const raw = above.block.text.trim()
  const term = (spoken(cleanHeading(raw)) ?? raw).replace(/:$/, '')
  if (/[.?!;,=→|]|\s[–—-]\s/.test(raw) || wordCount(term) > 4 || !isTermName(term)) return []
  if (isOwnName(term) || isRole(term) || isRemark(term) || isLineLabel(term)) return []
  const text = read.block.text.trim()
  const first = read.sentences[0]
  const said = first ? read.block.text.slice(first.start, first.end).trim() : text
  const meaning = firstIdea(said).replace(/[.;]$/, '')
  // A sentence of its own says more of the heading than what it means.
  if (/^[^–—]{2,40}?(?::|\s[–—=-])\s/.test(said) || wordCount(meaning) < 4 || !OPENS.test(meaning)) return []
  const isClause = first?.tokens.slice(0, 6).some(token => token.pos === 'AUX' || token.pos === 'PRON')
  const isSentence = /^\p{Lu}/u.test(meaning) && !isOneOfKind(first?.tokens ?? [])
  if (isClause || isSentence || !isDefinition(told(term, meaning), read.headings.slice(0, -1))) return []
  const card: Candidate = {
    type: 'definition',
    kind: 'basic',
    front: meaningQuestion(term, reading),
    back: upperFirst(wordCount(meaning) <= 25 ? meaning : shorten(meaning, 25)),
    block: read.block,
    quote: { start: read.block.text.indexOf(said), end: read.block.text.indexOf(said) + said.length },
    headings: read.headings.slice(0, -1),
    trust: 0.84
  }
  return [card]
}
