import { ask, type Candidate } from '#engine/builtin/candidate.ts'
import { firstIdea } from '#engine/builtin/makers/labelled.ts'
import type { BlockMaker } from '#engine/builtin/makers/maker.ts'
import { isDefinition, saysNoMeaning, told } from '#engine/builtin/makers/meaning.ts'
import { gridAt, type Cell, type Grid } from '#engine/builtin/makers/table-grid.ts'
import { frameOf, isEmptyCell, isNounPhrase, MEANING, plainIn, sideOf } from '#engine/builtin/makers/table-heads.ts'
import { writtenRows } from '#engine/builtin/makers/table-rows.ts'
import { isTermName } from '#engine/builtin/makers/terms.ts'
import type { Reading } from '#engine/builtin/read.ts'
import { lowerUnlessAcronym, upperFirst } from '#engine/text/casing.ts'
import { wordCount } from '#engine/text/words.ts'

type Asked = Pick<Candidate, 'type' | 'front' | 'trust'>

const plural = (noun: string): boolean => /[^su]s(?:\s|$)/.test(noun)
const question = (front: string, trust = 0.82): Asked => ({ type: 'question', front, trust })

/** The question a head asks about a thing, or nothing: not every head is a noun. */
function asked(head: string, name: string, cell: string, isTurned: boolean): Asked | undefined {
  if (MEANING.test(head))
    return saysNoMeaning(told(name, cell)) || !isNounPhrase(name)
      ? undefined
      : { type: 'definition', front: ask(`what is meant by ${name}`), trust: 0.9 }
  if (isEmptyCell(cell, head) || !isNounPhrase(name) || /^["“]/.test(cell)) return undefined
  const side = sideOf(head)
  if (side) {
    const isMany = /[,;]/.test(cell.replace(/,? (?:such as|like|e\.?g\.?) .*$/i, ''))
    return question(isMany ? `${name}: what are the ${side}s?` : `${name}: what is the ${side}?`)
  }
  const noun = head.replace(/\s*\([^)]*\)$/, '')
  const frame = frameOf(noun)
  if (!frame) return undefined
  const be = plural(noun) ? 'are' : 'is'
  return frame === 'of' && !isTurned
    ? question(ask(`what ${be} the ${lowerUnlessAcronym(noun)} of ${name}`))
    : question(`${name}: what ${be} the ${lowerUnlessAcronym(noun)}?`, 0.8)
}

/** Below "Red", as the colour: "red because of iron oxide". */
const opensWith = (cell: string, name: string): boolean => cell.toLowerCase().startsWith(name.toLowerCase())

/** "yet to Come": a name of which the first word alone was written small. */
const isHalfSmall = (name: string, inside: string): boolean => inside !== name && / \p{Lu}\p{Ll}/u.test(inside)

/** What stands in a cell is asked by its head. */
function cellCards(grid: Grid, reading: Reading): Candidate[] {
  const isKind = /\p{L}{3}/u.test(grid.corner)
  return grid.things.flatMap(thing => {
    const name = grid.isTurned
      ? plainIn(thing.name, reading.casing)
      : isKind
        ? reading.casing.common(thing.name)
        : reading.casing.inside(thing.name)
    if (thing.name === '' || wordCount(thing.name) > 6 || isHalfSmall(thing.name, name)) return []
    return thing.cells.flatMap((cell, at): Candidate[] => {
      const own = asked(grid.heads[at]?.trim() ?? '', name, cell.text, grid.isTurned)
      return own && cell.text !== '' && wordCount(cell.text) <= 25 && !opensWith(cell.text, thing.name)
        ? [{ ...own, ...standing(cell), trust: own.trust }]
        : []
    })
  })
}

const standing = ({ text, row }: Cell): Pick<Candidate, 'kind' | 'back' | 'block' | 'quote' | 'headings'> => ({
  kind: 'basic',
  back: upperFirst(text),
  block: row.block,
  quote: { start: 0, end: row.block.text.length },
  headings: row.headings
})

/** Cornell: a column of cues, one of them a question at least, and beside it what answers each. */
function cueRows(grid: Grid, reading: Reading): Candidate[] {
  const isCued = grid.heads.length === 1 && !grid.isTurned && grid.things.some(({ name }) => /\?$/.test(name))
  if (!isCued || MEANING.test(grid.heads[0]?.trim() ?? '')) return []
  return grid.things.flatMap(({ name, cells: [cell] }): Candidate[] => {
    const meaning = firstIdea(cell?.text ?? '').replace(/\.$/, '')
    if (!cell || meaning === '' || wordCount(meaning) > 25) return []
    const term = name.replace(/\?$/, '').trim()
    const isQuestion = /^(?:what|who|when|where|why|which|how)\b/i.test(term) && wordCount(term) >= 3
    if (!isQuestion && !(isTermName(term) && isDefinition(told(term, meaning), []))) return []
    const front = isQuestion ? upperFirst(`${term}?`) : ask(`what is meant by ${reading.casing.common(term)}`)
    return [
      { ...standing(cell), type: isQuestion ? 'question' : 'definition', front, back: upperFirst(meaning), trust: 0.86 }
    ]
  })
}

/** The rows of a table with a header: what a head asks of them, a cell left open, or the name of the row. */
export const tableRow: BlockMaker = (reading, index) => {
  const grid = gridAt(reading, index)
  if (!grid) return []
  if (reading.language !== 'en')
    return grid.things.flatMap(({ name, cells }) =>
      cells.flatMap((cell, at): Candidate[] =>
        cell.text === '' || name === ''
          ? []
          : [{ ...question(`${name} — ${grid.heads[at] ?? ''}?`, 0.8), ...standing(cell) }]
      )
    )
  return [...writtenRows(grid, reading.casing), ...cellCards(grid, reading), ...cueRows(grid, reading)]
}
