import { spokenBe } from '#engine/builtin/grammar/clause.ts'
import { ask, shorten, type Candidate } from '#engine/builtin/candidate.ts'
import { textOf } from '#engine/builtin/grammar/phrase.ts'
import type { LooseMaker, Maker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

const CALLED =
  /^(?:is|are|was|were|became|is also|are also)\s+(?:\w+ly\s+)?(called|known as|termed|referred to as|named)\s+(.+)$/

/** "Y is called X": what is Y called? */
export const called: Maker = ({ statement, read }) => {
  const { clause, sentence, subject } = statement
  const match = CALLED.exec(textOf(sentence.block.text, [...clause.verbs, ...clause.rest]))
  const [, word = 'called', rest = ''] = match ?? []
  if (!match || clause.lead.length > 0) return []
  const name = rest.split(/[,;(]|\s(?:because|and|which|that|when|where|if|in|by)\s/)[0]?.trim() ?? ''
  if (name === '' || wordCount(name) > 5 || wordCount(subject) < 3) return []
  const verb = statement.plural ? 'are' : spokenBe(clause.verbs[0])
  const front = ask(`what ${verb} ${subject} ${word === 'named' ? 'called' : word}`)
  return [sentenceCandidate(read, statement, 'term', front, unquote(name), 0.85)]
}

const THIS_IS_CALLED =
  /^(?:(?:this|that)(?: \w+)?|it|the (?:process|effect|phenomenon|movement|reaction|flaw|gap|space))\s+(?:is|was|became)\s+(?:\w+ly\s+)?(?:called|known as|termed|referred to as)\s+([^,;.]+)|^we call (?:this|it)\s+([^,;.]+)/i

/** "Water moves … . This is called osmosis.": the sentence before is the meaning. */
export const thisIsCalled: LooseMaker = ({ sentence, read }) => {
  const match = THIS_IS_CALLED.exec(sentence.text)
  const before = sentence.previous
  const name = (match?.[1] ?? match?.[2] ?? '').split(/\s(?:because|and|which|that|when|where|if)\s/)[0]?.trim() ?? ''
  if (!match || !before || name === '' || wordCount(name) > 5 || wordCount(before.text) > 24) return []
  if (/^(?:this|these|it|they|he|she|that|those)\b/i.test(before.text)) return []
  const quote = { start: before.start, end: sentence.end }
  const noun = /^(?:this|that|the) (\w+) /i.exec(sentence.text)?.[1]?.toLowerCase()
  const what = noun && noun !== 'is' && noun !== 'was' ? noun : 'term'
  const front = `Name the ${what}: “${before.text.replace(/[.!]$/, '')}.”`
  return [sentenceCandidate(read, { sentence, quote }, 'term', front, unquote(name), 0.78)]
}

const ALSO =
  /^(.{3,60}?),?\s+(?:\(?also (?:known as|called)|\(?sometimes called|\(?otherwise known as)\s+([^,.;()]{2,50})/i

/** "Vitamin C, also known as ascorbic acid": another name. */
export const alsoKnown: LooseMaker = ({ sentence, read, reading }) => {
  const [, name = '', other = ''] = ALSO.exec(sentence.text) ?? []
  const isPlain =
    name !== '' &&
    wordCount(name) <= 5 &&
    wordCount(other) <= 5 &&
    !/\b(?:is|are|was|were|it|they|this|which)\b/i.test(name)
  if (!isPlain) return []
  const front = ask(`what is another name for ${reading.casing.inside(name)}`)
  return [sentenceCandidate(read, { sentence, quote: sentence }, 'term', front, unquote(other.trim()), 0.82)]
}

const OR_ACRONYM = /((?:[\p{L}-]+\s+){1,5}[\p{L}-]+), or ([A-Z]{2,6}),/gu
const ACRONYM = /((?:[\p{L}-]+\s+){1,6}[\p{L}-]+)\s+\(([A-Z][A-Za-z]{0,2}[A-Z][A-Za-z]{0,3})\)/gu

/** "gross domestic product (GDP)": what does GDP stand for? Only when the letters are those of the words. */
export const acronym: LooseMaker = ({ sentence, read }) => {
  const found: Candidate[] = []
  for (const [, before = '', letters = ''] of [
    ...sentence.text.matchAll(ACRONYM),
    ...sentence.text.matchAll(OR_ACRONYM)
  ]) {
    const phrase = phraseFor(before.split(/\s+/), letters.replace(/s$/, ''))
    if (!phrase) continue
    found.push(
      sentenceCandidate(
        read,
        { sentence, quote: sentence },
        'term',
        ask(`what does ${letters} stand for`),
        shorten(phrase, 8),
        0.86
      )
    )
  }
  return found
}

function phraseFor(words: readonly string[], letters: string): string | undefined {
  const wanted = letters.toLowerCase()
  for (let from = words.length - 1; from >= 0; from -= 1) {
    const tail = words.slice(from)
    const all = tail.map(word => word.charAt(0).toLowerCase()).join('')
    const big = tail
      .filter(word => !/^(?:of|and|the|for|in|to|on)$/i.test(word))
      .flatMap(word => word.split('-'))
      .map(word => word.charAt(0).toLowerCase())
      .join('')
    if ((all === wanted || big === wanted) && !/^(?:of|and|the|for)$/i.test(tail[0] ?? '')) return tail.join(' ')
  }
  return undefined
}

const unquote = (text: string): string => text.replace(/^["“‘']|["”’']$/g, '')
