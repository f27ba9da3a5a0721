import { isSpecific } from '#engine/text/rarity.ts'
import { stemOf } from '#engine/text/stem.ts'
import { topicOf } from '#engine/builtin/statement.ts'
import { cleanHeading, isBareHeading, smallHeading, spoken } from '#engine/builtin/heading.ts'
import { upperFirst } from '#engine/text/casing.ts'
import { contentWords, wordCount, wordsOf } from '#engine/text/words.ts'

/** A word of the subject or a name: what a heading is about can be seen. */
const isClear = (topic: string): boolean =>
  wordsOf(topic).some(word => isSpecific(stemOf(word))) || /(?<!^)\b\p{Lu}\p{Ll}{2,}|\d{4}/u.test(topic)

/** A heading as it stands where it is short; of a long one the last part that says what it is about. */
function named(heading: string): string | undefined {
  const topic = topicOf([heading])
  if (topic === undefined) return undefined
  const whole = spoken(cleanHeading(heading)) ?? topic
  const parts = whole.split(/\s[–—-]\s|:\s/)
  const short = wordCount(whole) <= 7 ? whole : (parts.findLast(isClear) ?? topic)
  return upperFirst(short.trim()).replace(/:\s+/g, ' – ')
}

/** What the whole note is about. */
export const titleTopic = (headings: readonly string[]): string | undefined =>
  headings.map(named).find(topic => topic !== undefined)

/** The headings that say what a row or a step is about: the nearest, with the title where it says little, and neither where the line says it. */
export function layoutTopic(headings: readonly string[], said: string, answer: string): string {
  const told = new Set(contentWords(said))
  const hidden = new Set(contentWords(answer).filter(word => word.length > 2))
  const isNew = (topic: string | undefined): topic is string =>
    topic !== undefined &&
    contentWords(topic).some(word => !told.has(word)) &&
    !contentWords(topic).some(word => hidden.has(word))
  const topics = headings.map(named)
  const title = topics.find(topic => topic !== undefined && !isBareHeading(topic))
  const near = topics.findLast(topic => topic !== undefined && !isBareHeading(topic))
  if (!isNew(near)) return isNew(title) ? title : ''
  const isSaid = contentWords(near).some(word => contentWords(title ?? '').includes(word))
  if (!isNew(title) || near === title || isClear(near) || isSaid || wordCount(`${title} ${near}`) > 10) return near
  return `${title}, ${/\s\p{Lu}/u.test(near) ? near : smallHeading(near)}`
}
