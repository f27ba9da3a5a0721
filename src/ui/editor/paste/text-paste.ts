import type { JSONContent } from '@tiptap/core'
import { endsItsLines } from '#lib/values/line-ends.ts'

const BULLET = /^\s*(?:[•◦▪‣·–—*+\uF0B7\uF0A7\uF0D8\uF076-])\s+(\S.*)$/
const NUMBER = /^\s*(\d{1,3})[.)]\s+(\S.*)$/
const TASK = /^\s*(?:[-*+]\s+)?(?:\[( |x|X)\]|(☐|☑|✓))\s+(\S.*)$/

type Line =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bullet' | 'number'; readonly text: string; readonly start?: number }
  | { readonly kind: 'task'; readonly text: string; readonly checked: boolean }
  | { readonly kind: 'blank' }

function read(line: string): Line {
  if (line.trim() === '') return { kind: 'blank' }
  const task = TASK.exec(line)
  if (task?.[3]) return { kind: 'task', text: task[3], checked: /x/i.test(task[1] ?? '') || /[☑✓]/.test(task[2] ?? '') }
  const bullet = BULLET.exec(line)
  if (bullet?.[1]) return { kind: 'bullet', text: bullet[1] }
  const number = NUMBER.exec(line)
  if (number?.[2]) return { kind: 'number', text: number[2], start: Number(number[1]) }
  return { kind: 'text', text: line.trimEnd() }
}

/** A line of a page: shorter ones are headings, verses and points. */
const LONG = 45
const ENDS = /[.!?:;。؟]["”’)]?$/
/** Lines of one column end near its edge; how near depends on the longest word that did not fit. */
const FULL = 0.8

/** A few ragged lines may be a column whose long words went to the next line. */
const LEAST_ENDS = 8

/** The width of the column that a text was broken to, if it was: three long lines and none much longer. */
function columnOf(lines: readonly string[]): number | null {
  const lengths = lines.map(line => line.trimEnd().length).filter(length => length >= LONG)
  const longest = Math.max(0, ...lengths)
  return lengths.length >= 3 && longest <= 110 ? longest : null
}

/**
 * A line broken by a page's edge (from a PDF or a mail) goes on after no full stop: in lower case after any long line,
 * with a capital or a figure where the line was as long as the column is wide.
 */
function goesOn(previous: string, next: string, column: number | null): boolean {
  if (previous.length < LONG || ENDS.test(previous)) return false
  if (/^\s*\p{Ll}/u.test(next)) return true
  return column !== null && previous.length >= column * FULL && /^\s*[\p{Lu}\d(“"‘]/u.test(next)
}

function paragraph(text: string): JSONContent {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}

const LISTS = {
  bullet: { list: 'bulletList', item: 'listItem' },
  number: { list: 'orderedList', item: 'listItem' },
  task: { list: 'taskList', item: 'taskItem' }
} as const

interface OpenList {
  readonly indent: number
  readonly list: JSONContent
}

/** Columns before the first sign; a tab is four. */
const indentOf = (line: string): number => (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length
/** One space more or less is no level. */
const DEEPER = 2

/** Adds an item to the list of its indent, or to a new one inside the item above it. */
function addItem(
  blocks: JSONContent[],
  open: OpenList[],
  line: Exclude<Line, { kind: 'text' | 'blank' }>,
  { block, indent }: { block: JSONContent; indent: number }
): void {
  const { list, item } = LISTS[line.kind]
  const attrs = line.kind === 'task' ? { attrs: { checked: line.checked } } : {}
  const entry = { type: item, ...attrs, content: [block] }
  while (open.length > 1 && indent <= (open.at(-1)?.indent ?? 0) - DEEPER) open.pop()
  const isDeeper = open.length > 0 && indent >= (open.at(-1)?.indent ?? 0) + DEEPER
  if (!isDeeper && open.at(-1)?.list.type === list) {
    open.at(-1)?.list.content?.push(entry)
    return
  }
  if (!isDeeper) open.pop()
  const start = line.kind === 'number' && line.start !== 1 ? { attrs: { start: line.start } } : {}
  const made = { type: list, ...start, content: [entry] }
  const parent = open.at(-1)?.list.content?.at(-1)
  if (parent) parent.content?.push(made)
  else blocks.push(made)
  open.push({ indent, list: made })
}

const cellsOf = (line: string): string[] => line.trimEnd().split('\t')

/** Lines with the same tabs in them are a table, as spreadsheets offer one: how many lines from here on, or none. */
function tableLines(lines: readonly string[], from: number): number {
  const count = cellsOf(lines[from] ?? '').length
  let to = from
  while (to < lines.length && isRow(lines[to] ?? '', count)) to += 1
  return to - from > 1 ? to - from : 0
}

function isRow(line: string, count: number): boolean {
  // "(a)⇥in leaves" is a part of a question.
  if (/^\s*\(?[a-z\d]{1,4}[.)]\s/i.test(line)) return false
  return count > 1 && !line.startsWith('\t') && read(line).kind === 'text' && cellsOf(line).length === count
}

/** The first row is the head where it names and does not count. */
function table(lines: readonly string[]): JSONContent {
  const rows = lines.map(cellsOf)
  const hasHead = rows[0]?.every(cell => /\p{L}/u.test(cell)) === true
  return {
    type: 'table',
    content: rows.map((cells, row) => ({
      type: 'tableRow',
      content: cells.map(cell => ({
        type: hasHead && row === 0 ? 'tableHeader' : 'tableCell',
        content: [cell.trim() === '' ? { type: 'paragraph' } : paragraph(cell.trim())]
      }))
    }))
  }
}

const linesOf = (text: string): string[] => text.replaceAll(/\r\n?|\u2028|\u2029/g, '\n').split('\n')

/** What may be a paragraph in several lines: an item or a row begins anew. */
function runsOf(lines: readonly string[]): string[][] {
  const runs: string[][] = [[]]
  for (const line of lines) {
    const { kind } = read(line)
    if (kind === 'blank' || line.includes('\t')) runs.push([])
    else if (kind === 'text') runs.at(-1)?.push(line)
    else runs.push([line])
  }
  return runs
}

/**
 * Plain text as paragraphs, lists and tables. No word is changed. `copied`: the text before its words were mended, whose
 * lines are as wide as its column.
 */
export function textToBlocks(text: string, copied = text): JSONContent[] {
  const blocks: JSONContent[] = []
  const lists: OpenList[] = []
  const lines = linesOf(text)
  const column = columnOf(linesOf(copied))
  const isCut = !endsItsLines(runsOf(linesOf(copied)), LEAST_ENDS)
  /** Where the line before ended, and what it said: the next line may go on there. */
  let open: { readonly words: JSONContent; readonly line: string } | null = null
  for (let at = 0; at < lines.length; at += 1) {
    const raw = lines[at] ?? ''
    const line = read(raw)
    const rows = line.kind === 'text' ? tableLines(lines, at) : 0
    if (rows > 0) blocks.push(table(lines.slice(at, at + rows)))
    if (rows > 0 || line.kind === 'blank') {
      at += Math.max(0, rows - 1)
      open = null
      if (rows > 0) lists.length = 0
      continue
    }
    if (line.kind === 'text' && open && isCut && goesOn(open.line, line.text, column)) {
      open.words.text = `${open.words.text ?? ''} ${line.text.trimStart()}`
      open = { words: open.words, line: line.text }
      continue
    }
    const block = paragraph(line.text)
    if (line.kind === 'text') {
      blocks.push(block)
      lists.length = 0
    } else addItem(blocks, lists, line, { block, indent: indentOf(raw) })
    open = { words: block.content?.[0] ?? block, line: raw.trim() }
  }
  return blocks
}
