import { laidOutGap, tells } from '#engine/builtin/makers/laid-out.ts'
import { titleTopic } from '#engine/builtin/makers/layout-topic.ts'
import type { BlockMaker } from '#engine/builtin/makers/maker.ts'
import { topicOf } from '#engine/builtin/statement.ts'
import { MONTH_NAME, SHORT_MONTH } from '#engine/text/tables/months.ts'
import { wordCount } from '#engine/text/words.ts'

const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?(?:\s?[–-]\s?\d{1,2}(?:st|nd|rd|th)?)?`
const MONTH = `(?:${MONTH_NAME}|(?:${SHORT_MONTH})\\.?)`
const YEAR = String.raw`(?:c\.\s?)?(?:1\d{3}|20\d{2})s?(?:\s?[–-]\s?\d{1,4})?`
const BARE_DATE = String.raw`(?:(?:early|late|mid)[ -])?(?:(?:${DAY} )?${MONTH}(?: ${DAY})?,? ${YEAR}|${YEAR}|${DAY} ${MONTH}|${MONTH} ${DAY})`
/** "1889: Meiji Constitution", "23 Feb - march of the women", "1858 Harris Treaty": a date, then what happened. */
const LINE = new RegExp(String.raw`^(${BARE_DATE})(?:\s*[:–—-]+\s+|,\s+|\s+(?=\p{Lu}\p{Ll}))(\p{L}.+)$`, 'su')
const POINTING = /^(?:he|she|it|they|this|these|then|also|and|but|so|comes?|ppl|we|i|see|learn|check)\b/i

/** A timeline is the whole note's, whatever section it stands in. */
const dateTopic = (headings: readonly string[], date: string): string => {
  const title = titleTopic(headings) ?? ''
  return title.includes(date) ? '' : title
}

/** A line of a timeline: the date is the gap, what happened is told in full. */
export const datedLine: BlockMaker = (reading, index) => {
  const read = reading.blocks[index]
  if (!read || reading.language !== 'en' || !/^(?:paragraph|list-item)$/.test(read.block.kind)) return []
  const [, date = '', rest = ''] = LINE.exec(read.block.text.trim()) ?? []
  // What follows an arrow or a full stop is a remark about it.
  const event = rest
    .split(/\s*(?:→|->|←|<-|;|(?<=\p{Ll}{4})\.\s|!!)/u)[0]
    ?.replace(/[\s,.!]+$/, '')
    .trim()
  if (date === '' || !event || wordCount(event) < 2 || wordCount(event) > 20) return []
  if (POINTING.test(event) || /\d{4}|[?=]/.test(event) || tells(event, date)) return []
  const hasYear = /\d{4}/.test(date)
  const topic = hasYear
    ? dateTopic(read.headings, date)
    : (read.headings.map(heading => topicOf([heading])).findLast(one => /\b[12]\d{3}\b/.test(one ?? '')) ?? '')
  const hint = /^\d{4}$/.test(date) ? 'year' : 'date'
  return laidOutGap(read, 'date', { before: '', answer: date, after: `: ${event}`, hint }, 0.92, topic)
}
