import { ask, type Candidate } from '#engine/builtin/candidate.ts'
import { isBe, spokenBe } from '#engine/builtin/grammar/clause.ts'
import { textOf } from '#engine/builtin/grammar/phrase.ts'
import type { BlockMaker, LooseMaker, Maker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { told } from '#engine/builtin/makers/told.ts'
import type { Sentence } from '#engine/builtin/read.ts'
import { spoken } from '#engine/builtin/heading.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { isTermName, readsAsMeaning } from '#engine/builtin/makers/term-test.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

const EQUATION = /=|→|⇌|⟶|->|\\rightarrow|\\to\b|\\rightleftharpoons/
const KIND = /\b(formula|equation|rule|identity|law|expression|theorem|inequality)\b/i

const firstEquation = (sentence: Sentence): string | undefined => {
  const { block } = sentence
  const found = sentence.formulas.map(one => block.text.slice(one.start, one.end)).filter(text => EQUATION.test(text))
  return found.length === 1 ? found[0] : undefined
}

/** "Speed is given by v = s/t", "The quadratic formula is …": both ways. */
export const namedFormula: Maker = ({ statement, read }) => {
  const { clause, sentence, subject } = statement
  const equation = firstEquation(sentence) ?? wordEquation(sentence.text)
  const be = clause.verbs[0]
  if (!equation || !isBe(be) || clause.lead.length > 0 || wordCount(subject) > 10) return []
  const predicate = textOf(sentence.block.text, [...clause.verbs, ...clause.rest])
  const opens =
    /^(?:is|are)\s+(?:therefore |always )?(?:(?:given|found|calculated|defined|represented|summarised|described|modelled|worked out|expressed|written) (?:by|using|as|with)\s+)?(?:the (?:\w+\s)?(?:formula|equation|rule|expression|relationship)\s)?:?\s*/.exec(
      predicate
    )
  if (!opens || !predicate.slice(opens[0].length).startsWith(equation)) return []
  const isKind = KIND.test(subject)
  const front = ask(isKind ? `what ${spokenBe(be)} ${subject}` : `what is the formula for ${subject}`)
  return [
    sentenceCandidate(read, statement, 'formula', front, equation, 0.9),
    ...backwards(equation, subject, sentence.block.text, make =>
      sentenceCandidate(read, statement, 'formula', make.front, make.back, 0.62)
    )
  ]
}

const wordEquation = (text: string): string | undefined => {
  const found = FOUND.exec(text)?.[1]?.trim()
  // "Afferent is wider than efferent → high pressure": what comes of it, no reaction.
  return found?.includes('→') && !/ \+ /.test(found) ? undefined : found
}
const FOUND = /(?<=\bis\s|:\s)([\p{L} ]+(?:\+ [\p{L} ]+)*(?:→|=)\s*[\p{L} +×÷/-]+?)(?=[.;,]|$)/u

function backwards(
  equation: string,
  subject: string,
  _text: string,
  make: (card: { front: string; back: string }) => Candidate
): Candidate[] {
  const isReaction = /→|⇌|->|\\rightarrow/.test(equation)
  if (isReaction || wordCount(subject) > 7 || !/\p{L}{3}/u.test(subject)) return []
  const back = subject.replace(/^the (?:formula|equation|expression|rule) for\s+/i, '')
  const kind = KIND.exec(back)?.[1]?.toLowerCase()
  const front = kind ? `Name the ${kind}: ${equation}` : `What is given by ${equation}?`
  return [make({ front, back: back.charAt(0).toUpperCase() + back.slice(1) })]
}

/** A displayed equation below the sentence that names it: "The quadratic formula is:". */
export const displayedFormula: BlockMaker = (reading, index) => {
  const read = reading.blocks[index]
  const before = reading.blocks[index - 1]
  if (!read || !before || read.block.kind !== 'formula' || !EQUATION.test(read.block.text)) return []
  const last = before.sentences.at(-1)
  const intro = (last?.text ?? before.block.text).trim()
  const named =
    /^(?:so |then |thus |therefore |hence )?(?:the\s+)?(.{3,70}?)\s+(?:is|are)(?:\s+(?:given|found|defined|calculated|written) (?:by|as|using))?(?:\s+the formula)?\s*:?$/i.exec(
      intro
    )?.[1] ?? (KIND.test(intro) && before.block.kind === 'heading' ? intro : undefined)
  if (!named || /^(?:it|this|that|which|we|there|then)\b/i.test(named)) return []
  const inside = reading.casing.inside(named)
  const back = read.block.text.trim()
  const front = ask(
    KIND.test(named)
      ? `what is the ${inside.replace(/^the /i, '')}`
      : `what is the formula for ${/^(?:the|a|an) /i.test(intro) && !/^(?:a|an) /i.test(intro) ? 'the ' : ''}${inside}`
  )
  const quote = { start: 0, end: read.block.text.length }
  return [
    { type: 'formula', kind: 'basic', front, back, block: read.block, quote, headings: read.headings, trust: 0.88 }
  ]
}

const IN_WORDS =
  /^(?:(?:formula|equation):\s+)?((?:% )?(?:\p{L}+ ){0,4}\p{L}+(?: \([\p{L} ]+\))?) = ([\p{L}\d ()×÷+/−²³.%-]*[\p{L}\d)])\.?$/iu
/** "for work / better pay": a slash between words is "or", unless a quantity is worked out. */
const QUANTITY =
  /\b(?:rate|speed|velocity|density|pressure|ratio|yield|gradient|concentration|productivity|efficiency|share|turnover|elasticity|frequency|resistance|acceleration|magnification|mean|average|per \p{L}+)$/iu
/** "Ester = acid + alcohol": what it is made from, no sum. */
const SUBSTANCE =
  /\b(?:acids?|alcohols?|alkalis?|bases?|oxides?|salts?|water|oxygen|hydrogen|metals?|\p{L}{3,}(?:ane|ene|ol|diol|amine|ide|ose|oxide)s?)\b/iu
const COMPARED = /^(?:higher|lower|more|less|fewer|bigger|larger|smaller|longer|shorter|faster|slower|greater)\b/i
/** "Menu costs = cost of having to change price lists". */
const MEANS = /^(\p{Lu}\p{L}+(?: \p{L}+){0,3}) = (\p{Ll}[^=→]+?)[.;]?$/u
const REACTION = /^((?:[\p{L}\d]+ ){0,3}[\p{L}\d]+(?: \+ (?:[\p{L}\d]+ ?){1,4})+)\s*(?:→|⟶|->)\s*(.+?)\.?$/u

/** "Rate = change in amount ÷ time taken", "acid + alkali → salt + water". */
export const wordFormula: LooseMaker = ({ sentence, read, reading }) => {
  const [, name = '', value = ''] = IN_WORDS.exec(sentence.text) ?? []
  const from = { sentence, quote: sentence }
  if (
    name !== '' &&
    !/\b(?:is|are|was)\b/.test(sentence.text) &&
    wordCount(value) <= 14 &&
    /[×÷+/−]|\d\s*\p{L}*\s?[-–]|\s-\s/u.test(value) &&
    !COMPARED.test(name) &&
    !/^(?:for|in|to|by|at|of|from|with|on)\b/i.test(value) &&
    (/[×÷−+\d]|\s-\s/.test(value) || QUANTITY.test(name)) &&
    // "Cr in cash book / Dr on statement", "starved of sediment = …": no sum.
    (/[×÷−]|\d/.test(value) || (/^[^/]+\s[+/]\s[^/]+$/.test(value) && !SUBSTANCE.test(value))) &&
    !/\b(?:in|on|at)\b.*\/|→/.test(value) &&
    /\p{L}{3}/u.test(name) &&
    // "gelatinisation = starch + liquid + heat" tells what it takes, "afferent is wider …" is no quantity.
    isTermName(name)
  )
    return [
      sentenceCandidate(
        read,
        from,
        'formula',
        ask(`what is the formula for ${reading.casing.inside(spoken(name) ?? name)}`),
        value,
        0.86
      )
    ]
  const [, term = '', meaning = ''] = MEANS.exec(sentence.text) ?? []
  if (
    term !== '' &&
    sentence.start > 0 &&
    !COMPARED.test(term) &&
    wordCount(meaning) >= 3 &&
    !/[×÷+/−=]/.test(meaning) &&
    isTermName(term) &&
    readsAsMeaning(told(term, meaning), false)
  ) {
    const front = ask(`what is meant by ${reading.casing.common(term)}`)
    return [sentenceCandidate(read, from, 'definition', front, upperFirst(meaning), 0.84)]
  }
  const [, left = '', right = ''] = REACTION.exec(sentence.text) ?? []
  if (left === '' || wordCount(right) > 12) return []
  return [sentenceCandidate(read, from, 'formula', `Complete the equation: ${left.trim()} → …`, right, 0.82)]
}
