import type { JSONContent } from '@tiptap/core'

const BULLET = /^\s*(?:[•◦▪‣·–—*+-])\s+(\S.*)$/
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

function addItem(blocks: JSONContent[], line: Exclude<Line, { kind: 'text' | 'blank' }>, block: JSONContent): void {
  const { list, item } = LISTS[line.kind]
  const attrs = line.kind === 'task' ? { attrs: { checked: line.checked } } : {}
  const entry = { type: item, ...attrs, content: [block] }
  const start = line.kind === 'number' && line.start !== 1 ? { attrs: { start: line.start } } : {}
  const last = blocks.at(-1)
  if (last?.type === list) last.content?.push(entry)
  else blocks.push({ type: list, ...start, content: [entry] })
}

/** Plain text as paragraphs and lists. No word is changed. */
export function textToBlocks(text: string): JSONContent[] {
  const blocks: JSONContent[] = []
  const lines = text.replaceAll(/\r\n?|\u2028|\u2029/g, '\n').split('\n')
  const column = columnOf(lines)
  /** Where the line before ended, and what it said: the next line may go on there. */
  let open: { readonly words: JSONContent; readonly line: string } | null = null
  for (const raw of lines) {
    const line = read(raw)
    if (line.kind === 'blank') {
      open = null
      continue
    }
    if (line.kind === 'text' && open && goesOn(open.line, line.text, column)) {
      open.words.text = `${open.words.text ?? ''} ${line.text.trimStart()}`
      open = { words: open.words, line: line.text }
      continue
    }
    const block = paragraph(line.text)
    if (line.kind === 'text') blocks.push(block)
    else addItem(blocks, line, block)
    open = { words: block.content?.[0] ?? block, line: raw.trim() }
  }
  return blocks
}
