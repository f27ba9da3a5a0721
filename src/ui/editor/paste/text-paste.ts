import type { JSONContent } from '@tiptap/core'

const BULLET = /^\s*(?:[•◦▪‣·–—*+-])\s+(\S.*)$/
const NUMBER = /^\s*(\d{1,3})[.)]\s+(\S.*)$/
const TASK = /^\s*(?:[-*+]\s+)?(?:\[( |x|X)\]|(☐|☑|✓))\s+(\S.*)$/

type Line =
  | { readonly kind: 'bullet' | 'number' | 'text'; readonly text: string; readonly start?: number }
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

/** A line broken by a page's edge (from a PDF or a mail) goes on in lower case after no full stop. */
function goesOn(previous: string, next: string): boolean {
  return previous.length >= 45 && !/[.!?:;。؟]["”’)]?$/.test(previous) && /^\s*\p{Ll}/u.test(next)
}

function paragraph(text: string): JSONContent {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}

const LISTS = {
  bullet: { list: 'bulletList', item: 'listItem' },
  number: { list: 'orderedList', item: 'listItem' },
  task: { list: 'taskList', item: 'taskItem' }
} as const

/** Plain text as paragraphs and lists. No word is changed. */
export function textToBlocks(text: string): JSONContent[] {
  const blocks: JSONContent[] = []
  let previous: Line = { kind: 'blank' }
  for (const raw of text.replaceAll(/\r\n?|\u2028|\u2029/g, '\n').split('\n')) {
    const line = read(raw)
    const last = blocks.at(-1)
    if (line.kind === 'text') {
      const words = last?.type === 'paragraph' && previous.kind === 'text' ? last.content?.[0] : undefined
      if (words?.text !== undefined && goesOn(words.text, line.text)) words.text += ` ${line.text.trimStart()}`
      else blocks.push(paragraph(line.text))
    } else if (line.kind !== 'blank') {
      const { list, item } = LISTS[line.kind]
      const attrs = line.kind === 'task' ? { attrs: { checked: line.checked } } : {}
      const entry = { type: item, ...attrs, content: [paragraph(line.text)] }
      const start = line.kind === 'number' && line.start !== 1 ? { attrs: { start: line.start } } : {}
      if (last?.type === list) last.content?.push(entry)
      else blocks.push({ type: list, ...start, content: [entry] })
    }
    previous = line
  }
  return blocks
}
