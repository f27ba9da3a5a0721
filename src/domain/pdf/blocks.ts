import { columnsOf } from '#domain/pdf/columns.ts'
import { linesOf, segmentsOf, type Segment } from '#domain/pdf/lines.ts'
import { withoutRunning, type PageLines } from '#domain/pdf/running.ts'
import type { TextPiece } from '#lib/pdf/page-text.ts'

/** The text of one page as it was read. */
export interface ReadPage {
  readonly page: number
  /** In points. */
  readonly height: number
  readonly pieces: readonly TextPiece[]
}

export interface PdfBlock {
  readonly kind: 'heading' | 'paragraph' | 'item'
  /** Of a heading, from 1 on. */
  readonly level: number
  readonly text: string
  readonly page: number
  readonly from: number
  readonly to: number
}

const BULLET = /^(?:[•◦▪‣●○■–—*]|(?:\d{1,2}|[a-z])[.)])\s+/u
const ENDED = /[.!?:;”"')\]]\s*$/u
/** A heading is larger than the text by so much; at most so many kinds of them. */
const LARGER = 1.12
const LEVELS = 3
const LONGEST_HEADING = 200

/** The height of most letters. */
function textSize(pages: readonly PageLines[]): number {
  const counts = new Map<number, number>()
  for (const { text, size } of pages.flatMap(page => page.columns.flat())) {
    const key = Math.round(size * 2) / 2
    counts.set(key, (counts.get(key) ?? 0) + text.length)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 12
}

function headingSizes(pages: readonly PageLines[], body: number): number[] {
  const sizes = pages
    .flatMap(page => page.columns.flat())
    .flatMap(one => (one.size > body * LARGER ? [Math.round(one.size)] : []))
  return [...new Set(sizes)].sort((a, b) => b - a).slice(0, LEVELS)
}

/** Two lines as one text: a word that was cut at the end of the first is whole again. */
function joinLines(text: string, next: string): string {
  if (/\p{Ll}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next
  return `${text.trimEnd()} ${next.trimStart()}`
}

function startsAnew(line: Segment, before: Segment, column: { left: number; right: number }, step: number): boolean {
  const gap = before.y - line.y
  if (Math.abs(line.size - before.size) > 0.12 * before.size) return true
  if (gap > 1.45 * step || gap < 0) return true
  if (BULLET.test(line.text)) return true
  const isIndented = line.left > column.left + line.size && before.left < column.left + 0.6 * line.size
  const wasShort = before.right < column.right - 0.15 * (column.right - column.left)
  return (isIndented && ENDED.test(before.text)) || (wasShort && ENDED.test(before.text))
}

/** The usual step from line to line. */
function stepOf(lines: readonly Segment[]): number {
  const steps = lines
    .slice(1)
    .map((line, at) => (lines[at]?.y ?? 0) - line.y)
    .filter(step => step > 0)
  const size = lines[0]?.size ?? 12
  return Math.min(steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 1.3 * size, 2.2 * size)
}

/** The text of a PDF as blocks in reading order, without what runs at the head and foot of its pages. */
export function blocksOf(read: readonly ReadPage[]): PdfBlock[] {
  const all = read.map(({ page, height, pieces }) => ({
    page,
    height,
    columns: columnsOf(segmentsOf(pieces)).map(linesOf)
  }))
  const body = textSize(all)
  const pages = withoutRunning(all, ({ size }) => size > body * LARGER)
  const sizes = headingSizes(pages, body)
  const levelOf = (line: Segment): number =>
    line.size > body * LARGER ? sizes.findIndex(size => size <= Math.round(line.size)) + 1 || LEVELS : 0
  return pages.flatMap(({ page, columns }) => {
    const blocks: PdfBlock[] = []
    for (const [at, lines] of columns.entries()) {
      const column = { left: Math.min(...lines.map(one => one.left)), right: Math.max(...lines.map(one => one.right)) }
      const step = stepOf(lines)
      for (const [index, line] of lines.entries()) {
        const before = lines[index - 1]
        const last = blocks.at(-1)
        const level = levelOf(line)
        const isNew = before ? startsAnew(line, before, column, step) : at === 0 || !runsOn(last, line, level)
        if (last && !isNew) blocks[blocks.length - 1] = grown(last, line)
        else blocks.push(blockOf(line, level, page))
      }
    }
    return blocks.filter(({ text }) => text.trim() !== '')
  })
}

/** A sentence that goes on at the top of the next column. */
function runsOn(last: PdfBlock | undefined, line: Segment, level: number): boolean {
  return (
    last !== undefined && last.kind !== 'heading' && level === 0 && !ENDED.test(last.text) && /^\p{Ll}/u.test(line.text)
  )
}

const grown = (block: PdfBlock, line: Segment): PdfBlock => ({
  ...block,
  text: joinLines(block.text, line.text),
  from: Math.min(block.from, line.from),
  to: Math.max(block.to, line.to)
})

function blockOf(line: Segment, level: number, page: number): PdfBlock {
  const { text, from, to } = line
  const place = { page, from, to }
  if (level > 0 && text.length <= LONGEST_HEADING) return { kind: 'heading', level, text: text.trim(), ...place }
  return { kind: BULLET.test(text) ? 'item' : 'paragraph', level: 0, text: text.trim(), ...place }
}
