import { isSpecific } from '#engine/builtin/ask/rarity.ts'
import { term } from '#engine/builtin/ask/terms.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'
import { tells } from '#engine/builtin/makers/turned.ts'
import { topicOf } from '#engine/builtin/statement.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { contentWords, wordCount, wordsOf } from '#engine/builtin/text/words.ts'

/** Names the course, the lesson or the teacher. */
const COURSE =
  /\b(?:unit|y\d{1,2}|yr|year|paper|a[ -]?level|as level|i?gcse|ap|ib|hl|sl|wks?|weeks?|lesson|lecture|theory|revision|notes|class|mock|test|mr|mrs|miss|ms|sir)\b/i
/** "The 5 Ks": how many there are is part of the name. */
const COUNTED = /^(?:the )?\d \p{Lu}\p{Ll}*s$/u
/** "Disadvantages" says nothing of what is named below it. */
const SIDE = /^(?:then\b|(?:dis)?advantages\b|pros\b|cons\b|for\b|against\b|eval)|\b(?:them|it|this|these|we|you|my)\b/i

const SUBJECT =
  /^(?:(?:gcse |as |hl |sl )?(?:biology|biol?|chemistry|chem|physics|phys|science|geography|geog|history|hist|english|eng|lit|maths?|mathematics|stats|economics|econ|business|psychology|psych|sociology|soc|politics|law|media(?: studies)?|computing|computer science|cs|ict|religious studies|re|rs|art(?: hist(?:ory)?)?|music|drama|pe|food|dt|design (?:&|and) technology))$/i

const isTold = (text: string): boolean => wordsOf(text).some(word => word.length > 3 && isSpecific(term(word)))

/** Of "DT theory – Timber" what says most. */
function telling(title: string): string | undefined {
  const parts = title.replace(/\bcase study\b[\s:–—-]*|\s+\d{1,2}\/\d{1,2}\b.*$/giu, '').split(/\s[–—-]\s|:\s/)
  const named = parts.filter(part => !COURSE.test(part) && !SUBJECT.test(part.trim()))
  return (parts.length > 2 ? named.findLast(isTold) : named.find(isTold)) ?? named[0]
}

const smallFirst = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll}{2,}\b(?! \p{Lu}))/u, first => first.toLowerCase())

/** Where a name is asked for: the heading above it, with what the whole note is about where that alone says little. */
export function placeOf(card: Candidate): string | undefined {
  const place = spokenPlace(card)
  return place && upperFirst(place)
}

function spokenPlace(card: Candidate): string | undefined {
  const name = card.answer ?? ''
  const isFree = (topic: string | undefined): topic is string =>
    topic !== undefined && !tells(topic, name) && !SIDE.test(topic)
  const heading = topicOf(card.headings.slice(0, 1))
  const title = heading === undefined ? undefined : telling(heading)
  const last = card.headings.slice(1).at(-1) ?? ''
  const near = COUNTED.test(last) ? last : topicOf(card.headings.slice(1))
  const isWhole = near !== undefined && (isTold(near) || / \p{Lu}\p{Ll}/u.test(near) || contentWords(near).length >= 3)
  const parts = [title, near].filter(isFree)
  const [first, second] = parts
  if (second === undefined || first === undefined) return first
  const own = new Set(contentWords(first))
  if (contentWords(second).every(word => own.has(word))) return first
  return isWhole || wordCount(`${first} ${second}`) > 8 ? second : `${first}, ${smallFirst(second)}`
}
