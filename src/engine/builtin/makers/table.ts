import { ask, type Candidate } from '#engine/builtin/candidate.ts'
import type { BlockMaker } from '#engine/builtin/makers/maker.ts'
import { hasThingsAbove, isAspect } from '#engine/builtin/makers/table-sides.ts'
import { areThings, columnQuestion, MEANING, rowQuestion } from '#engine/builtin/makers/table-columns.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { topicOf } from '#engine/builtin/statement.ts'
import { isCommon } from '#engine/builtin/text/common.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

const EVENT = /^(?:event|what happened|events?)$/i
const WHEN = /^(?:date|year|when|time)$/i

/** Rows of a table with a header: definitions, dates, a property of each thing, two things compared. */
export const tableRow: BlockMaker = (reading, index) => {
  const read = reading.blocks[index]
  const { cells, header } = read?.block ?? {}
  if (!read || !cells || !header || header.length < 2) return []
  const { block, headings } = read
  const [first = '', ...others] = cells
  const [corner = '', ...columns] = header
  const isEnglish = reading.language === 'en'
  const topic = topicOf(headings)
  // Minerals, elements and waves are no names; people, places and laws are.
  const isThing = corner.trim() !== '' && /^\p{Lu}\p{Ll}+$/u.test(first) && THINGS.test(corner.trim())
  const name = isThing
    ? reading.casing.common(withKind(first, corner, topic))
    : small(reading.casing.inside(withKind(first, corner, topic)))
  const make = (type: Candidate['type'], front: string, back: string, from: number, trust: number): Candidate[] => {
    const answer = back.trim()
    if (answer === '' || first === '' || wordCount(answer) > 25 || /^[-–—?]+$/.test(answer)) return []
    const start = 0
    const end = block.text.length
    return [
      {
        type,
        kind: 'basic',
        front,
        back: upperFirst(answer),
        block,
        quote: { start, end },
        headings,
        trust: from === 0 ? trust : trust - 0.02
      }
    ]
  }
  if (!isEnglish)
    return others.flatMap((cell, at) => make('question', `${first} — ${columns[at] ?? ''}?`, cell, at, 0.8))
  const isTurned = isEnglish && columns.length >= 2 && hasThingsAbove(reading, header)
  const isComparison =
    columns.length === 2 &&
    // "Example" and "Where" are not two things to compare, nor are two clauses.
    !(columns.every(isAspect) || columns.some(column => /\b(?:goes|go|is|are|has|does)\b/i.test(column))) &&
    wordCount(first) <= 6 &&
    !MEANING.test(columns[0] ?? '') &&
    (isTurned ||
      /^(?:|feature|features|aspect|property|criterion|characteristic|point|comparison|factor)$/i.test(corner.trim()))
  if (isComparison) {
    const [a = '', b = ''] = columns
    const back = `${upperFirst(a)}: ${others[0] ?? ''}\n${upperFirst(b)}: ${others[1] ?? ''}`
    if (
      !others[0] ||
      !others[1] ||
      others[0] === others[1] ||
      /ly$|^(?:if|when|how|why|what|where|who|how often)\b/i.test(name)
    )
      return []
    const isNamed = [a, b].some(one => /\p{Lu}\S* (?:\S+ )?\p{Lu}/u.test(one))
    const [pair, aspect] = [`${reading.casing.inside(a)} and ${reading.casing.inside(b)}`, aspectOf(name)]
    const isCount =
      !/^(?:number|amount)/i.test(name) &&
      [others[0], others[1]].every(cell =>
        /^(?:\d[\d ,]*|one|two|three|four|five|six|seven|eight|nine|ten)$/i.test(cell)
      ) &&
      /[^s]s$/.test(name)
    if (isCount && !isNamed)
      return make('comparison', ask(`how do ${pair} differ in the number of ${name}`), back, 0, 0.86)
    const measure = /^(?:number|size|amount|length|level|type|kind|place|cost|speed|direction) (?:of|for)\b/i.test(name)
    if (isNamed || aspect !== name)
      return make('comparison', ask(`compare ${pair}: ${aspect}`).replace(/\?$/, '.'), back, 0, 0.84)
    return make(
      'comparison',
      /^(?:where|when|who|how|why|what)\b/i.test(name)
        ? ask(`compare ${reading.casing.inside(a)} and ${reading.casing.inside(b)}: ${name}`)
        : ask(
            `how do ${reading.casing.inside(a)} and ${reading.casing.inside(b)} differ in ${measure ? 'the ' : ''}${name}`
          ),
      back,
      0,
      0.86
    )
  }
  if (isTurned && columns.length === 2) return []
  if (areThings(corner, columns) || isTurned)
    return columns.flatMap((column, at) => {
      const asked = rowQuestion(first, others[at] ?? '', column)
      return asked ? make(asked.type, asked.front, others[at] ?? '', at, 0.8) : []
    })
  return columns.flatMap((column, at): Candidate[] => {
    const cell = others[at] ?? ''
    if (/^what(?: it is)?$/i.test(column.trim()) && MEANING.test(columns[at + 1] ?? ''))
      return make('definition', ask(`what is ${name}`), cell, at, 0.86)
    // Behind another column the meaning is what the thing stands for.
    if (MEANING.test(column.trim()) && at > 0 && /^what$/i.test(columns[at - 1]?.trim() ?? ''))
      return make('question', `${upperFirst(name)}: what is the meaning?`, cell, at, 0.8)
    if (MEANING.test(column.trim())) return make('definition', ask(`what is meant by ${name}`), cell, at, 0.9)
    if (WHEN.test(corner.trim()) && EVENT.test(column.trim()))
      return make('date', `What happened in ${first}?`, cell, at, 0.84)
    if (WHEN.test(column.trim())) {
      if (!/\d/.test(cell)) return []
      const isPassed = /\b(?:act|law|bill|statute|reform|treaty)$/i.test(name)
      const front = isPassed ? `when was the ${name} ${/treaty$/i.test(name) ? 'signed' : 'passed'}` : `when: ${name}`
      return make('date', ask(front), cell, at, 0.8)
    }
    // A year or a whole phrase in the first column is no thing that has a method or an arena.
    if (wordCount(column) > 5 || column === '' || /^\d/.test(first) || wordCount(first) > 5) return []
    const asked = columnQuestion(column, cell, name, corner)
    if (!asked) return []
    if (asked.front !== '') return make(asked.type, asked.front, cell, at, 0.82)
    const noun = column.replace(/\s*\/\s*/g, ' and ')
    const plural = /[^su]s(?:\s|$)/.test(noun)
    // Where the rows are sayings or opinions, a column is not "the … of" them.
    if (/^["“]/.test(cell)) return []
    const front =
      /^(?:function|role|use|symbol|unit|capital|formula|charge|mass|colour|location|structure|shape|effect|product|products|site|cause|causes|population|currency|author|value|result|job|state|substrate|enzyme|number|position|relative charge|relative mass)s?\b/i.test(
        column
      )
        ? ask(
            `what ${plural ? 'are' : 'is'} the ${noun.charAt(0).toLowerCase()}${noun.slice(1)} of ${withKind(first, corner) === first ? name : many(name)}`
          )
        : /^examples?$/i.test(column.trim())
          ? `${upperFirst(name)}: give an example.`
          : `${upperFirst(name)}: what ${plural ? 'are' : 'is'} the ${noun.charAt(0).toLowerCase()}${noun.slice(1)}?`
    return make('question', front, cell, at, 0.82)
  })
}

/** A bare adjective in the first column takes the column's noun: "Constructive" under "Margin" is a constructive margin. */
export function withKind(cell: string, corner: string, topic = ''): string {
  const isAdjective = /^[\p{L}-]+(?:ive|al|ic|ous|ary|ant|ent|ed|ar)$/iu.test(cell.trim())
  const isNoun =
    /^\p{L}+$/u.test(corner.trim()) &&
    !/^(?:name|term|word|key|type|kind|feature|what|who|when|where)s?$/i.test(corner.trim())
  if (isAdjective && isNoun) return `${cell.trim()} ${corner.trim().toLowerCase()}`
  // "Cyclical" under "Type", below the heading "Unemployment".
  const isSort = /^(?:types?|kinds?|forms?|sorts?|)$/i.test(corner.trim())
  return isAdjective && isSort && /^\p{L}+$/u.test(topic) ? `${cell.trim()} ${topic.toLowerCase()}` : cell
}

const THINGS =
  /^(?:minerals?|rocks?|elements?|woods?|polymers?|monomers?|fabrics?|fibres?|compounds?|metals?|acids?|gas|gases|waves?|materials?|substances?|organs?|hormones?|enzymes?|cells?|foods?|nutrients?|vitamins?|colours?|particles?|processes|process|methods?|techniques?|features?|instruments?|crops?|soils?|terms?|words?|concepts?)$/i

/** "Good" and "bad" head the rows of many a student's table. */
const aspectOf = (name: string): string =>
  /^(?:good|pros?|plus|\+|advantages?|strengths?)$/i.test(name)
    ? 'advantages'
    : /^(?:bad|cons?|minus|[-–−]|disadvantages?|weaknesses)$/i.test(name)
      ? 'disadvantages'
      : /^\p{Lu}\p{Ll}+$/u.test(name) && isCommon(name.toLowerCase())
        ? name.toLowerCase()
        : name

/** "Aim" is no name, whatever the rest of the note says. */
const small = (name: string): string => (/^\p{Lu}\p{Ll}+$/u.test(name) && isAspect(name) ? name.toLowerCase() : name)

const many = (name: string): string => (/s$/.test(name) ? name : `${name}s`)
