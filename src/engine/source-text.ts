import type { Source, SourceBlock } from '#contract/engine/engine.ts'
import { endsItsLines } from '#lib/values/line-ends.ts'

const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/
const ITEM = /^(\s*)(?:([-*+•–◦▪●‣])|(\d{1,3})[.)])\s+(?:\[[ xX]\]\s+)?(.+)$/
const TABLE_RULE = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/
/** Underlined: the line above is a heading. */
const UNDERLINE = /^(?:={3,}|-{3,})\s*$/
const UNDERLINED_WORDS = 12
/** Cells with bars between them and no rule below their head. */
const BARRED = /^[^|]+(?: \| [^|]+)+$/
const BOLD = /(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g
const ITALIC = /(?<![\w*])([*_])(?=\S)([^*_\n]+?)(?<=\S)\1(?![\w*])/g

/** Takes the marks off a line and remembers what was bold. Maths keeps its dollar signs and underscores. */
function unmark(line: string): { text: string; bold: string[] } {
  const bold: string[] = []
  const parts = line.split(/(\$[^$\n]+\$|`[^`\n]+`)/)
  const text = parts
    .map((part, index) => {
      if (index % 2 === 1) return part.startsWith('`') ? part.slice(1, -1) : part
      return part
        .replace(BOLD, (_all, _mark: string, words: string) => {
          bold.push(words.replace(/^[*_]+|[*_]+$/g, '').trim())
          return words
        })
        .replace(ITALIC, '$2')
    })
    .join('')
  return { text, bold }
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => unmark(cell.trim()).text)

/** "osmosis: …", "le salon = …", a term and a tab: a line of its own, in capitals or not. */
const LABELLED = /^\s*[^:.?!=\t]{2,40}?(?::|\s[–—=-]|\s(?:→|->))\s+\S|^[^\t]{1,60}\t+\S/u
const ASKED =
  /^\s*(?:[QA]\d{0,2}[.):]\s|(?:what|who|whom|whose|when|where|why|which|how)\b[^.?!]{3,120}\?\s*(?:\S|$))/iu

const isPlain = (line: string): boolean =>
  line.trim() !== '' && !HEADING.test(line) && !ITEM.test(line) && !line.includes('|') && !/^[>`]/.test(line)

/** The lines of a text that are neither headings, items nor rows, run by run. */
function runsOf(lines: readonly string[]): string[][] {
  return lines.reduce<string[][]>(
    (found, line) => {
      if (isPlain(line)) found.at(-1)?.push(line)
      else found.push([])
      return found
    },
    [[]]
  )
}

/** A line goes on with the one before only when that one was cut by its width. */
function startsAnew(paragraph: readonly string[], line: string, isWrapped: boolean): boolean {
  const [first, before] = [paragraph[0], paragraph.at(-1)]
  if (first === undefined || before === undefined) return false
  if (!isWrapped || ASKED.test(line) || (LABELLED.test(first) && LABELLED.test(line))) return true
  if (/^\p{Ll}/u.test(line.trim())) return false
  return before.length < 60 || /[.!?:]$/.test(before) || /^[^:.?!]{2,40}(?::| [–—-]) /.test(line)
}

/** Plain text or simple Markdown as blocks: for the command line, for tests, for a paste without an editor. */
export function sourceFromText(id: string, title: string, text: string): Source {
  const blocks: SourceBlock[] = []
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  // A long line among headings, items and rows tells as much: no width has cut this text.
  const isWrapped = lines.every(line => line.length <= 120) && !endsItsLines(runsOf(lines))
  let paragraph: string[] = []
  let listId = ''
  let header: readonly string[] | undefined
  let code: string[] | undefined

  let isApart = false
  const add = (block: Omit<SourceBlock, 'id'>): void => {
    if (block.text.trim() === '') return
    blocks.push({ ...block, id: `b${blocks.length}`, ...(isApart && { apart: true }) })
    isApart = false
  }
  const addMarked = (line: string, block: Omit<SourceBlock, 'id' | 'text'>): void => {
    const { text: plain, bold } = unmark(line)
    add({ ...block, text: plain.trim(), ...(bold.length > 0 && { bold }) })
  }
  const flush = (): void => {
    const joined = paragraph.join(' ').trim()
    paragraph = []
    const isFormula = /^\$\$[^$]+\$\$$|^\$[^$]+\$$/.test(joined)
    if (isFormula) add({ kind: 'formula', text: joined.replace(/^\$\$\s*|\s*\$\$$/g, '$') })
    else if (joined) addMarked(joined, { kind: 'paragraph' })
  }

  lines.forEach((line, index) => {
    if (/^\s*```/.test(line)) {
      flush()
      if (code) add({ kind: 'code', text: code.join('\n') })
      code = code ? undefined : []
      return
    }
    if (code) return void code.push(line)
    const heading = HEADING.exec(line)
    const item = ITEM.exec(line)
    const bars = (at: number): number => (BARRED.test(lines[at] ?? '') ? (lines[at] ?? '').split(' | ').length : 0)
    const isBarred =
      bars(index) > 1 &&
      (bars(index - 1) === bars(index) || (bars(index + 1) === bars(index) && bars(index + 2) === bars(index)))
    const isTable =
      isBarred || (line.includes('|') && (TABLE_RULE.test(lines[index + 1] ?? '') || header !== undefined))
    if (!isTable && !TABLE_RULE.test(line)) header = undefined
    if (!item && line.trim() !== '' && !/^\s/.test(line)) listId = ''
    if (line.trim() === '') {
      flush()
      isApart = blocks.length > 0
      return
    }
    const [title = '', ...others] = paragraph
    if (UNDERLINE.test(line) && title !== '' && others.length === 0 && title.split(/\s+/).length <= UNDERLINED_WORDS) {
      paragraph = []
      return addMarked(title, { kind: 'heading', level: line.startsWith('=') ? 1 : 2 })
    }
    if (heading) {
      flush()
      return addMarked(heading[2] ?? '', { kind: 'heading', level: (heading[1] ?? '#').length })
    }
    if (isTable || (header && TABLE_RULE.test(line))) {
      flush()
      if (TABLE_RULE.test(line)) return
      const cells = cellsOf(line)
      add({ kind: 'table-row', text: cells.join(' | '), cells, ...(header && { header }) })
      header ??= cells
      return
    }
    if (item) {
      flush()
      listId ||= `list-${blocks.length}`
      const depth = Math.floor((item[1] ?? '').replaceAll('\t', '  ').length / 2)
      return addMarked(item[4] ?? '', {
        kind: 'list-item',
        list: { id: listId, ordered: item[3] !== undefined, depth }
      })
    }
    if (line.startsWith('>')) {
      flush()
      return addMarked(line.replace(/^>\s?/, ''), { kind: 'callout' })
    }
    if (startsAnew(paragraph, line, isWrapped)) flush()
    paragraph.push(line.trim())
  })
  flush()
  if (code) add({ kind: 'code', text: code.join('\n') })
  return { id, title, blocks }
}
