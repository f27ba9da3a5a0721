import type { Candidate } from '#engine/builtin/candidate.ts'
import { layoutTopic } from '#engine/builtin/makers/layout-topic.ts'
import type { Cell, Grid, Thing } from '#engine/builtin/makers/table-grid.ts'
import { isEmptyCell, isNounPhrase, MEANING, plainIn, sideOf } from '#engine/builtin/makers/table-heads.ts'
import { topicOf } from '#engine/builtin/statement.ts'
import { isSpecific } from '#engine/text/rarity.ts'
import { stemOf } from '#engine/text/stem.ts'
import { lowerUnlessAcronym, upperFirst, type Casing } from '#engine/text/casing.ts'
import { contentWords, wordCount, wordsOf } from '#engine/text/words.ts'

/** Its braces are no marks of a gap. */
const MATHS = /\$[^$]+\$/g
const GAP_WORDS = 6
const ROW_WORDS = 30
/** More rows than these are asked once each. */
const FEW_ROWS = 6

/** Columns whose cells no student could be asked for, only shown. */
const ASIDE =
  /^(?:(?:my )?examples?|e\.?g\.?|comments?|notes?|remarks?|extra|info(?:rmation)?|other|source|dr|cr|use)\.?$/i
const HIDDEN = /^(?:page|ref|p\.|source|comments?|remarks?|my .+)\.?$/i
/** Heads of a first column that name no kind of thing. */
const NO_KIND =
  /^(?:names?|terms?|words?|keys?|things?|items?|points?|values?|aspects?|features?|quotes?|quotations?|events?|dates?|years?|times?|amounts?|numbers?|topics?|ideas?|what|who|question|scores?|ages?|changes?|variables?|jobs?)$/i
const SORTS = /^(?:type|kind|form|sort)$/i

interface Shown {
  readonly head: string
  readonly cell: Cell
}

/** What two cells share that would tell one from the other. */
const tellingWords = (text: string): string[] => contentWords(text).filter(word => word.length > 2)
const shares = (a: string, b: string): boolean => {
  const words = new Set(tellingWords(b))
  return a.toLowerCase() === b.toLowerCase() || tellingWords(a).some(word => words.has(word))
}

/** A head as it reads inside a line. */
function headIn(head: string, { corner }: Grid, casing: Casing): string {
  const side = sideOf(head)
  if (side) return `${side}s`
  const plain = head.trim().replace(/[:.]$/, '')
  if (/^what$/i.test(plain)) return 'what it is'
  if (/^e\.?g$/i.test(plain)) return 'example'
  // Below "Stage" stand stages, so that the other heads name what is said of them, and no things.
  return isKind(corner) ? casing.common(plain) : plainIn(plain, casing)
}

const singular = (noun: string): string | undefined =>
  /(?:ss|us|is|gas|lens)$/i.test(noun) ? noun : /ies$/i.test(noun) ? undefined : /s$/i.test(noun) ? undefined : noun

/** "stage", "type of conformity", "method of production": what the things of a table are, one of them. */
function kindOf({ corner, isTurned, things }: Grid, headings: readonly string[]): string | undefined {
  const near = topicOf(headings.slice(-1)) ?? ''
  const [, many = '', of = ''] = /^(\p{L}{3,}[^su])s (of \p{L}.*)$/u.exec(near) ?? []
  const isSort = SORTS.test(corner)
  if (isTurned || isSort) {
    if (many !== '' && wordCount(near) <= 5 && !SORTS.test(many)) return `${lowerUnlessAcronym(many)} ${of}`
    // "Market structures"
    const [, sort] = /^((?:\p{L}+ ){0,2}\p{L}{3,}[^\Wsui])s$/u.exec(near.split(/\s[–—-]\s|:\s/).at(-1) ?? '') ?? []
    if (corner === '' && sort && things.length >= 3 && !NO_KIND.test(sort)) return lowerUnlessAcronym(sort)
    return isSort && /^\p{L}{4,}$/u.test(near) && singular(near) ? `type of ${lowerUnlessAcronym(near)}` : undefined
  }
  const noun = corner.replace(/\s*\([^)]*\)$/, '')
  const isOne = isKind(noun) && noun.length > 2 && !NO_KIND.test(noun) && singular(noun) !== undefined
  return isOne ? lowerUnlessAcronym(noun) : undefined
}

const isKind = (corner: string): boolean =>
  corner.length > 2 &&
  !/^(?:hard|soft|good|bad|primary|secondary|internal|external|positive|negative|direct|indirect)$/i.test(corner) &&
  /^\p{L}+(?:[ -]\p{L}+){0,2}(?: \([^)]*\))?$/u.test(corner) &&
  isNounPhrase(corner)

const written = ({ head, cell }: Shown, grid: Grid, casing: Casing, text = cell.text): string =>
  `${headIn(head, grid, casing)}${/\?$/.test(head.trim()) ? '' : ':'} ${text}`

function shownOf(grid: Grid, thing: Thing): Shown[] {
  return thing.cells.flatMap((cell, at) => {
    const head = grid.heads[at] ?? ''
    return cell.text === '' ||
      /^(?:same|as |see |ditto|varies$)/i.test(cell.text) ||
      (MEANING.test(head.trim()) && grid.heads.length === 1 && isNounPhrase(thing.name)) ||
      head.trim() === '' ||
      HIDDEN.test(head.trim())
      ? []
      : [{ head, cell }]
  })
}

const common = (row: Cell['row']): Pick<Candidate, 'headings' | 'type' | 'isLaidOut'> => ({
  headings: row.headings,
  type: 'question',
  isLaidOut: true
})

/** The row with one of its cells left open: "Stage: decline; sales: falling; profit: …". */
function gapIn(grid: Grid, thing: Thing, at: number, casing: Casing): Candidate[] {
  const shown = shownOf(grid, thing)
  const others = (head: string): string[] =>
    grid.things.filter(one => one !== thing).map(one => one.cells[grid.heads.indexOf(head)]?.text.toLowerCase() ?? '')
  const fits = ({ head, cell: { text } }: Shown): boolean =>
    /\p{L}/u.test(head) &&
    !ASIDE.test(head.trim()) &&
    !sideOf(head) &&
    wordCount(text) <= GAP_WORDS &&
    !(/^who\b/i.test(head.trim()) && /\d|,.*,|^\p{Lu}\b(?!\.)/u.test(text)) &&
    !isEmptyCell(text, `number ${head}`) &&
    !/^(?:yes|no|a little|a lot)\b|[?|{}]|\.\.|…|^["“]|→|->/i.test(text.replaceAll(MATHS, 'x')) &&
    !text.includes('}}') &&
    text !== thing.name &&
    !shares(text, `${thing.name} ${head}`) &&
    !others(head).includes(text.toLowerCase())
  const isAsking = /^(?:what|why|how)$/i.test(thing.name)
  const open = isAsking ? [] : shown.filter(fits)
  const chosen = open[at % Math.max(1, open.length)]
  if (!chosen || chosen.cell.start < 0) return []
  const { text, row, start } = chosen.cell
  const parts = shown.flatMap(one =>
    one === chosen
      ? written(one, grid, casing, `{{c1::${text}}}`)
      : shares(one.cell.text, text)
        ? []
        : written(one, grid, casing)
  )
  // One everyday word with nothing beside it: a guess.
  if (parts.length === 1 && /^\p{L}+$/u.test(text) && !isSpecific(stemOf(text.toLowerCase()))) return []
  const name = isKind(grid.corner) ? `${headIn(grid.corner, grid, casing)}: ${thing.name}` : thing.name
  const line = [name, ...parts].join('; ')
  const topic = layoutTopic(row.headings, line.replace(`{{c1::${text}}}`, ''), text)
  const front = topic === '' ? upperFirst(line) : `${topic} – ${line}`
  if (wordCount(front) > ROW_WORDS + 6) return []
  const quote = { start, end: start + text.length }
  return [{ ...common(row), kind: 'cloze', front, back: '', answer: text, block: row.block, quote, trust: 0.82 }]
}

/** Whether something in the one row is said of no other. */
function isOwn(grid: Grid, thing: Thing, other: Thing): boolean {
  return grid.heads.some((head, at) => {
    if (/\?$/.test(head.trim())) return false
    const [a = '', b = ''] = [thing, other].map(one => one.cells[at]?.text.toLowerCase())
    return a !== '' && !a.includes(b) && !b.includes(a)
  })
}

/** The row without its name: "Which stage of the product life cycle is this? Sales: falling; …". */
function nameOf(grid: Grid, thing: Thing, casing: Casing): Candidate[] {
  const row = thing.cells[0]?.row
  const kind = row && kindOf(grid, row.headings)
  if (!row || !kind || wordCount(thing.name) > 6 || !/\p{L}{2}/u.test(thing.name) || /^["“‘]/.test(thing.name))
    return []
  const shown = shownOf(grid, thing).filter(
    ({ head, cell }) =>
      !shares(cell.text, thing.name) && !/\?$/.test(head.trim()) && !/^(?:yes|no)(?:,|$)/i.test(cell.text)
  )
  const told = shown.filter(({ head, cell }) => !isEmptyCell(cell.text, `number ${head}`))
  const said = shown.map(one => written(one, grid, casing)).join('; ')
  const isTold = grid.things.every(one => one === thing || isOwn(grid, thing, one))
  // "critic | view": one cell tells enough where it is a whole thought.
  const isThought =
    grid.heads.length === 1 &&
    !grid.things.some(one => /\?$/.test(one.name)) &&
    told.some(({ cell }) => contentWords(cell.text).length >= 5)
  if ((told.length < 2 && !isThought) || !isTold || wordCount(said) > ROW_WORDS || shares(said, thing.name)) return []
  const isClear = wordsOf(kind).some(word => isSpecific(stemOf(word))) || / of /.test(kind)
  const topic = isClear ? '' : layoutTopic(row.headings, kind, thing.name)
  const asks = `which ${kind} is this? ${upperFirst(said)}.`
  const front = topic === '' ? upperFirst(asks) : `${topic}: ${asks}`
  const quote = { start: 0, end: row.block.text.length }
  return [{ ...common(row), kind: 'basic', front, back: upperFirst(thing.name), block: row.block, quote, trust: 0.81 }]
}

/** Cards that write out the rows of a table: a cell left open in each, or its name. */
export function writtenRows(grid: Grid, casing: Casing): Candidate[] {
  const isNamed = grid.things.every(({ name }) => name !== '' && wordCount(name) <= 8)
  if (!isNamed || grid.things.length < 2 || grid.things.length > 12 || grid.heads.length > 5) return []
  return grid.things.flatMap((thing, at) => {
    const name = nameOf(grid, thing, casing)
    const gap = gapIn(grid, thing, at, casing)
    return grid.things.length <= FEW_ROWS || name.length === 0 ? [...name, ...gap] : name
  })
}
