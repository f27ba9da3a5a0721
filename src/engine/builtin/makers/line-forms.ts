import { ask, type Candidate } from '#engine/builtin/candidate.ts'
import type { Reading } from '#engine/builtin/read.ts'
import { lowerFirst } from '#engine/builtin/text/casing.ts'
import { tag } from '#engine/builtin/text/tagger.ts'
import { wordCount } from '#engine/builtin/text/words.ts'
import { bullets } from '#engine/builtin/makers/listed.ts'

/** "1 heat the sheet 2 raise the mould 3 …" on one line. */
export function stepsIn(text: string): string[] | undefined {
  const steps = text.split(/(?:^|\s+)\d[.)]?\s+/).map(step => step.replace(/\.\s.*$|[.;,]\s*$/, '').trim())
  const isOrder = /^1[.)]?\s.*\s2[.)]?\s.*\s3[.)]?\s/.test(text)
  return isOrder ? steps.filter(step => step !== '') : undefined
}

/** Whether "term: value" says how a quantity is worked out: not a price, a quotation, a worked line or a law by its finder alone. */
export function hasFormula(term: string, value: string, reading: Reading): boolean {
  if (/^\$\d[^$]*$|["“”!]/.test(value) || /\d|^(?:from|in|at|for|formula|equation)\b/i.test(term)) return false
  // "nudges: opt-out by default = …", "haploid nucleus: a nucleus with one set … = 23": words, and then an example.
  const [left = ''] = value.split('=')
  if (/[=]/.test(value) && (left.match(/\p{L}{3,}/gu)?.length ?? 0) > 2 && !/[×÷^√²³]/u.test(left)) return false
  if (/=\s*-?\d+$/.test(value)) return false
  if (/=/.test(value) && /\p{L}{3,}\s+\p{L}{2,}/u.test(left)) return false
  const tokens = tag(lowerFirst(term), 0, [])
  if (tokens.length > 1) return tokens[0]?.pos !== 'VERB'
  return tokens[0]?.pos !== 'ADJ' && !/^\p{Lu}\p{Ll}/u.test(reading.casing.inside(term))
}

export const formulaQuestion = (term: string): string =>
  /\b(?:law|equation|formula|rule|identity|principle|theorem)\b/i.test(term)
    ? `what is ${/^the /i.test(term) ? '' : 'the '}${term}`
    : `what is the formula for ${/^\p{Ll}+(?: \p{Ll}+)? ?(?<=ratio|rate|index|output|multiplier|factor|coefficient|constant|margin)$/u.test(term) ? 'the ' : ''}${term}`

/** "4 macro objectives: low inflation, …": what are the four? */
export function manyOf(term: string, meaning: string, reading: Reading): { front: string; back: string } | undefined {
  const items = meaning.split(/,\s+(?:and\s+)?|\s+and\s+(?!.*,)/).map(item => item.trim())
  const counted = /^(?:the )?(?:[2-9]|two|three|four|five|six|seven) (?:\p{L}+[ -]){0,3}\p{L}+s$/iu.test(term)
  if (!counted || items.length < 3 || items.length > 7 || items.some(item => item === '' || wordCount(item) > 8)) return
  const front = ask(`what are the ${reading.casing.inside(term).replace(/^the /i, '')}`)
  return { front, back: bullets(items) }
}

/** "Types of joint" above "Hinge – …": what is meant is the hinge joint. */
export function sortOf(reading: Reading, index: number): string | undefined {
  for (let at = index - 1; at >= Math.max(0, index - 8); at -= 1) {
    const { kind, text = '' } = reading.blocks[at]?.block ?? {}
    const found =
      /^(?:the |main |different |\d |two |three |four |five )*(?:types|kinds|forms) of (\p{L}+?)s?:?$/iu.exec(
        text.trim()
      )
    if (found) return found[1]?.toLowerCase().replace(/ie$/, 'y')
    if (kind === 'heading' || (text.length > 160 && kind === 'paragraph')) return undefined
  }
  return undefined
}

/** One adjective or noun that stands for a sort of what the line above names. */
export function withSort(card: Candidate, sort: string | undefined): Candidate {
  const [, term = ''] = /^What is meant by ([\p{L}-]+(?: \p{L}+)?(?: \(\p{L}+\))?)\?$/u.exec(card.front) ?? []
  if (!sort || term === '' || wordCount(term) > 1 || /^(?:an?|the) /i.test(card.back) || term.includes(sort))
    return card
  return { ...card, front: `What is meant by ${term} ${sort}?` }
}

/** Notes go on in small letters: "molecule unfolds. caused by heat". What follows an arrow is what comes of it. */
export const firstIdea = (meaning: string): string => {
  const sentence =
    /^(.{8,}?(?<!\b(?:e\.g|i\.e|eg|ie|etc|cf|c|v|vs|approx|no|nos|st|dr|mr|mrs|ms|p|pp|ch|fig|esp|incl|res|op|prod|pop|temp|govt?|dept|gen|max|min|cap|orig|poss|prob|diff|ref|avg|est|inc|ltd|co|info|mkt|org|\p{L})))\.\s+\S/iu.exec(
      meaning
    )?.[1] ?? meaning
  const [cause = '', result] = sentence.split(/\s(?:→|->)\s/)
  return result !== undefined && wordCount(cause) >= 5 ? cause : sentence
}
