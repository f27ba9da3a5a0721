import type { DocNode } from '#domain/notes/note-text.ts'

const lineOf = (block: DocNode): string => (block.content ?? []).map(({ text = '' }) => text).join('')

/** What was typed, one line a block, empty lines too. */
export function textOfDoc(doc: DocNode | null): string {
  return (doc?.content ?? []).map(lineOf).join('\n')
}

interface Making {
  /** What is new or changed was written in overtime. */
  readonly isLate: boolean
  readonly newId: () => string
}

function block(line: string, id: unknown, isLate: boolean): DocNode {
  const attrs = { id, ...(isLate && { late: true }) }
  return line === ''
    ? { type: 'paragraph', attrs }
    : { type: 'paragraph', attrs, content: [{ type: 'text', text: line }] }
}

const isLateBlock = ({ attrs }: DocNode): boolean => attrs?.['late'] === true

/**
 * The typed text as a document of paragraphs. A line that stays keeps its block; of lines that change, each keeps the
 * id of the one that stood in its place: so two devices' texts meet line by line (note-merge.ts).
 */
export function docOfText(text: string, before: DocNode | null, { isLate, newId }: Making): DocNode {
  const old = before?.content ?? []
  const lines = text === '' ? [] : text.split('\n')
  const olds = old.map(lineOf)
  let head = 0
  while (head < lines.length && head < olds.length && lines[head] === olds[head]) head += 1
  let tail = 0
  const most = Math.min(lines.length, olds.length) - head
  while (tail < most && lines.at(-1 - tail) === olds.at(-1 - tail)) tail += 1
  const changed = old.slice(head, old.length - tail)
  const middle = lines.slice(head, lines.length - tail).map((line, at) => {
    const was = changed[at]
    if (!was) return block(line, newId(), isLate)
    return lineOf(was) === line ? was : block(line, was.attrs?.['id'] ?? newId(), isLate || isLateBlock(was))
  })
  return { type: 'doc', content: [...old.slice(0, head), ...middle, ...old.slice(old.length - tail)] }
}

/** The lines that were written or changed in overtime. */
export function lateText(doc: DocNode | null): string {
  return (doc?.content ?? []).filter(isLateBlock).map(lineOf).join('\n')
}
