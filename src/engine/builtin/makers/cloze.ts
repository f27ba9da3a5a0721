import type { Candidate } from '#engine/builtin/candidate.ts'
import type { LooseMaker } from '#engine/builtin/makers/maker.ts'
import type { Reading, Sentence } from '#engine/builtin/read.ts'
import { isCommon } from '#engine/builtin/text/common.ts'
import { contentWords, isStopWord, stem, wordCount, wordsOf } from '#engine/builtin/text/words.ts'

interface Gap {
  readonly start: number
  readonly end: number
  readonly hint: string
  readonly score: number
}

/** A gap below this is a guess: no card rather than a bad one. */
const WORTH = 1.35
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
  const before = tokens[index - 1]?.lower ?? ''
  const isNamed = before === 'called' || (before === 'as' && tokens[index - 2]?.lower === 'known')
  const early = index <= 1 ? 0.5 : 0
  const length = Math.min(1, Math.max(0, (head?.lower.length ?? 0) - 5) / 5)
  return (
    (isName ? 1.35 : 0.85) + length * 0.5 + weight * 0.1 + (words.length > 1 ? 0.15 : 0) + (isNamed ? 2 : 0) - early
  )
}

function gapsOf(sentence: Sentence, reading: Reading, topic: ReadonlySet<string>): Gap[] {
  const { block, tokens } = sentence
  const gaps: Gap[] = []
  for (const bold of block.bold ?? []) {
    const at = block.text.indexOf(bold, sentence.start)
    if (at >= sentence.start && at + bold.length <= sentence.end && wordCount(bold) <= 4)
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
    if (/^(?:NOUN|PROPN)$/.test(tokens[index - 1]?.pos ?? '')) return
    let last = index
    while (/^(?:NOUN|PROPN)$/.test(tokens[last + 1]?.pos ?? '') && last - index < 2) last += 1
    while (
      last > index &&
      /^(?:rises?|falls?|increases?|decreases?|moves?|changes?|starts?|ends?|grows?|stays?|remains?)$/.test(
        tokens[last]?.lower ?? ''
      )
    )
      last -= 1
    const end = tokens[last] ?? token
    if (/^['’]s$/.test(tokens[last + 1]?.text ?? '')) return
    const score = termScore(sentence, reading, index, last)
    const isName = index > 0 && /^\p{Lu}/u.test(token.text)
    gaps.push({ start: token.start, end: end.end, hint: isName ? 'name' : 'term', score })
  })
  return gaps
    .filter(gap => gap.score >= WORTH)
    .filter(gap => wordsOf(block.text.slice(gap.start, gap.end)).every(word => !topic.has(stem(word))))
    .sort((a, b) => b.score - a.score || b.start - a.start)
}

const CONTEXT =
  /^(?:it|they|he|she|this|these|those|that|such|another|here|there|his|her|its|their|both|we|you|i|so|but|and|or|also|then|however|therefore|thus|hence|for example|as a result|consequently|the (?:first|second|third|next|other|latter|former|following|same|result)|one|some|others?|let|okay|now|right|well|remember|note|imagine|think|look|see|in this|in these|in both|at this|by this|to do this|because of this|all of|after this|after that|until then)\b/i
const UNCLEAR =
  /\b(?:this|these|those|above|below|he|she|him|we|you|us|our|your|i|me|my|here|therefore|thus|please|homework|next week|last week|today|exam|lecture|slide|chapter|former|latter|as follows|following|earlier|later on)\b/i

/** One gap a sentence, and only in a sentence that stands alone. The last resort: ranked below every question. */
export const cloze: LooseMaker = ({ sentence, read, reading }) => {
  const words = wordCount(sentence.text)
  if (
    words < 7 ||
    words > 28 ||
    CONTEXT.test(sentence.text) ||
    UNCLEAR.test(sentence.text) ||
    !/[.!]$/.test(sentence.text)
  )
    return []
  if (!sentence.tokens.some(token => token.pos === 'VERB' || token.pos === 'AUX')) return []
  if (/\b(?:it|they|them)\b/i.test(sentence.text.split(/\s+/).slice(0, 5).join(' '))) return []
  const topic = new Set(read.headings.flatMap(contentWords))
  const best = gapsOf(sentence, reading, topic).find(gap => !leaks(sentence, gap))
  if (!best) return []
  const { block } = sentence
  const answer = block.text.slice(best.start, best.end)
  if (/[{}]|::/.test(sentence.text)) return []
  const front = `${block.text.slice(sentence.start, best.start)}{{c1::${answer}::${best.hint}}}${block.text.slice(best.end, sentence.end)}`
  const found: Candidate = {
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
  return [found]
}

function leaks(sentence: Sentence, gap: Gap): boolean {
  const inside = new Set(wordsOf(sentence.block.text.slice(gap.start, gap.end)).map(stem))
  const outside =
    sentence.text.slice(0, gap.start - sentence.start) + ' ' + sentence.text.slice(gap.end - sentence.start)
  return wordsOf(outside).some(word => inside.has(stem(word)))
}
