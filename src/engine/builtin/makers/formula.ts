import { ask } from '#engine/builtin/candidate.ts'
import { spoken } from '#engine/builtin/heading.ts'
import { laidOutGap } from '#engine/builtin/makers/laid-out.ts'
import { sentenceCandidate, type BlockMaker, type Maker } from '#engine/builtin/makers/maker.ts'
import { isLineLabel, isRemark, isTermName } from '#engine/builtin/makers/terms.ts'
import { lowerFirst } from '#engine/text/casing.ts'
import { tag } from '#engine/text/tagger.ts'
import { contentWords, wordCount } from '#engine/text/words.ts'

/** One letter or two with what hangs on it, a function of letters, a greek letter. */
const LEFT = String.raw`(?:[A-Za-z]{1,3}|[Δδ]?\p{L}|emf|pH)(?:[₀-₉ₐ-ₜ′']{1,2})?(?:\([A-Za-z\p{Ll} |∩∪′'=]{1,9}\))?`
const LINE = new RegExp(String.raw`^(?:[\p{L} –-]{3,40}:\s+|\*\*)?(${LEFT}) = (.+)$`, 'su')
/** "nth term of A.P. Tn = a + (n – 1)d": the words in front say what the formula gives. */
const NAMED = new RegExp(String.raw`^(\p{L}[\p{L}.’' -]{3,40}?)\s+(${LEFT}) = (.+)$`, 'su')
function isQuantity(name: string): boolean {
  const tokens = tag(lowerFirst(name), 0, [])
  const isThing = tokens.some(token => /^(?:NOUN|PROPN)$/.test(token.pos))
  const isPhrase = !tokens.some(token => /^(?:VERB|AUX|PRON|SCONJ|CCONJ|PART)$/.test(token.pos))
  const isEnded = !/^(?:ADP|DET|ADV)$/.test(tokens.at(-1)?.pos ?? '')
  return wordCount(name) <= 7 && isThing && isPhrase && isEnded && !isRemark(name) && !isLineLabel(name)
}
/** What stands behind the formula: a unit, a remark, a second column. */
const BEHIND =
  /\s{2,}.*$|\s*\((?=[^)]*\p{L}{3})[^)]*\)\s*.*$|,\s.*$|\s(?:for|where|when|with|if|unit|so|→|->|←)\s.*$|[.;]\s.*$|[.;]$/su
const WORD = /\p{L}{4,}/gu
const FUNCTION = /^(?:sin|cos|tan|log|sqrt)/

/** "C = Q/V", "P(A ∪ B) = P(A) + P(B) − P(A ∩ B)": letters that a student learns, no sum worked out in numbers. */
export const equation: BlockMaker = (reading, index) => {
  const read = reading.blocks[index]
  if (!read || reading.language !== 'en' || !/^(?:paragraph|list-item|callout|formula)$/.test(read.block.kind))
    return []
  const text = read.block.text.trim()
  const [, name = '', named = '', of = ''] = NAMED.exec(text) ?? []
  const isNamed = name !== '' && isQuantity(name)
  const [, left = '', rest = ''] = isNamed ? ['', named, of] : (LINE.exec(text) ?? [])
  const right = rest.replace(BEHIND, '').trim()
  const letters = right.replace(/[^\p{L}]/gu, '')
  const isMade =
    left !== '' &&
    letters.length >= 2 - Number(/[/²³√^]/.test(right)) &&
    /[+−×÷/*^²³√·()\s]|\p{L}\p{L}/u.test(right) &&
    !/=|:$|\d[.,]\d|\d{3,}|["“”?$£€%|{}≈]|…/.test(right.replace(/100\b/, '')) &&
    (right.match(WORD) ?? []).every(word => FUNCTION.test(word))
  // "Sc = element 21", "E = mc² says": three words in a row are a remark.
  if (!isMade || /(?:\b\p{L}{3,}\b\s+){2}/u.test(right) || right.split(' ').length > 14) return []
  // "s = t³ − 6t² + 9t": what one exercise is about.
  if (/^[yszfx](?:\(\p{L}\))?$/u.test(left) && /\d\s?[a-z]/i.test(right) && /[+−-]/.test(right)) return []
  // "lim h→0": what the limit is of stands behind it.
  if (/→\s?\S*$/u.test(right)) return []
  const isClosed = right.split('(').length === right.split(')').length
  const before = `${isNamed ? `${name}: ` : ''}${left} = `
  return isClosed ? laidOutGap(read, 'formula', { before, answer: right, after: '', isNamed }, 0.82) : []
}

const IN_WORDS =
  /^(?:(?:formula|equation):\s+)?((?:% )?(?:\p{L}+ ){0,4}\p{L}+(?: \([\p{L}% ]+\)| %)?) = ([\p{L}\d ()×÷+/−–²³.%-]*[\p{L}\d)](?:(?<=\.\p{L})\.)?)\.?$/iu
/** "for work / better pay": a slash between words is "or", unless a quantity is worked out. */
const QUANTITY =
  /\b(?:rate|speed|velocity|density|pressure|ratio|yield|gradient|concentration|productivity|efficiency|share|turnover|elasticity|frequency|resistance|acceleration|magnification|mean|average|per \p{L}+)$/iu
/** "Ester = acid + alcohol": what it is made from, no sum. */
const SUBSTANCE =
  /\b(?:acids?|alcohols?|alkalis?|bases?|oxides?|salts?|water|oxygen|hydrogen|metals?|\p{L}{3,}(?:ane|ene|ol|diol|amine|ide|ose|oxide)s?)\b/iu
const COMPARED = /^(?:higher|lower|more|less|fewer|bigger|larger|smaller|longer|shorter|faster|slower|greater)\b/i
/** "current assets – current liabilities": a dash between two of a kind takes away; between others it adds a remark. */
function isDifference(name: string, value: string): boolean {
  const [one = '', two = '', ...more] = value.split(/\s–\s/)
  const words = new Set(contentWords(one))
  return more.length === 0 && wordCount(two) <= 4 && name !== '' && contentWords(two).some(word => words.has(word))
}

/** "Rate = change in amount ÷ time taken", "acid + alkali → salt + water". */
export const wordFormula: Maker = ({ sentence, read, reading }) => {
  const [, name = '', value = ''] = IN_WORDS.exec(sentence.text) ?? []
  const unsigned = name.replace(/ (?:%|\([^()]*\))$/, '')
  if (
    name !== '' &&
    !/\b(?:is|are|was)\b/.test(sentence.text) &&
    wordCount(value) <= 14 &&
    (/[×÷+/−]|\d\s*\p{L}*\s?[-–]|\s-\s/u.test(value) || isDifference(name, value)) &&
    !COMPARED.test(name) &&
    !/^(?:for|in|to|by|at|of|from|with|on)\b/i.test(value) &&
    (/[×÷−+\d]|\s-\s/.test(value) || isDifference(name, value) || QUANTITY.test(name)) &&
    // "Cr in cash book / Dr on statement", "starved of sediment = …": no sum.
    (/[×÷−]|\d/.test(value) ||
      isDifference(name, value) ||
      (/^[^/]+\s[+/]\s[^/]+$/.test(value) && !SUBSTANCE.test(value))) &&
    !/\b(?:in|on|at)\b.*\/|→/.test(value) &&
    /\p{L}{3}/u.test(name) &&
    // "gelatinisation = starch + liquid + heat" tells what it takes, "afferent is wider …" is no quantity.
    isTermName(unsigned)
  )
    return [
      sentenceCandidate(
        read,
        sentence,
        'formula',
        ask(`what is the formula for ${reading.casing.inside(name === unsigned ? (spoken(name) ?? name) : name)}`),
        value,
        0.86
      )
    ]
  return []
}
