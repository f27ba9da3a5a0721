import type { Candidate } from '#engine/builtin/candidate.ts'
import { danglingHeads } from '#engine/builtin/gaps/definite.ts'
import { rootsOf } from '#engine/builtin/gaps/gap.ts'
import { leansOn } from '#engine/builtin/gaps/leans.ts'
import { noteIndex } from '#engine/builtin/gaps/note-index.ts'
import type { LooseMaker } from '#engine/builtin/makers/maker.ts'
import type { Reading, Sentence } from '#engine/builtin/read.ts'
import { tag } from '#engine/builtin/text/tagger.ts'
import { contentWords, isStopWord, wordCount, wordsOf } from '#engine/builtin/text/words.ts'
import type { Stretch } from '#engine/builtin/text/formulas.ts'

const NAME = String.raw`(?:an? |the )?["“‘]?(\p{L}[\p{L}\p{N}’'-]*(?: \p{L}[\p{L}\p{N}’'-]*){0,3})["”’]?`
const CALLED = String.raw`(?:called|known as|named|termed|referred to as)`
/** "A tiny gap is left, and that gap is called the synaptic cleft." */
const BEHIND = new RegExp(
  String.raw`^(.{12,150}?), ((?:and )?(?:that|this|it|which)(?: \p{Ll}+)? is (?:also )?${CALLED} )${NAME}\.?$`,
  'iu'
)
/** "That is called hedonism.", after what it is. */
const AFTER = new RegExp(String.raw`^((?:that|this|it)(?: \p{Ll}+)? is (?:also )?${CALLED} )${NAME}\.?$`, 'iu')
/** The speaker's asides, and what only the lesson before could tell. */
const ASIDE = /\b(?:i|me|my|we|us|our|last (?:week|time|lesson)|today)\b|[?!…]/i

/** Whether what is named is told of by itself. */
function standsAlone(text: string, reading: Reading, sentence: Sentence): boolean {
  const tokens = tag(text, 0, [])
  if (ASIDE.test(text) || !tokens.some(token => /^(?:VERB|AUX)$/.test(token.pos))) return false
  if (/^(?:because|so|and|but|then|or)\b/i.test(text)) return false
  // "you" is anyone, in a lecture.
  if (leansOn(text.replace(/\byour?\b/gi, 'one’s').replace(/^There (?:is|are) /, ''), tokens)) return false
  const note = noteIndex(reading)
  const isTold = (root: string): boolean => note.toldBefore(root, sentence)
  const topic = new Set<string>()
  return danglingHeads(tokens, { isTold, said: note.said, topic }).length === 0
}

const leaks = (told: string, name: string): boolean => {
  const inside = new Set(rootsOf(name))
  return rootsOf(told).some(root => inside.has(root)) && !isStopWord(name)
}

/** "…, and that is called X", or a sentence and then "That is called X": the name is left open. */
export const spokenName: LooseMaker = ({ sentence, read, reading }) => {
  const one = BEHIND.exec(sentence.text)
  const two = one ? null : AFTER.exec(sentence.text)
  const before = sentence.previous
  if (!one && !(two && before)) return []
  const told = one ? (one[1] ?? '') : (before?.text ?? '').replace(/[.!]$/, '')
  const naming = one ? `, ${one[2] ?? ''}` : `. ${two?.[1] ?? ''}`
  const name = (one ? one[3] : two?.[2]) ?? ''
  const words = wordsOf(name)
  const isName =
    words.length > 0 && contentWords(name).length > 0 && !/^(?:what|that|this|when|where|if|something)\b/i.test(name)
  if (!isName || leaks(told, name) || wordCount(told) < 3 || wordCount(told) > 26) return []
  if (!standsAlone(`${told}.`, reading, sentence)) return []
  const article = /^(?:an?|the) /i.exec(sentence.text.slice(sentence.text.lastIndexOf(name) - 5))?.[0]
  const opener = (sentence.text.split(name)[0] ?? '').match(/ (an? |the )["“‘]?$/i)?.[1] ?? article ?? ''
  const front = `${told}${naming}${opener}{{c1::${name}::term}}.`
  const quote: Stretch = one || !before ? sentence : { start: before.start, end: sentence.end }
  const card: Candidate = {
    type: 'cloze',
    kind: 'cloze',
    front,
    back: '',
    answer: name,
    block: sentence.block,
    quote: { start: quote.start, end: quote.end },
    headings: read.headings,
    trust: 0.76,
    isLaidOut: true
  }
  return [card]
}
