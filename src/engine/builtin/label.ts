import { isSpecific } from '#engine/text/rarity.ts'
import { stemOf } from '#engine/text/stem.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'
import { isBareHeading, smallHeading } from '#engine/builtin/heading.ts'
import { lowerFirst, upperFirst } from '#engine/text/casing.ts'
import { OUTLINE } from '#engine/builtin/outline-marks.ts'
import { placeOf } from '#engine/builtin/place.ts'
import { titleOf, topicOf } from '#engine/builtin/statement.ts'
import { isTurned, tells } from '#engine/builtin/makers/turned.ts'
import { contentWords, isStopWord, wordCount, wordsOf } from '#engine/text/words.ts'

const ASKS = new Set(
  'what who when where why how which mean meant happen happened name give example differ do did does compare used'.split(
    ' '
  )
)
const subjectWords = (text: string): string[] => wordsOf(text).filter(word => !isStopWord(word) && !ASKS.has(word))
/** A word of the subject or a name: enough for a student to know what is spoken of. */
const isNamed = (text: string): boolean =>
  subjectWords(text).some(word => isSpecific(stemOf(word))) || /(?<!^)(?<![.?!:“"] )\b\p{Lu}\p{Ll}+/u.test(text)

/** What a question says; a year in it does not make "Japan, 1853–1912" known. */
const saidIn = (front: string): ReadonlySet<string> => new Set(contentWords(front).filter(word => !/^\d+$/.test(word)))

/** Whether a prefix holds what is asked for. */
function givesAway(topic: string, card: Candidate): boolean {
  const answer = contentWords(card.answer ?? card.back)
  const told = new Set(contentWords(topic))
  // "Hydrogen bond: ice floats because ▢ hold …": H-bonds.
  if (card.kind === 'cloze' && tells(topic, card.answer ?? '')) return true
  return answer.length > 0 && answer.length <= 6 && answer.every(word => told.has(word))
}

/** The heading a card stands below, with the title where the heading alone says too little. */
function contextOf(card: Candidate, front: string): string | undefined {
  const said = saidIn(front)
  const isNew = (topic: string | undefined): topic is string =>
    topic !== undefined &&
    !isBareHeading(topic) &&
    contentWords(topic).length > 0 &&
    contentWords(topic).every(word => !said.has(word)) &&
    !givesAway(topic, card)
  const title = titleOf(card.headings)
  // "Advantages" is said by the question: what it is about stands above.
  const near = card.headings
    .toReversed()
    .map(heading => topicOf([heading]))
    .find(isNew)
  const own = new Set(contentWords(title ?? ''))
  const adds = contentWords(near ?? '').some(word => !own.has(word))
  const parts = [title, adds ? near : undefined].filter(isNew)
  const [whole = '', part] = parts
  if (parts.length < 2) return parts[0]
  // "Methods of production" needs no "Production of goods and services" before it.
  const isWhole = wordCount(part ?? '') >= 3 && contentWords(part ?? '').length >= 2
  if (isWhole || (isNamed(part ?? '') && wordCount(part ?? '') > 1)) return part
  return wordCount(`${whole} ${part ?? ''}`) <= 9 ? `${whole}, ${smallHeading(part ?? '')}` : whole
}

/** "Job: what is the main drawback?": a row and what is asked of it. */
const ROW = /^([^:]+): (?:what|how many|give an)\b/
/** Whether the question alone could be about anything. */
function isOpen(card: Candidate, front: string): boolean {
  if (card.type === 'date' && /^What happened (?:in|on) /.test(front)) return true
  const [, name] = /^What is meant by (.+?)(?: \([^)]*\))?\?$/.exec(front) ?? []
  if (name !== undefined) return wordCount(name) === 1 && !isNamed(` ${name}`)
  const [, row] = ROW.exec(front) ?? []
  if (row !== undefined && card.block.kind === 'table-row')
    return !isNamed(row) || card.block.header?.includes(row) === true
  if (card.type === 'comparison' || card.type === 'term') return false
  if (card.block.kind === 'table-row' || card.type === 'list' || card.type === 'sequence') return !isNamed(front)
  return card.type !== 'definition' && card.type !== 'rule' && !/[“"$]/.test(front) && !isNamed(front)
}

const spoken = (topic: string): string => topic.replace(/:\s+/g, ' – ')
const small = (front: string): string =>
  /^\p{Lu}\p{Lu}|^\p{Lu}\p{Ll}+ \p{Lu}/u.test(front) && !/^(?:What|Why|How|When|Who|Where) /.test(front)
    ? front
    : lowerFirst(front)

/**
 * Puts the topic into a question that leans on it, so that it can be answered without the note.
 * Nothing where no heading tells what an open question is about.
 */
export function withTopic(card: Candidate, isEnglish = true): Candidate | undefined {
  if (!isEnglish) return card
  if (isTurned(card)) {
    const place = placeOf(card)
    return place !== undefined
      ? { ...card, front: `${spoken(place)}: ${card.front}` }
      : isNamed(card.front.replace(/\{\{.*?\}\}/, ' '))
        ? card
        : undefined
  }
  if (card.isLaidOut) return card
  if (card.kind === 'cloze') {
    const around = card.front.replace(/\{\{.*?\}\}/, ' ')
    // "phrase coined by …" below its heading: an item in small letters goes on with what stands above it.
    const goesOn = card.block.list?.id.startsWith(OUTLINE) === true && /^\p{Ll}/u.test(card.block.text)
    const context = isNamed(around) && !goesOn ? undefined : contextOf(card, around)
    return context ? { ...card, front: `${spoken(context)}: ${card.front}` } : card
  }
  const isRow = card.block.kind === 'table-row'
  const { front } = card
  if (isOpen(card, front)) {
    const context = contextOf(card, front)
    if (!context) return { ...card, front: upperFirst(front) }
    const isLabelled = isRow && ROW.test(front)
    return {
      ...card,
      front: upperFirst(isLabelled ? `${spoken(context)}, ${front}` : `${spoken(context)}: ${small(front)}`)
    }
  }
  return { ...card, front: isRow ? upperFirst(front) : front }
}
