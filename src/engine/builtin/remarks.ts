import type { Candidate } from '#engine/builtin/candidate.ts'

/** What students tell themselves about the exam, the lesson and each other. */
const SAID_TO_ONESELF = String.raw`\b(?:asked (?:in|last)|exam|exams|marks?|markers?|past paper|(?:jan|june|may|nov) paper|paper \d|mock|tests? (?:on )?(?:mon|tue|wed|thu|fri)\p{L}*|homework|hw|revise|learn (?:this|these|it|them|off|by heart)|remember (?:this|it)|every (?:year|yr)|ppl (?:lose|always|forget)|lol|haha|omg|idk|ask (?:sir|miss|mr|mrs|ms)|check (?:this|w)|(?:sir|miss) (?:said|says))\b`
const BRACKET = new RegExp(String.raw`\s*\((?=[^()]*${SAID_TO_ONESELF})[^()]{0,60}\)`, 'giu')
/** "impulse ←← 3 marks jan paper": an arrow that points back from a remark. */
const ARROW = /\s*(?:←|<-{1,2}|<=)+\s*[^{}]*$/u
const TAIL = new RegExp(String.raw`\s*(?:[*!]{1,3}|[–—-])\s*(?:${SAID_TO_ONESELF})[^{}.]{0,30}$`, 'iu')
const LOUD = /\s*!{2,}$/gu

const outside = (text: string, clean: (part: string) => string): string =>
  text
    .split(/(\{\{.*?\}\})/)
    .map(part => (part.startsWith('{{') ? part : clean(part)))
    .join('')

/** A text of the note without what its writer says to himself in it. */
export const withoutRemarks = (text: string): string =>
  outside(text, part => part.replace(BRACKET, '').replace(ARROW, '').replace(TAIL, '').replace(LOUD, '')).replace(
    / {2,}(?=\S)/g,
    ' '
  )

/** A card without remarks; where one is all that is left of a side, nothing. */
export function cleanCard(card: Candidate): Candidate | undefined {
  const front = withoutRemarks(card.front)
  const back = withoutRemarks(card.back)
  // The gap itself stands in a remark.
  const shown = card.front.replace(/\{\{c1::(.*?)(?:::[^:}]*)?\}\}/g, '$1')
  if (card.kind === 'cloze' && !withoutRemarks(shown).includes(card.answer ?? '')) return undefined
  const isEmpty = front.trim() === '' || (card.kind === 'basic' && back.trim() === '')
  return isEmpty ? undefined : front === card.front && back === card.back ? card : { ...card, front, back }
}
