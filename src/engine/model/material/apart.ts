import type { Line } from '#engine/model/quotes.ts'

/** Sets data apart from the task by a line that nobody could have written into the data beforehand. */
export interface Apart {
  readonly boundary: string
  readonly put: (name: string, text: string) => string
}
/** Web Crypto: the same in Node, in a page and in a worker. */
const unguessable = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, '0')).join('')

export function apart(random: () => string = unguessable): Apart {
  const boundary = random()
  return { boundary, put: (name, text) => `${boundary} ${name} BEGINS\n${text}\n${boundary} ${name} ENDS` }
}

/** Blocks with their numbers; a note's title and the path of headings come before its first block. */
export function shown(lines: readonly Line[]): string {
  let last: Line | undefined
  const rows: string[] = []
  for (const line of lines) {
    if (line.source !== last?.source) rows.push(`(note) ${line.headings.join(' > ') || 'untitled'}`)
    rows.push(`[${line.number}] ${line.block.kind === 'paragraph' ? '' : `(${line.block.kind}) `}${line.text}`)
    last = line
  }
  return rows.join('\n')
}
