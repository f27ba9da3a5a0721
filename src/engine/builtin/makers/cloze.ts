import { isSpecific, rarity } from '#engine/builtin/ask/rarity.ts'
import { term } from '#engine/builtin/ask/terms.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'
import type { LooseMaker } from '#engine/builtin/makers/maker.ts'
import type { ReadBlock, Reading, Sentence } from '#engine/builtin/read.ts'
import type { Token } from '#engine/builtin/text/tagger.ts'
import { isCommon } from '#engine/builtin/text/common.ts'
import { contentWords, isStopWord, stem, wordCount, wordsOf } from '#engine/builtin/text/words.ts'
import { MONTH_NAME, SHORT_MONTH } from '#engine/builtin/text/months.ts'

interface Gap {
  readonly start: number
  readonly end: number
  readonly hint: string
  readonly score: number
}

/** A gap below this is a guess: no card rather than a bad one. */
const WORTH = 1.15
/** Of several gaps in a sentence the best is chosen by what it is like as a card. */
const GAPS = 4
const UNIT =
  /^(?:%|percent|million|billion|thousand|degrees?|°C|kg|km|cm|cm³|metres?|years?|months?|days?|hours?|tonnes?|newtons?|joules?)$/i

function termScore(sentence: Sentence, reading: Reading, index: number, last: number): number {
  const { tokens } = sentence
  const token = tokens[index]
  if (!token) return 0
  const words = tokens.slice(index, last + 1)
  const isName = index > 0 && words.every(word => /^\p{Lu}/u.test(word.text))
  if (!isName && words.some(word => isCommon(word.lower)) && words.length === 1) return 0
  const head = tokens[last]
  const weight = Math.min(reading.weight.get(stem(head?.lower ?? '')) ?? 1, 4)
  const at = /^(?:an?|the|its|their)$/.test(tokens[index - 1]?.lower ?? '') ? index - 2 : index - 1
  const before = tokens[at]?.lower ?? ''
  const isNamed = /^(?:called|termed|named)$/.test(before) || (before === 'as' && tokens[at - 1]?.lower === 'known')
  const early = index <= 1 ? 0.5 : 0
  const length = Math.min(1, Math.max(0, (head?.lower.length ?? 0) - 5) / 5)
  return (
    (isName ? 1.35 : 0.85) + length * 0.5 + weight * 0.1 + (words.length > 1 ? 0.15 : 0) + (isNamed ? 2 : 0) - early
  )
}

function gapsOf(sentence: Sentence, reading: Reading, topic: ReadonlySet<string>): Gap[] {
  const { block, tokens } = sentence
  const gaps: Gap[] = []
  for (const bold of (block.bold ?? []).map(words => words.replace(/[\s:.,;–—-]+$/, ''))) {
    const at = block.text.indexOf(bold, sentence.start)
    if (
      at >= sentence.start &&
      at + bold.length <= sentence.end &&
      wordCount(bold) <= 4 &&
      contentWords(bold).length > 0 &&
      !isStress(bold)
    )
      gaps.push({ start: at, end: at + bold.length, hint: 'key term', score: 3 })
  }
  tokens.forEach((token, index) => {
    const next = tokens[index + 1]
    if (/^(?:1\d{3}|20\d{2})$/.test(token.text))
      gaps.push({ start: token.start, end: token.end, hint: 'year', score: 1.8 })
    else if (
      token.pos === 'NUM' &&
      /^[\d.,]+$/.test(token.text) &&
      next &&
      (UNIT.test(next.text) || next.pos === 'NOUN') &&
      !/[-–]/.test(next.text)
    )
      gaps.push({ start: token.start, end: token.end, hint: 'number', score: 1.5 })
    if (!/^(?:NOUN|PROPN)$/.test(token.pos) || isStopWord(token.lower) || token.lower.length < 4) return
    if (isOfRun(tokens[index - 1], token) || isGlued(block.text, token)) return
    let last = index
    while (isOfRun(tokens[last + 1], token) && last - index < 2) last += 1
    while (
      last > index &&
      /^(?:rises?|falls?|increases?|decreases?|moves?|changes?|starts?|ends?|grows?|stays?|remains?)$/.test(
        tokens[last]?.lower ?? ''
      )
    )
      last -= 1
    const end = tokens[last] ?? token
    // A possessive, or a formula that the tagger took apart.
    if (/^(?:['’]s|[+²³₂]\S*)$/.test(tokens[last + 1]?.text ?? '') || /\p{L}\d|\d\p{L}/u.test(token.text)) return
    const before = tokens[index - 1]
    const isName = index > 0 && /^\p{Lu}/u.test(token.text) && before?.text !== ':'
    if (isPartOfName(tokens, index, last, isName)) return
    // Half of a name or of a term: "Board of Education", "brute force attack", "full-time".
    // What stands behind "such as" is one example of many.
    if (EXAMPLE.test(block.text.slice(Math.max(sentence.start, token.start - 90), token.start))) return
    if (before?.lower === 'of' && tokens[index - 2]?.pos === 'NOUN' && last > index) return
    if (last > index && /[^s]s$/.test(tokens[last]?.lower ?? '') && /^(?:DET|PRON)$/.test(tokens[last + 1]?.pos ?? ''))
      last -= 1
    // "American sociologists", "the Norman invasion": half of a phrase.
    if (MONTH.test(token.text)) return
    const isDemonym =
      isName &&
      last === index &&
      /(?:an|ese|ish|ch|ean|ic|ek|man|tch)$/.test(token.text) &&
      /^(?:NOUN|ADJ)$/.test(tokens[index + 1]?.pos ?? '')
    const isOfTopic = [...topic].some(word => word.length >= 6 && stem(token.lower).startsWith(word.slice(0, 6)))
    if (isDemonym || isOfTopic) return
    // "three minerals andalusite", "it recrystallises": taken for a term by the tagger.
    if (/(?:ises|izes|ifies)$/.test(token.lower) || (last > index && !isName && /[^su]s$/.test(token.lower))) return
    const joins =
      before &&
      (/^[-–/.]$/.test(before.text) || (before.lower === 'of' && /^\p{Lu}/u.test(tokens[index - 2]?.text ?? '')))
    const modified = !isName && before?.pos === 'ADJ' && !EVERYDAY.test(before.lower)
    // One everyday word is a guess; the note has to say "called" or set it in bold.
    const isEveryday = !isName && index === last && !modified && rarity(term(token.lower)) < 1
    const isNamed = /^(?:called|as)$/.test(before?.lower ?? '')
    const run = tokens.slice(index, last + 1)
    if (!isName && !isWholeTerm(run, before, tokens[last + 1], isNamed)) return
    if (joins || (isEveryday && !isNamed) || isGuess(tokens, index, last, isName)) return
    const score = termScore(sentence, reading, index, last)
    // "Limited liability", "a narrowed artery": the adjective is part of what is asked.
    const start = modified ? before.start : token.start
    gaps.push({ start, end: end.end, hint: isName ? 'name' : 'term', score })
  })
  return gaps
    .filter(gap => gap.score >= WORTH)
    .filter(gap => wordsOf(block.text.slice(gap.start, gap.end)).every(word => !topic.has(stem(word))))
    .sort((a, b) => b.score - a.score || b.start - a.start)
}

/** "Port" of "Port Said", "Francis" of "his son Francis", "Americans": half a name or a whole people. */
const isPartOfName = (tokens: readonly Token[], index: number, last: number, isName: boolean): boolean => {
  const [before, after] = [tokens[index - 1], tokens[last + 1]]
  if (!isName) return false
  const isOneWord = index === last
  return (
    /^\p{Lu}/u.test(after?.text ?? '') ||
    (index > 1 && /^\p{Lu}/u.test(before?.text ?? '')) ||
    /^(?:son|daughter|wife|husband|brother|sister|father|mother|friend)$/.test(before?.lower ?? '') ||
    (isOneWord && /(?:ans|ese|ish|ians|ists|ers)$/.test(tokens[last]?.lower ?? '')) ||
    (last - index > 1 &&
      !/(?:of|the)/.test(tokens[index + 1]?.lower ?? '') &&
      /^(?:Guru|King|Queen|Lord|Saint|Sir)$/.test(tokens[index + 1]?.text ?? ''))
  )
}

/** One noun phrase with a word of the subject in it: not a verb taken for a noun, not two phrases side by side. */
const isWholeTerm = (
  run: readonly Token[],
  before: Token | undefined,
  after: Token | undefined,
  isNamed: boolean
): boolean => {
  const rare = run.some(token => isSpecific(term(token.lower)))
  if (!rare && !isNamed) return false
  if (
    before?.pos === 'PRON' ||
    /^(?:that|this|these|those)$/.test(before?.lower ?? '') ||
    /^(?:how|that|what|why|which)$/.test(after?.lower ?? '')
  )
    return false
  return run.slice(0, -1).every(token => !/[^suia]s$/.test(token.lower))
}

/** Names and common nouns form no term together: "a generation Japan had". */
const isOfRun = (next: Token | undefined, first: Token): boolean =>
  /^(?:NOUN|PROPN)$/.test(next?.pos ?? '') && /^\p{Lu}/u.test(next?.text ?? '') === /^\p{Lu}/u.test(first.text)
/** "poly(ethene)" is one word. */
const isGlued = (text: string, token: Token): boolean => /[\p{L}\p{N}][([-]$/u.test(text.slice(0, token.start))

const NO_NAME = new RegExp(String.raw`\b(?:${MONTH_NAME}|${SHORT_MONTH}|I|BUT|NOT|AND)\b`, 'g')
const MONTH = new RegExp(`^(?:${MONTH_NAME})$`)
/** Bold for stress, not for a term: "only", "never". */
const isStress = (bold: string): boolean =>
  /^(?:not|only|never|always|must|before|after|all|none|both|most|more|less|no|any|every|each|least|very|and|or|but)$/i.test(
    bold
  )

/** Adjectives that belong to no term. */
const EVERYDAY =
  /^(?:large|small|big|great|high|low|long|short|wide|narrow|thick|thin|strong|weak|hot|cold|new|old|young|early|late|many|few|several|some|most|more|less|other|same|different|important|main|major|common|simple|whole|entire|own|single|double|various|certain|similar|particular|possible|fast|slow|quick|light|heavy|hard|soft|good|bad|best|worst|first|second|third|last|next|full|empty|rich|poor|free|equal|solid|liquid|pure|dissolved|\w+er|\w+est)$/
const EXAMPLE =
  /\b(?:e\.g\.?|such as|for example|for instance|including|like)[\s,](?:[^.;,]{0,24}(?:,|\band\b|\bor\b)?){0,3}$/i
/** People by what they do, amounts, and one member of several: any of many words would fit. */
const ANYBODY =
  /(?:(?:^|-)(?:people|women|men|children)|[a-z]{3,}(?:ers|(?<!m)ents|ants|ees|ists|ians)|metres?|grams?|ways|places?|things)$/
function isGuess(tokens: readonly Token[], index: number, last: number, isName: boolean): boolean {
  const [before, after] = [tokens[index - 1], tokens[last + 1]]
  if (!isName && ANYBODY.test(tokens[last]?.lower ?? '') && tokens[last]?.lower !== 'elements') return true
  if (!isName && after?.lower === 'of') return true
  const inList = (token: Token | undefined): boolean => token?.text === ',' || /^(?:and|or)$/.test(token?.lower ?? '')
  const many = tokens.filter(token => token.text === ',').length
  if (isName) return inList(before) && tokens[index - 2]?.pos === 'PROPN' && (many > 0 || inList(after))
  return inList(before) && (inList(after) || after === undefined || /^[.!]$/.test(after.text)) && many > 0
}

const CONTEXT =
  /^(?:it|they|he|she|this|these|those|that|such|another|here|there|yet|in between|on the (?:one|other) (?:hand|side)|(?:\w+ ){1,2}(?:years?|days?|months?|weeks?) (?:later|earlier|after)|\w+ly:|his|her|its|their|both|we|you|i|so|but|and|or|also|then|however|therefore|thus|hence|for example|as a result|consequently|the (?:first|second|third|next|other|latter|former|following|same|result|two|trouble|new)|one|some|others?|let|okay|now|right|well|remember|note|imagine|think|look|see|in this|in these|in both|at this|by this|to do this|because of this|all of|after this|after that|until then|finally|lastly|since|no,|yes,|eventually|meanwhile|first,)\b/i
/** "Traders became …": people by what they do, in the past: which, the sentence before says. */
const DOERS = /^\p{Lu}\p{Ll}{2,}(?:[eo]rs|ees|ists) (?:became|were|had|got|took|went|came|made|\p{Ll}{2,}ed)\b/u
const UNCLEAR =
  /\b(?:this|these|those|above|below|he|she|him|we|you|us|our|your|i|me|my|here|therefore|thus|please|homework|next week|last week|today|exam|lecture|slide|worksheet|folder|due|(?:mon|tues|wednes|thurs|fri)day|at that|chapter|former|latter|as follows|following|earlier|later on|as a result|the opposite|of that|as well|and so on)\b/i
/** Shorthand of notes: a line that is no sentence. */
const FRAGMENT = /^(?:NOT|NB|PS|BUT|Only|From|\p{Lu}\p{Ll}+est),? /u
const SHORTHAND =
  /!!|→|->|\s[=+]\s|^[^.]{2,60}\s[–—-]\s|;\s*$|\?\s|\b(?:bc|w\/|esp|approx|dont|cant|gov|govt)\b|\b(?:ones)\b/i
const LOOSE_OWNER = /\b(?:his|her)\b/i

/** One gap a sentence, and only in a sentence that stands alone. The last resort: ranked below every question. */
export const cloze: LooseMaker = ({ sentence, read, reading, statement }) => {
  const words = wordCount(sentence.text)
  if (
    words < 7 ||
    words > 28 ||
    CONTEXT.test(sentence.text) ||
    DOERS.test(sentence.text) ||
    UNCLEAR.test(sentence.text) ||
    !(/[.!]$/.test(sentence.text) || (statement && isLastOf(sentence))) ||
    SHORTHAND.test(sentence.text) ||
    FRAGMENT.test(sentence.text) ||
    (LOOSE_OWNER.test(sentence.text) && !/\p{Lu}\p{Ll}+.*\b(?:his|her)\b/u.test(sentence.text.slice(1))) ||
    !/^["“(]?\p{Lu}/u.test(sentence.text) ||
    /^\p{Lu}[\p{L}'’ ]{2,30}: /u.test(sentence.text) ||
    /^(?:\w+ed|(?:First|Last|Next) \w+ed)\b/.test(sentence.text) ||
    // "With an alkane nothing happens, it stays orange": no subject that "it" could be.
    (/^(?:when|if|with|in|at|on|even|as|for|by)\b/i.test(sentence.text) &&
      /[\w,] (?:it|they) \w+s?\b/.test(sentence.text))
  )
    return []
  if (!sentence.tokens.some(token => token.pos === 'VERB' || token.pos === 'AUX')) return []
  if (/\b(?:it|they|them)\b/i.test(sentence.text.split(/\s+/).slice(0, 5).join(' '))) return []
  // "Teaches himself to speak", "Clamp a long wire": who does it stands elsewhere.
  const [opening] = sentence.tokens
  if (!statement && sentence.block.list?.ordered) return []
  if (!statement && /^(?:VERB|AUX)$/.test(opening?.pos ?? '') && !/ing$/.test(opening?.lower ?? '')) return []
  const topic = new Set(read.headings.flatMap(contentWords))
  if (/[{}]|::/.test(sentence.text)) return []
  // "The tank is lined with carbon": which tank, only the sentence before says.
  const [article, noun, verb] = sentence.tokens
  if (
    article?.lower === 'the' &&
    noun?.pos === 'NOUN' &&
    !isSpecific(term(noun.lower)) &&
    /^(?:VERB|AUX)$/.test(verb?.pos ?? '') &&
    rarity(term(noun.lower)) < 1
  )
    return []
  // A story with everyday things, worked through on the board.
  if (/\b(?:examples?|worked|board|story|scenario)\b/i.test(read.headings.at(-1) ?? '')) return []
  return gapsOf(sentence, reading, topic)
    .filter(gap => !leaks(sentence, gap) && isHeld(sentence, gap))
    .slice(0, GAPS)
    .map(gap => gapCard(gap, sentence, read))
}

function gapCard(best: Gap, sentence: Sentence, read: ReadBlock): Candidate {
  const { block } = sentence
  const answer = block.text.slice(best.start, best.end)
  const front = `${block.text.slice(sentence.start, best.start)}{{c1::${answer}::${best.hint}}}${block.text.slice(best.end, sentence.end)}`
  return {
    type: 'cloze',
    kind: 'cloze',
    front,
    back: '',
    answer,
    block,
    quote: sentence,
    headings: read.headings,
    trust: best.score >= 2.8 ? 0.74 : 0.36 + best.score * 0.08
  }
}

/** A line of a list that is a sentence in all but its full stop. */
const isLastOf = (sentence: Sentence): boolean => /^[\s)"”’]*$/.test(sentence.block.text.slice(sentence.end))

const aroundOf = (sentence: Sentence, gap: Gap): string =>
  `${sentence.text.slice(0, gap.start - sentence.start)} ${sentence.text.slice(gap.end - sentence.start)}`

/** Singular and plural, "photosynthesis" and "photosynthetic": as far as the root goes. */
const rootOf = (word: string): string =>
  stem(word)
    .replace(/(?<=\p{L}{3})s$/u, '')
    .slice(0, 6)

function leaks(sentence: Sentence, gap: Gap): boolean {
  const inside = new Set(
    wordsOf(sentence.block.text.slice(gap.start, gap.end))
      .filter(word => !isStopWord(word))
      .map(rootOf)
  )
  return wordsOf(aroundOf(sentence, gap)).some(word => inside.has(rootOf(word)))
}

/** Whether enough stands around a gap to know what is asked: a name, or words of the subject. */
function isHeld(sentence: Sentence, gap: Gap): boolean {
  const isCount = gap.hint === 'number'
  const around = aroundOf(sentence, gap)
    .replace(NO_NAME, '')
    .replace(isCount ? /\p{Lu}\p{Ll}+(?:an|ish|ese|ic)\b/gu : /$^/, '')
  if (isCount && (around.match(/\d+/g)?.length ?? 0) > 1) return false
  if (/^\S+ (?:.*[^.!?:] )?\p{Lu}\p{Ll}{2,}/u.test(around.trim())) return true
  if (gap.hint === 'year' || gap.hint === 'number') return false
  const words = new Set(wordsOf(around).filter(word => !isStopWord(word) && rarity(term(word)) > 0.96))
  return gap.score >= 2.5 || words.size >= (gap.hint === 'key term' ? 1 : 2)
}
