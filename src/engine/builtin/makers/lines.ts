import { ask, shorten, type Candidate } from '#engine/builtin/candidate.ts'
import { isClipped, quiet } from '#engine/builtin/heading.ts'
import { isDefinition } from '#engine/builtin/makers/by-form.ts'
import { isFormula } from '#engine/builtin/checks/whole-formula.ts'
import {
  firstIdea,
  formulaQuestion,
  hasFormula,
  manyOf,
  sortOf,
  stepsIn,
  withSort
} from '#engine/builtin/makers/line-forms.ts'
import { LINE } from '#engine/builtin/makers/labelled.ts'
import { INSTITUTION, meaningQuestion, small } from '#engine/builtin/makers/meaning-question.ts'
import { isRemark, lineOfKind } from '#engine/builtin/makers/line-kinds.ts'
import { isInPairs } from '#engine/builtin/makers/pairs.ts'
import { isRole } from '#engine/builtin/makers/role.ts'
import { saysNoMeaning } from '#engine/builtin/makers/no-meaning.ts'
import { doesSomething, FORMULA_OF, isOwnName, isTermName, readsAsMeaning } from '#engine/builtin/makers/term-test.ts'
import { told } from '#engine/builtin/makers/told.ts'
import { whenQuestion } from '#engine/builtin/makers/when.ts'
import { couldBeMeant, turned } from '#engine/builtin/makers/turned.ts'
import type { BlockMaker } from '#engine/builtin/makers/maker.ts'
import type { ReadBlock, Reading } from '#engine/builtin/read.ts'
import { topicOf } from '#engine/builtin/statement.ts'
import { lowerUnlessAcronym, upperFirst } from '#engine/builtin/text/casing.ts'
import { isPerson } from '#engine/builtin/text/people.ts'
import { wordCount, wordsOf } from '#engine/builtin/text/words.ts'
import { MONTH_NAME, SHORT_MONTH } from '#engine/builtin/text/months.ts'
import { numbered } from '#engine/builtin/makers/listed.ts'

/** A sign between two quantities: the line is a formula and no definition. */
const OPERATOR = /[×÷+/−^*√²³=]|\sx\s|\s[–-]\s\p{L}+$/u
/** "learned ability to bring about the result with max certainty + min energy": words, whatever signs stand between them. */
const isWordy = (text: string): boolean =>
  !/[×÷√²³^*=−]|\s[–-]\s\p{L}\b/u.test(text) && (text.match(/\p{Ll}{3,}/gu)?.length ?? 0) >= 7
const LABEL =
  /^(?:note|nb|n\.b\.|example|e\.g|eg|tip|remember|warning|important|key point|result|answer|q|a|question|homework|hw|date|name|class|subject|topic|source|figure|fig|table|page|title|summary|order|ex|ps|by|written|set|threats?|assumes?|plot|evaluation|exceptions|for|against|exam tip|hint|step \d+|first|second|third|then|finally|also|and|but|so|reminder|think|task|p\d+)$/i
const CLAUSE_WORD =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|because|which|that|who|when|if|did|do|does|it|they|he|she|we|you|i|this|these|those)\b/i
const DATE = new RegExp(
  String.raw`^(?:c\.\s?)?(?:\d{1,2}(?:st|nd|rd|th)?\s)?(?:(?:early|late|mid)[ -])?(?:${MONTH_NAME}|(?:${SHORT_MONTH})\.?)?\s?(?:\d{3,4}s?(?:\s?[–-]\s?\d{2,4})?)(?:\s?(?:BCE|BC|AD|CE))?$|^\d{1,2}\s(?:${MONTH_NAME})$`
)

/** "milk them to fund others", "AC (normal profit)": an order about it, letters. */
const NO_MEANING = /^\S+ (?:it|them)\b|^\p{Lu}{1,3}\b(?:$| [(=])/u
const COMPARED = /^(?:higher|lower|more|less|fewer|bigger|larger|smaller|longer|shorter|faster|slower|greater)\b/i
/** "When the learner sat in the same room, obedience fell to 40%": something that happened, not what a word means. */
const HAPPENED =
  /\b(?:was|were|had|did|fell|rose|went|dropped|showed|found|moved|changed|increased to|decreased to|used \d+|judged|gave)\b/

/** One line "term: meaning", "term — meaning", "1917 — the Tsar abdicates". Needs no English. */
function fromLine(read: ReadBlock, reading: Reading): Candidate[] {
  const { block, headings } = read
  const match = LINE.exec(block.text.trim())
  const [, rawTerm = '', rest = ''] = match ?? []
  const term = rawTerm
    .trim()
    .replace(/^[“"']|[”"']$/g, '')
    .replace(/^\(?[a-h][.)]\s+/, '')
  const isEnglish = reading.language === 'en'
  if (!match || LABEL.test(term) || wordCount(term) > 6 || wordCount(rest) < 1 || /[.?!,;]$/.test(term)) return []
  // "order (longest first)": brackets say how, unless they hold a symbol, a year or what letters stand for.
  if (/(?<!^\p{Lu}{2,6}) \([^)]*\s[^)]*\)$/u.test(term) || /[^\p{L}\p{N}\s'’()λρθπΔ./&+–-]/u.test(term)) return []
  // An order to the reader, a number, a comparison, several things at once: none of them says what a word means.
  if (/^(?:do(?:n['’]?t| not)|never|always|try|make sure|watch|learn|look)\b/i.test(term) || /\bvs\b|=.*=/.test(rest))
    return []
  if (
    /^the \d/.test(rest) ||
    /^[^.!?]*(?:→|->)[^.!?]*(?:→|->)/.test(rest) ||
    /^(?:about|around|over|nearly) \d/i.test(rest) ||
    /^the one (?:that|which|who)\b/.test(rest) ||
    /^(?:STUDENT|PUPIL|SPEAKER|TEACHER|LECTURER|TUTOR|HOST|INTERVIEWER|ME)$/.test(term)
  )
    return []
  if (/^\d/.test(rest) && !ASPECT_OF_A_STUDY.test(term) && !DATE.test(rest.trim().replace(/\.$/, ''))) {
    const steps = stepsIn(rest)
    return steps ? sequenceOf(read, reading, term, steps) : []
  }
  const tail = /;\s+(.+)$/.exec(rest)?.[1] ?? ''
  if (tail !== '' && wordCount(tail) > 5) return []
  const [, sign] =
    /\s(=|→|->)$/.exec(
      block.text
        .trim()
        .slice(0, match[0].length - rest.length)
        .trimEnd()
    ) ?? []
  const isSum =
    (OPERATOR.test(rest) && !isWordy(rest)) ||
    (/→|->/.test(rest) && !isWordy(rest.split(/→|->/)[0] ?? '')) ||
    OPERATOR.test(term) ||
    /(?:^|\s)\S$/.test(term) ||
    CLAUSE_WORD.test(term)
  if (sign && (isSum || /^\p{Lu}\p{Ll}/u.test(rest) || COMPARED.test(term) || wordCount(rest) < (sign === '=' ? 2 : 4)))
    return []
  const first = read.sentences[0]
  const end = first && first.end > block.text.indexOf(rest) + 3 ? first.end : block.text.trimEnd().length
  const at = block.text.indexOf(rest, rawTerm.length)
  const meaning = firstIdea(block.text.slice(at, Math.max(end, at)).trim()).replace(/[.;]$/, '')
  const start = block.text.indexOf(rawTerm.trim())
  const quote = { start, end: Math.max(end, at) }
  const make = (type: Candidate['type'], front: string, back: string, trust: number): Candidate[] => [
    { type, kind: 'basic', front, back, block, quote, headings, trust }
  ]
  if (DATE.test(term)) {
    // In English the date is asked for, not what else happened in its year.
    return isEnglish || wordCount(meaning) > 22 ? [] : make('date', `${term}?`, upperFirst(shorten(meaning, 20)), 0.82)
  }
  if (DATE.test(meaning)) {
    if (!isEnglish) return make('date', `${term}?`, meaning, 0.8)
    const when = whenQuestion(reading.casing.inside(term))
    return when === undefined ? [] : make('date', ask(when), meaning, 0.8)
  }
  const kind = isEnglish ? lineOfKind(term, brief(meaning), headings, reading) : undefined
  if (kind) return make(kind.type, kind.front, kind.back, 0.82)
  if (isEnglish && (CLAUSE_WORD.test(term) || isRemark(term))) return []
  if (/\p{L}\s\p{Ll}+\s.*\b(?:the|a)\b/u.test(term) && wordCount(term) > 4) return []
  const colon = block.text.trim().charAt(rawTerm.trimEnd().length) === ':'
  const isBold = block.bold?.some(bold => bold.replace(/[:\s–—-]+$/, '') === term) ?? false
  // A colon in a running paragraph introduces what follows; in a list, a short line or after bold it defines.
  if (colon && !isBold && block.kind === 'paragraph' && (read.sentences.length > 2 || wordCount(meaning) < 2)) return []
  // "proteins + water = a stretchy network": what comes of what, no formula.
  if (isEnglish && /=/.test(meaning) && !/[$\\\d×÷^√²³]|^\S{1,4}\s*=/.test(meaning)) return []
  if (isEnglish && /=/.test(meaning) && !/\p{L}{3}/u.test(term)) return []
  if (/^[$\\]|=/.test(meaning.replace(/\([^)]*\)/g, '')) || /^\S+\s*=/.test(meaning)) {
    // "default opt-in e.g. Wales 2015 = opt-out": words with a sign behind them.
    const isSaid = !/^[$\\]/.test(meaning) && wordCount(meaning.split('=')[0] ?? '') > 5
    if (isEnglish && (isSaid || !hasFormula(term, meaning, reading))) return []
    return make(
      'formula',
      isEnglish ? ask(formulaQuestion(reading.casing.inside(small(term)))) : `${term}?`,
      shorten(meaning.replace(/(?<=\p{L}) {2,}\S.*$/u, ''), 20),
      0.84
    )
  }
  const trust = (isBold ? 0.92 : 0.84) - (wordCount(meaning) < 2 ? 0.12 : 0)
  const topic = headings.at(-1) ?? ''
  const study = ASPECT_OF_A_STUDY.exec(term)?.[0].toLowerCase()
  if (study && isEnglish) {
    const plural = /[^s]s$/.test(study)
    const about = topicOf(headings)
    if (!about || about === headings[0] || wordCount(meaning) > 25) return []
    return make('question', ask(`${about}: what ${plural ? 'were' : 'was'} the ${study}`), upperFirst(meaning), 0.76)
  }
  const named = isEnglish ? manyOf(term, meaning, reading) : undefined
  if (named) return make('list', named.front, named.back, trust)
  // "Reasons for the rise": of what, only the heading says.
  if (isEnglish && /^(?:the )?(?:reasons|factors|changes|effects|problems|ways|uses|types|kinds)\b/i.test(term))
    return []
  if (isEnglish && FORMULA_OF.test(term)) {
    const front = ask(`what is the ${lowerUnlessAcronym(term).replace(/^the /, '')}`)
    return isFormula(meaning) ? make('formula', front, shorten(meaning, 20), 0.84) : []
  }
  const part = PART_OF.exec(term)
  if (part && isEnglish) {
    const article = /^(?:main|chief|only|function|purpose|role|cause of|aim)/i.test(term) ? 'the' : an(term)
    const of = quiet(reading.casing.inside(term)).replace(/^the /, '')
    const many = /^\S*[^su]s\b/.test(of)
    return part[1]
      ? make(
          'question',
          ask(`what ${many ? 'are the' : `is ${article}`} ${of}`),
          upperFirst(shorten(meaning, 25)),
          trust
        )
      : []
  }
  if (isEnglish && (HAPPENED.test(meaning) || (COMPARED.test(term) && colon))) return []
  const isAspect =
    wordsOf(term).length <= 3 &&
    /^(?:causes?|effects?|function|structure|location|use|uses|role|advantages?|disadvantages?|limits?|strengths?|weaknesses|purpose|aims?|results?|outcome|terms|leader|unit|units|symbol|equation|formula|reactants|products|conditions|site|capital|population)$/i.test(
      term
    )
  // "population" is a number of something here, or a word to be defined.
  if (
    isAspect &&
    isEnglish &&
    !(wordCount(meaning) > 5 && /^(?:population|capital|units?|symbol|site|leader|terms)$/i.test(term))
  ) {
    const plural = /[^s]s$/.test(term)
    return make(
      'question',
      ask(`what ${plural ? 'are' : 'is'} the ${term.toLowerCase()} of ${quiet(reading.casing.inside(topic))}`),
      upperFirst(shorten(meaning, 25)),
      topic ? 0.72 : 0.3
    )
  }
  if (
    isEnglish &&
    /^(?:Mr|Mrs|Miss|Ms|Dr|Sir|Lady|Lord|King|Queen)\b/.test(term) &&
    (/["“]/.test(meaning) || wordCount(term) > 2 || /['’]/.test(term))
  )
    return []
  if (
    isEnglish &&
    /^(?:Mr|Mrs|Miss|Ms|Dr|Sir|Lady|Lord|King|Queen)\b(?! (?:Lieutenant|Chancellor|Mayor|Chamberlain|Justice|Protector|President))/.test(
      term
    )
  )
    return make('question', ask(`what is ${term} like`), upperFirst(brief(meaning)), 0.74)
  // "Moscovici (1969) – blue and green slides": a source, not a term.
  if (isEnglish && /\(\d{4}\)$/.test(term)) return []
  const [made = '', how = '', by = ''] =
    /^(\w+(?:ed|en|ade|und)) (?:mostly |mainly |largely )?(by|of|in|from|for|to) /.exec(meaning) ?? []
  if (made !== '' && isEnglish) {
    const is = /[^sui]s$/.test(term) ? 'are' : 'is'
    const front = ask(`what ${is} ${reading.casing.common(term)} ${how} ${by}`)
    const asksThing = /^(?:caused|made|produced|formed) (?:by|of|from)/.test(made)
    return asksThing
      ? make('question', front, upperFirst(brief(meaning.slice(made.length).split(/\s[–-]\s/)[0] ?? '')), trust)
      : []
  }
  const pair = told(term, meaning)
  if (isEnglish && saysNoMeaning(pair)) return []
  const isMarked = isBold || /^[“"]/.test(rawTerm.trim())
  if (isEnglish && isOwnName(term, headings) && !INSTITUTION.test(term)) {
    const said = brief(meaning.replace(/;\s.*$/, ''))
    const isKind = /^(?:an?|the) \p{Ll}/iu.test(said) && wordCount(said) >= 4
    const isSomebody = isPerson(said) || /\bwho\b|\b(?:born|executed|murdered|beheaded|martyred)\b/.test(said)
    const front = isSomebody ? ask(`who was ${term}`) : ask(`what is ${term}`)
    const [other] = isKind && isSomebody ? [] : turned(read, reading)
    return other ? [other] : isKind ? make('definition', front, upperFirst(said), trust) : []
  }
  const isTerm = isEnglish && isTermName(term)
  if (isTerm && doesSomething(pair)) {
    const named = reading.casing.common(term)
    const front = ask(`what does ${/^\p{Lu}{2}/u.test(named) ? '' : `${an(named)} `}${named} do`)
    return make('question', front, upperFirst(brief(meaning)), trust)
  }
  if (isEnglish && (isClipped(term) || NO_MEANING.test(meaning))) return []
  if (isEnglish && !(isTerm && readsAsMeaning(pair, isMarked))) return []
  // The other way round nothing can be asked wrongly.
  if (isEnglish && !isDefinition(pair, headings)) {
    const other = turned(read, reading)
    if (other.length > 0 || !couldBeMeant(pair, read)) return other
  }
  return make(
    'definition',
    isEnglish ? meaningQuestion(term, meaning, reading) : `${term}?`,
    upperFirst(brief(meaning.replace(/;\s.*$/, ''))),
    trust
  )
}

/** Below a heading that is a term: "= the use of spending and taxation to …". */
function underItsHeading(read: ReadBlock, reading: Reading): Candidate[] {
  const [, meaning = ''] = /^=\s+(\p{Ll}.+)$/u.exec(read.block.text.trim()) ?? []
  const term = topicOf(read.headings)
  if (meaning === '' || !term || wordCount(term) > 4 || OPERATOR.test(meaning)) return []
  const start = read.block.text.indexOf(meaning)
  const quote = { start, end: start + meaning.length }
  const { block, headings } = read
  const front = meaningQuestion(term, meaning, reading)
  const back = upperFirst(shorten(meaning.replace(/[.;]$/, ''), 25))
  return [{ type: 'definition', kind: 'basic', front, back, block, quote, headings, trust: 0.88 }]
}

const isHeading = ({ block }: ReadBlock): boolean => block.kind === 'heading'
/** "Causes: …": of what, only a heading right above it tells; one further up may be another's. */
const asksOfHeading = ({ type, front, headings }: Candidate): boolean => {
  const [, noun = ''] = /^What are the (\p{Ll}+)\?$/u.exec(front) ?? []
  const isSide = /advantages$/.test(noun) && headings.length === 1
  return type === 'list' && !isSide && noun !== '' && isRole(noun)
}

export const line: BlockMaker = (reading, index) => {
  const read = reading.blocks[index]
  if (!read || !/^(?:paragraph|list-item|callout)$/.test(read.block.kind) || isInPairs(read, reading)) return []
  if (read.block.text.trim().startsWith('=') && reading.language === 'en') return underItsHeading(read, reading)
  const cards = fromLine(read, reading)
    .filter(card => !asksOfHeading(card) || reading.blocks.slice(Math.max(0, index - 2), index).some(isHeading))
    .map(card => withSort(card, sortOf(reading, index)))
  return cards.length === 0 && reading.language === 'en' ? turned(read, reading) : cards
}

/** What a write-up of an experiment is divided into. */
const ASPECT_OF_A_STUDY =
  /^(?:aims?|procedure|methods?|findings|results|conclusions?|sample|participants|hypothesis|evaluation|strengths?|limitations?)$/i
/** "disadvantage of Unicode", "main source of error": a part of something, not a term. Alone it is part of nothing. */
const PART_OF =
  /^(?:the )?(?:(?:main|chief|only|biggest|key) )?(?:advantage|disadvantage|drawback|benefit|source|cause|function|purpose|role|example|effect|problem|limitation|strength|weakness|use|aim|result|reason)s?(?:\s+(?:of|for|with)\s+(\p{L}.*))?$/iu

/** A line says one thing: only what is too long is cut. */
const brief = (meaning: string): string => (wordCount(meaning) <= 25 ? meaning : shorten(meaning, 25))
const an = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a')

function sequenceOf(read: ReadBlock, reading: Reading, term: string, steps: readonly string[]): Candidate[] {
  const { block, headings } = read
  if (steps.length > 7 || steps.some(step => wordCount(step) > 9)) return []
  const quote = { start: 0, end: block.text.trimEnd().length }
  const front = ask(`what are the steps of ${reading.casing.common(term)}, in order`)
  const back = numbered(steps)
  return [{ type: 'sequence', kind: 'basic', front, back, block, quote, headings, trust: 0.84 }]
}
