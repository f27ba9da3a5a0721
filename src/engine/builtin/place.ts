import { isSpecific } from '#engine/text/rarity.ts'
import { stemOf } from '#engine/text/stem.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'
import { tells } from '#engine/builtin/makers/turned.ts'
import { isBareHeading, isSide, isSubject, smallHeading } from '#engine/builtin/heading.ts'
import { titleOf, topicOf } from '#engine/builtin/statement.ts'
import { upperFirst } from '#engine/text/casing.ts'
import { contentWords, wordCount, wordsOf } from '#engine/text/words.ts'

/** Names the course, the lesson or the teacher. */
const COURSE =
  /\b(?:unit|y\d{1,2}|yr|year|paper|a[ -]?level|as level|i?gcse|ap|ib|hl|sl|wks?|weeks?|lesson|lecture|theory|revision|notes|class|mock|test|mr|mrs|miss|ms|sir)\b/i
/** "The 5 Ks": how many there are is part of the name. */
const COUNTED = /^(?:the )?\d \p{Lu}\p{Ll}*s$/u
/** "Disadvantages" says nothing of what is named below it. */
const SIDE = /^(?:then\b|(?:dis)?advantages\b|pros\b|cons\b|for\b|against\b|eval)|\b(?:them|it|this|these|we|you|my)\b/i

const isVague = (heading: string): boolean => isSide(heading) || (wordCount(heading) === 1 && !isTold(heading))

const isTold = (text: string): boolean => wordsOf(text).some(word => word.length > 3 && isSpecific(stemOf(word)))

/** Of "DT theory – Timber" what says most. */
function telling(title: string): string | undefined {
  const parts = title.replace(/\bcase study\b[\s:–—-]*|\s+\d{1,2}\/\d{1,2}\b.*$/giu, '').split(/\s[–—-]\s|:\s/)
  const named = parts.map(part => part.trim()).filter(part => !COURSE.test(part) && !isSubject(part))
  return (parts.length > 2 ? named.findLast(isTold) : named.find(isTold)) ?? named[0]
}

/** Where a name is asked for: the heading above it, with what the whole note is about where that alone says little. */
export function placeOf(card: Candidate): string | undefined {
  const place = spokenPlace(card)
  return place && upperFirst(place)
}

function spokenPlace(card: Candidate): string | undefined {
  const name = card.answer ?? ''
  const isFree = (topic: string | undefined): topic is string =>
    topic !== undefined && !tells(topic, name) && !SIDE.test(topic) && !isBareHeading(topic)
  const heading = titleOf(card.headings)
  const whole = heading === undefined ? undefined : telling(heading)
  const last = card.headings.slice(1).at(-1) ?? ''
  const near = COUNTED.test(last) ? last : topicOf(card.headings.slice(1))
  // "External" below "Sources of finance" is a side of that, whatever the note is called.
  const over = near !== undefined && isSide(near) ? topicOf(card.headings.slice(1, -1)) : undefined
  const title = over ?? whole
  const isWhole =
    near !== undefined &&
    !isSide(near) &&
    (isTold(near) || / \p{Lu}\p{Ll}/u.test(near) || contentWords(near).length >= 3)
  const parts = [title, near].filter(isFree)
  const [first, second] = parts
  // "External", "Results": of what, nothing tells.
  if (second === undefined || first === undefined) return first === near && isVague(first ?? '') ? undefined : first
  const own = new Set(contentWords(first))
  if (contentWords(second).every(word => own.has(word))) return first
  return isWhole || wordCount(`${first} ${second}`) > 8 ? second : `${first}, ${smallHeading(second)}`
}
