import { isSpecific } from '#engine/builtin/ask/rarity.ts'
import { term } from '#engine/builtin/ask/terms.ts'
import { topicOf } from '#engine/builtin/statement.ts'
import { cleanHeading, spoken } from '#engine/builtin/heading.ts'
import { lowerUnlessAcronym, upperFirst } from '#engine/builtin/text/casing.ts'
import { contentWords, wordCount, wordsOf } from '#engine/builtin/text/words.ts'

/** "Comparison", "Results": a heading that names what stands below it, not what it is about. */
const BARE =
  /^(?:compar(?:e|ed|ison|ing)s?|table|data|results?|findings|key|types?|kinds?|properties|features|process|steps|stages|method|formula[es]?|equations?|situational variables|variables|laws|basics|language|plot\b.*)$/i

/** A heading as it stands where it is short: only of a long one the last part is taken. */
function named(heading: string): string | undefined {
  const topic = topicOf([heading])
  const whole = spoken(cleanHeading(heading)) ?? ''
  const isShort = topic !== undefined && whole.endsWith(topic) && wordCount(whole) <= 7
  return topic && upperFirst(isShort ? whole : topic).replace(/:\s+/g, ' – ')
}

/** The headings that say what a row, a step or a date is about: the nearest that adds something, with the title where it says little. */
export function layoutTopic(headings: readonly string[], said: string, answer: string): string {
  const told = new Set(contentWords(said))
  const hidden = new Set(contentWords(answer).filter(word => word.length > 2))
  const isNew = (topic: string | undefined): topic is string =>
    topic !== undefined &&
    contentWords(topic).some(word => !told.has(word)) &&
    !contentWords(topic).some(word => hidden.has(word))
  const topics = headings.map(named).filter(isNew)
  const near = topics.findLast(topic => !BARE.test(topic))
  const title = topics[0]
  if (near === undefined || title === undefined) return ''
  const isClear = wordCount(near) > 2 || wordsOf(near).some(word => isSpecific(term(word)))
  const isSaid = contentWords(near).some(word => contentWords(title).includes(word))
  if (near === title || isClear || isSaid || wordCount(`${title} ${near}`) > 9) return near
  return `${title}, ${/\s\p{Lu}/u.test(near) ? near : lowerUnlessAcronym(near)}`
}
