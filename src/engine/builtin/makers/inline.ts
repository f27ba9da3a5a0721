import { isSpecific } from '#engine/builtin/ask/rarity.ts'
import { term as stemOf } from '#engine/builtin/ask/terms.ts'
import { ask, shorten } from '#engine/builtin/candidate.ts'
import { isDefinition } from '#engine/builtin/makers/by-form.ts'
import { saysNoMeaning } from '#engine/builtin/makers/no-meaning.ts'
import { isRole } from '#engine/builtin/makers/role.ts'
import { isOwnName, isTermName, readsAsMeaning } from '#engine/builtin/makers/term-test.ts'
import { told } from '#engine/builtin/makers/told.ts'
import type { LooseMaker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import type { Reading, Sentence } from '#engine/builtin/read.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { isPerson } from '#engine/builtin/text/people.ts'
import { tag } from '#engine/builtin/text/tagger.ts'
import { isStopWord, wordCount, wordsOf } from '#engine/builtin/text/words.ts'

const EQUALS =
  /(?:^|[.;:,(!?]\s*|\s[–—→-]\s+|\b(?:so|and|then|this is|called)\s+)((?:\p{L}[\p{L}’'-]* ){0,3}\p{L}[\p{L}’'-]{2,}) = (\p{L}[^=;.→!?]{7,120}?)(?=$|[.;)!?]|,? (?:not|NOT|e\.g|eg)\b|\s→)/gu

/** "selective attention = filtering out what does not matter", anywhere in a line. */
export const equals: LooseMaker = ({ sentence, read, reading }) =>
  (sentence.text.includes(' = ') ? [...sentence.text.matchAll(EQUALS)] : []).flatMap(([, run = '', meaning = '']) => {
    const name = run.replace(/^(?:plus|and|or|but|so|then|the|an?|also) /i, '')
    const words = wordsOf(meaning).filter(word => word.length > 2 && !isStopWord(word))
    const [first = ''] = wordsOf(name)
    const line = told(name, meaning)
    const isTerm =
      !isStopWord(first) && wordCount(name) <= 4 && !/^(?:no|not|most|problem|cure|lesson|example|today)$/i.test(first)
    if (
      !isTerm ||
      // "flowers (fade = anicca)": the bracket is closed behind the meaning.
      meaning.split('(').length !== meaning.split(')').length ||
      isRole(name) ||
      !isDefinition(line, []) ||
      saysNoMeaning(line) ||
      isOwnName(name, read.headings) ||
      !isTermName(name) ||
      !readsAsMeaning(line, false) ||
      words.length < 2 ||
      wordCount(meaning) > 22 ||
      /[×÷√²³−]|\d\s*[+–-]\s*\d/.test(meaning)
    )
      return []
    const front = ask(`what is meant by ${reading.casing.common(name)}`)
    const back = upperFirst(meaning.replace(/[,\s]+$/, ''))
    return [sentenceCandidate(read, { sentence, quote: sentence }, 'definition', front, back, 0.78)]
  })

/** What a word means is told where it comes first. */
function wasSaidBefore(word: string, sentence: Sentence, reading: Reading): boolean {
  const lower = word.toLowerCase()
  for (const { block } of reading.blocks) {
    const at = block.text.toLowerCase().indexOf(lower)
    if (block === sentence.block) return at >= 0 && at < sentence.start
    if (at >= 0 && block.kind !== 'heading') return true
  }
  return false
}

/** From the bracket back: a run of words before every word of the sentence would cost far more. */
const BRACKET = / \((?:=\s*|i\.e\.,? |literally |meaning )?((?:an? |the )?[“"]?\p{Ll}[^()=]{3,60})\)/gu
const BEFORE = /(?:\p{L}[\p{L}’'-]* )?\p{L}[\p{L}’'-]{3,}$/u
const glossesIn = (text: string): { readonly run: string; readonly meaning: string }[] =>
  [...text.matchAll(BRACKET)].map(({ index, 1: meaning = '' }) => ({
    run: BEFORE.exec(text.slice(Math.max(0, index - 50), index))?.[0] ?? '',
    meaning
  }))

/** "the shogun (military ruler)": a rare word and what it means. */
export const gloss: LooseMaker = ({ sentence, read, reading }) =>
  glossesIn(sentence.text).flatMap(({ run, meaning }) => {
    const words = run.split(' ')
    const last = words.at(-1) ?? ''
    const [token] = tag(last.toLowerCase(), 0, [])
    const line = told(last, meaning)
    const [first] = line.tokens
    const isPlain =
      token?.pos === 'NOUN' &&
      !/^(?:VERB|AUX|NUM)$/.test(first?.pos ?? '') &&
      !isPerson(meaning) &&
      isSpecific(stemOf(last.toLowerCase())) &&
      wordCount(meaning) >= 2 &&
      wordCount(meaning) <= 8 &&
      !/→|->|^the \S+ one\b/.test(meaning) &&
      !/(?:er|est)$/.test(last.slice(0, token.lemma === last.toLowerCase() ? 0 : undefined)) &&
      !meaning.toLowerCase().startsWith(last.toLowerCase()) &&
      !/\d|[?!/]|\b(?:e\.?g|like|such|see|from|in|by|not|who|which|when|where|if|so|and so|because|or|can|is|was|are)\b|^(?:on|at|for|to|with|about)\b/i.test(
        meaning
      ) &&
      (meaning.match(/,/g)?.length ?? 0) <= 1
    if (!isPlain || wasSaidBefore(last, sentence, reading)) return []
    if (!isTermName(last) || !readsAsMeaning(line, false)) return []
    const front = ask(
      `what is meant by ${/^\p{Lu}/u.test(last) && words.length > 1 ? last : reading.casing.common(last)}`
    )
    return [
      sentenceCandidate(
        read,
        { sentence, quote: sentence },
        'definition',
        front,
        upperFirst(shorten(meaning, 12)),
        0.76
      )
    ]
  })
