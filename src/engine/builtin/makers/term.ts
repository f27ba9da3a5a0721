import { spokenBe } from '#engine/builtin/grammar/clause.ts'
import { ask, shorten } from '#engine/builtin/candidate.ts'
import { textOf } from '#engine/builtin/grammar/phrase.ts'
import type { LooseMaker, Maker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { acronymsIn } from '#engine/builtin/text/acronyms.ts'
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
  const isOne = /^(?:any|every|some)(?:thing|one|body)\b/i.test(subject)
  const verb = statement.plural && !isOne ? 'are' : spokenBe(clause.verbs[0])
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
  if (
    /^(?:(?:if|when|because) )?(?:this|these|it|they|he|she|that|those)\b|^because\b|\b(?:us|we)\b/i.test(before.text)
  )
    return []
  // "Beethoven's Third was first performed in 1805. It is called the Eroica.": a thing, not what was said of it.
  if (/^it\b/i.test(sentence.text) && /\b\p{Lu}\p{Ll}+['’]s \p{Lu}|\b(?:was|were)\b/u.test(before.text)) return []
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

/** "gross domestic product (GDP)": what does GDP stand for? */
export const acronym: LooseMaker = ({ sentence, read }) =>
  acronymsIn(sentence.text).map(({ letters, phrase }) =>
    sentenceCandidate(
      read,
      { sentence, quote: sentence },
      'term',
      ask(`what does ${letters} stand for`),
      shorten(phrase, 8),
      0.86
    )
  )

const unquote = (text: string): string => text.replace(/^["“‘']|["”’']$/g, '')
