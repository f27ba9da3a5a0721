import type { Candidate } from '#engine/builtin/candidate.ts'
import { cleanHeading, spoken } from '#engine/builtin/heading.ts'
import type { BlockMaker } from '#engine/builtin/makers/maker.ts'
import { tells } from '#engine/builtin/makers/turned.ts'
import type { ReadBlock, Reading } from '#engine/builtin/read.ts'
import { lowerFirst, upperFirst } from '#engine/text/casing.ts'
import { wordCount } from '#engine/text/words.ts'

/** "Who: …", "Where? …", "Why it matters: …": a question word, at most three words more, and its sign. */
const ASKS = /(?:^|(?<=[.;]\s))(Who|When|Where|What|Why|How)((?: [a-z]+){0,3})(?::|\?)\s+/g

interface Part {
  readonly asked: string
  readonly answer: string
  readonly start: number
}

function partsOf({ block }: ReadBlock): Part[] {
  if (!/^(?:paragraph|list-item)$/.test(block.kind)) return []
  const found = [...block.text.matchAll(ASKS)]
  if (found.length === 0 || block.text.slice(0, found[0]?.index).trim() !== '') return []
  return found.map((one, at) => {
    const start = one.index + one[0].length
    const answer = block.text.slice(start, found[at + 1]?.index ?? block.text.length).trim()
    return { asked: lowerFirst(`${one[1] ?? ''}${one[2] ?? ''}`), answer: answer.replace(/[.;]$/, ''), start }
  })
}

/** What a line of such parts is about: the line or the heading right above the first of them. */
function nameAbove(reading: Reading, index: number): string {
  let at = index - 1
  for (let one = reading.blocks[at]; one && partsOf(one).length > 0; one = reading.blocks[at]) at -= 1
  const above = reading.blocks[at]?.block
  if (!above || !/^(?:paragraph|heading)$/.test(above.kind)) return ''
  const name = spoken(cleanHeading(above.text.trim())) ?? ''
  return wordCount(name) <= 7 && wordCount(name) > 0 && !/[?:;=→|]|\.$/.test(name) ? name : ''
}

/** A block of question words below the name of an event, a work or a person: each is asked of that name. */
export const askedParts: BlockMaker = (reading, index) => {
  const read = reading.blocks[index]
  const parts = read && reading.language === 'en' ? partsOf(read) : []
  if (!read || parts.length === 0) return []
  const around = [reading.blocks[index - 1], reading.blocks[index + 1]].some(one => one && partsOf(one).length > 0)
  const name = parts.length > 1 || around ? nameAbove(reading, index) : ''
  if (name === '') return []
  return parts.flatMap(({ asked, answer, start }): Candidate[] => {
    if (answer === '' || wordCount(answer) > 25 || !/[\p{L}\d]{2}/u.test(answer) || tells(answer, name)) return []
    const quote = { start, end: start + answer.length }
    const front = `${upperFirst(name)}: ${asked}?`
    return [
      {
        type: 'question',
        kind: 'basic',
        front,
        back: upperFirst(answer),
        block: read.block,
        quote,
        headings: read.headings,
        trust: 0.82,
        isLaidOut: true
      }
    ]
  })
}
