import { endsIn, headOf, isLadder, NONE, onlyRange, type Range } from '#domain/marks/scheme/band-line.ts'
import type { Line } from '#domain/marks/scheme/lines.ts'
import type { SchemeLevel } from '#domain/paper/question.ts'

interface ReadBand extends SchemeLevel {
  readonly lines: readonly number[]
}

interface Building {
  readonly levels: (ReadBand & { readonly isTop: boolean })[]
  readonly rest: Line[]
  /** "Level 3" whose marks come later: in a line of their own, or behind its words. */
  waiting: { readonly text: string; readonly lines: readonly Line[] } | null
  /** What follows belongs to no level. */
  isOver: boolean
}

const withMore = (text: string, more: string): string => `${text} ${more}`.trim()

function open(building: Building, { from, to, isTop }: Range, text: string, lines: readonly number[]): void {
  building.levels.push({ from, to, isTop, text, lines })
  building.waiting = null
  building.isOver = false
}

/** A name without marks is no level: its lines go on with what stands before it. */
function giveUp(building: Building): void {
  const { waiting, levels, rest } = building
  building.waiting = null
  if (!waiting) return
  const last = levels.at(-1)
  if (!last) rest.push(...waiting.lines)
  else
    levels[levels.length - 1] = {
      ...last,
      text: withMore(last.text, waiting.lines.map(({ text }) => text).join(' ')),
      lines: [...last.lines, ...waiting.lines.map(({ at }) => at)]
    }
}

function goOn(building: Building, line: Line, text: string): void {
  const { waiting, levels } = building
  const last = levels.at(-1)
  if (waiting) {
    const lines = [...waiting.lines, line]
    const alone = onlyRange(text)
    const end = alone ? null : endsIn(text)
    const ats = lines.map(({ at }) => at)
    if (alone) open(building, alone, waiting.text, ats)
    else if (end) open(building, end.range, withMore(waiting.text, end.text), ats)
    else building.waiting = { text: withMore(waiting.text, text), lines }
  } else if (!last || building.isOver) building.rest.push(line)
  else if (text !== '')
    levels[levels.length - 1] = { ...last, text: withMore(last.text, text), lines: [...last.lines, line.at] }
}

/** "Level 3 … (6)" says the best mark of a level: it begins above the level below it. */
function fromBest(levels: Building['levels']): ReadBand[] {
  return levels.map(({ isTop, ...level }) => {
    if (!isTop) return level
    const below = Math.max(0, ...levels.flatMap(({ to }) => (to < level.to ? [to] : [])))
    return { ...level, from: below + 1 }
  })
}

/** The levels of a part, and the lines above them. What follows a level goes on with it. */
export function readBands(lines: readonly Line[]): { readonly levels: readonly ReadBand[]; readonly rest: Line[] } {
  const building: Building = { levels: [], rest: [], waiting: null, isOver: false }
  const isBare = isLadder(lines.map(({ text }) => text))
  const hasLevels = lines.some(({ text }) => headOf(text.replace(/^[-–•*]\s+/, ''), isBare) !== null)
  for (const line of lines) {
    const text = line.text.replace(/^[-–•*]\s+/, '')
    const head = building.waiting && onlyRange(text) ? null : headOf(text, isBare)
    if (head) giveUp(building)
    if (head?.range) open(building, head.range, head.text, [line.at])
    else if (head) building.waiting = { text: head.text, lines: [line] }
    else if (hasLevels && NONE.test(text)) building.isOver = true
    else if (building.levels.length > 0 && /^indicative content/i.test(text)) building.isOver = true
    else goOn(building, line, text)
  }
  giveUp(building)
  // One name with one number is a point that speaks of a level.
  if (building.levels.length === 1 && building.levels[0]?.isTop === true) return { levels: [], rest: [...lines] }
  return { levels: fromBest(building.levels), rest: building.rest }
}
