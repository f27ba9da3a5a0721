import type { Candidate } from '#engine/builtin/candidate.ts'
import type { LooseMaker } from '#engine/builtin/makers/maker.ts'
import type { Reading, Sentence } from '#engine/builtin/read.ts'
import type { Token } from '#engine/builtin/text/tagger.ts'
import { contentWords, isStopWord, stem, wordCount, wordsOf } from '#engine/builtin/text/words.ts'

interface Gap {
  readonly start: number
  readonly end: number
  readonly hint: string
  readonly score: number
}

const VAGUE = new Set(
  (
    'thing things way ways part parts number kind type example people time year years place lot fact point case result reason something ' +
    'use used work change level amount group form end start area area side problem idea day life world man men woman women country countries'
  ).split(' ')
)

function gapsOf(sentence: Sentence, reading: Reading, topic: ReadonlySet<string>): Gap[] {
  const { block, tokens } = sentence
  const gaps: Gap[] = []
  const add = (from: Token, to: Token, hint: string, score: number): void =>
    void gaps.push({ start: from.start, end: to.end, hint, score })
  for (const bold of block.bold ?? []) {
    const at = block.text.indexOf(bold, sentence.start)
    if (at >= sentence.start && at + bold.length <= sentence.end && wordCount(bold) <= 4)
      gaps.push({ start: at, end: at + bold.length, hint: 'key term', score: 3 })
  }
  tokens.forEach((token, index) => {
    if (/^(?:1\d{3}|20\d{2})$/.test(token.text)) return add(token, token, 'year', 1.6)
    if (token.pos === 'NUM' && /\d/.test(token.text)) return add(token, token, 'number', 1.3)
    if (
      !/^(?:NOUN|PROPN)$/.test(token.pos) ||
      isStopWord(token.lower) ||
      VAGUE.has(token.lower) ||
      token.lower.length < 4
    )
      return
    const before = tokens[index - 1]
    if (before && /^(?:NOUN|PROPN)$/.test(before.pos) && !VAGUE.has(before.lower)) return
    let last = index
    while (/^(?:NOUN|PROPN)$/.test(tokens[last + 1]?.pos ?? '') && last - index < 2) last += 1
    const end = tokens[last] ?? token
    const isName = index > 0 && /^\p{Lu}/u.test(token.text)
    const weight = reading.weight.get(stem(token.lower)) ?? 1
    const rare = Math.min(1, Math.max(0, token.lower.length - 4) / 6)
    add(token, end, isName ? 'name' : 'term', (isName ? 1.2 : 0.6) + rare * 0.6 + Math.min(weight, 4) * 0.12)
  })
  return gaps
    .filter(gap => wordsOf(block.text.slice(gap.start, gap.end)).every(word => !topic.has(stem(word))))
    .sort((a, b) => b.score - a.score || a.start - b.start)
}

const CONTEXT =
  /^(?:it|they|he|she|this|these|those|that|such|another|here|there|his|her|its|their|both|we|you|i|so|but|and|or|also|then|however|therefore|thus|hence|for example|as a result|consequently|the (?:first|second|third|next|other|latter|former|following|same|result)|one|some|others?|let|okay|now|right|well|remember|note|imagine|think|look|see|in this|in these|in both|at this|by this|to do this|because of this|all of|after this|after that|until then)\b/i
const UNCLEAR =
  /\b(?:this|these|those|above|below|he|she|him|we|you|us|our|your|i|me|my|here|former|latter|as follows|following|earlier|later on)\b/i

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
    trust: 0.36 + Math.min(best.score, 3) * 0.08
  }
  return [found]
}

function leaks(sentence: Sentence, gap: Gap): boolean {
  const inside = new Set(wordsOf(sentence.block.text.slice(gap.start, gap.end)).map(stem))
  const outside =
    sentence.text.slice(0, gap.start - sentence.start) + ' ' + sentence.text.slice(gap.end - sentence.start)
  return wordsOf(outside).some(word => inside.has(stem(word)))
}
