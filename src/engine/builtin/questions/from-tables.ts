import type { SourceBlock } from '#contract/engine/engine.ts'
import type { Draft, DraftPoint } from '#engine/builtin/questions/draft.ts'
import type { Material } from '#engine/builtin/questions/material.ts'
import { lowerUnlessAcronym } from '#engine/text/casing.ts'
import { wordCount } from '#engine/text/words.ts'

const ASKING = /^(?:what|who|when|where|why|how|types?|kinds?)\b/i
const ADJECTIVE = /^\p{L}+(?:ive|al|ic|ous|ary|ant|ent|ed|ing|ar)$/iu

/** A cell where it stands in its row, which is the cells joined. */
function cellPoint(block: SourceBlock, at: number, about: string): DraftPoint[] {
  const cells = block.cells ?? []
  const cell = cells[at]?.trim() ?? ''
  const before = cells.slice(0, at).reduce((sum, one) => sum + one.length + 3, 0)
  const start = block.text.indexOf(cell, before)
  const isAnswer = /[\p{L}\p{N}]/u.test(cell) && wordCount(cell) <= 25 && start >= 0
  return isAnswer ? [{ block, stretch: { start, end: start + cell.length }, about }] : []
}

/** "For haematite, state the colour and the streak": a row, a mark for each of its cells. */
export function fromTables(material: Material): Draft[] {
  const { source, reading } = material
  if (reading.language !== 'en') return []
  return source.blocks.flatMap((block): Draft[] => {
    const { cells, header } = block
    if (!cells || !header || cells === header) return []
    const [name = ''] = cells
    const columns = header.slice(1).map(column => column.trim())
    const points = columns.flatMap((column, at) => cellPoint(block, at + 1, column))
    const isNamed = /\p{L}{2}/u.test(name) && !ADJECTIVE.test(name.trim()) && columns.every(one => /^\p{L}/u.test(one))
    if (points.length < 2 || points.length > 4 || points.length !== columns.length) return []
    if (!isNamed || columns.some(column => ASKING.test(column))) return []
    const asked = columns.map(one => (/^examples?$/i.test(one) ? 'an example' : `the ${lowerUnlessAcronym(one)}`))
    const tail = `${asked.slice(0, -1).join(', ')} and ${asked.at(-1) ?? ''}`
    const marks = { points, least: points.length, most: points.length, trust: 0.78 }
    return [{ source, term: 'state', opening: `For ${reading.casing.inside(name.trim())}`, tail: () => tail, ...marks }]
  })
}
