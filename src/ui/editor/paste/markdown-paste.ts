import type { JSONContent } from '@tiptap/core'
import { MarkdownManager } from '@tiptap/markdown'
import { endsItsLines } from '#lib/values/line-ends.ts'
import { noteExtensions } from '#ui/editor/extensions.ts'
import { isSafeLink } from '#ui/editor/links.ts'
import { dollarMaths } from '#ui/editor/paste/html-maths.ts'

const SIGNS = [
  /^#{1,6} \S/m,
  /^\s*(```|~~~)/m,
  /^\s*[-*+] \[[ xX]\] /m,
  /^\|?.+\|.+\n\s*\|?\s*:?-{3,}/m,
  /\*\*[^\s*][^*\n]*\*\*/,
  /!?\[[^\]\n]*\]\(\S+\)/,
  /^\$\$/m,
  /\\\[[^\]]*[\\^_=][\s\S]*?\\\]|\\\([^\n]+?\\\)/,
  /\$[^\s$][^$\n]*[\\^_=][^$\n]*\$/,
  /^> \S/m,
  /==[^\s=][^=\n]*==/
]

/** True when plain text carries a mark that only Markdown writes; dashes and numbers alone do not make it so. */
export function looksLikeMarkdown(text: string): boolean {
  return SIGNS.some(sign => sign.test(text))
}

let manager: MarkdownManager | undefined
let ownManager: MarkdownManager | undefined

/** HTML inside Markdown stays as the words it is: nothing in a note is parsed as a page. */
function createManager(isOwn = false): MarkdownManager {
  const created = new MarkdownManager({ extensions: noteExtensions() })
  created.instance.use({ tokenizer: { html: () => undefined, tag: () => undefined } })
  // What this program wrote names each link as one.
  if (isOwn) created.instance.use({ tokenizer: { url: () => undefined } })
  return created
}

/** Whether a page's width, and not the writer, may have ended the lines inside its paragraphs. */
function isCutByWidth(text: string): boolean {
  const runs: string[][] = [[]]
  for (const line of text.split('\n')) {
    if (line.trim() === '' || /^\s*(?:#|>|[-*+]\s|\d{1,3}[.)]\s)|\|/.test(line)) runs.push([])
    else runs.at(-1)?.push(line)
  }
  return !endsItsLines(runs)
}

/** A line end inside a paragraph: after a short line the writer meant it, after a long one the editor may have wrapped it. */
function softBreaks(nodes: readonly JSONContent[], isCut: boolean): JSONContent[] {
  /** Characters of the line so far, which may begin in bold or hold a formula. */
  let length = 0
  return nodes.flatMap((node): JSONContent[] => {
    const lines = (node.text ?? '').split('\n')
    const latex: unknown = node.attrs?.['latex']
    length += typeof latex === 'string' ? latex.length : 0
    return lines.flatMap((text, index): JSONContent[] => {
      length += text.length
      if (index === lines.length - 1) return [node.text === undefined ? node : { ...node, text }]
      const isWrapped = isCut && length >= 60
      length = 0
      return isWrapped ? [{ ...node, text: `${text} ` }] : [{ ...node, text }, { type: 'hardBreak' }]
    })
  })
}

const HOLDS_TEXT = new Set(['paragraph', 'heading', 'codeBlock'])

/** A paragraph that held only a picture comes without its paragraph: the words that stand for it get one. */
function inParagraphs(children: JSONContent[]): JSONContent[] {
  return children.map(child => (child.type === 'text' ? { type: 'paragraph', content: [child] } : child))
}

/** Every node once more, links that lead nowhere safe without their link. */
function cleaned(node: JSONContent, isCut: boolean): JSONContent {
  const marks = node.marks?.filter(
    mark => mark.type !== 'link' || isSafeLink((mark.attrs as { href?: string } | undefined)?.href ?? '')
  )
  const lines = node.type === 'codeBlock' ? node.content : node.content && softBreaks(node.content, isCut)
  const children = lines?.filter(child => child.text !== '').map(child => cleaned(child, isCut))
  return {
    ...node,
    ...(marks && { marks }),
    ...(children && { content: HOLDS_TEXT.has(node.type ?? '') ? children : inParagraphs(children) })
  }
}

/** How many pictures a Markdown text fetches from elsewhere. */
export function remotePictures(text: string): number {
  return text.match(/!\[[^\]\n]*\]\(\s*<?\S+/g)?.length ?? 0
}

/** Code stays as it was typed. */
const CODE = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/

/** `<br>` while the text is read: blank, so that bold may begin behind it (Ogham space, which no note means). */
const OWN_BREAK = '\u1680'
/** Outside of code each backtick of ours is escaped. */
const OWN_CODE = /(```[\s\S]*?(?:```|$)|(?<!\\)``[^\n]*?``|(?<!\\)`[^`\n]*`)/

/** `<!-- -->`, which parts two lists (Unicode 16, 23.5). */
const OWN_BETWEEN = '\uE0F7'

const isBetween = ({ type, content }: JSONContent): boolean =>
  type === 'paragraph' && content?.length === 1 && content[0]?.text === OWN_BETWEEN

const withBreaks = (node: JSONContent): JSONContent => ({
  ...node,
  ...(node.text !== undefined && { text: node.text.replaceAll(OWN_BREAK, '\n').replaceAll(OWN_BETWEEN, '') }),
  ...(node.content && { content: node.content.filter(child => !isBetween(child)).map(withBreaks) })
})

/** Markdown as `markdownOf` writes it: nothing in it is guessed. */
export function ownMarkdownToBlocks(text: string): JSONContent[] {
  ownManager ??= createManager(true)
  const parts = text.split(OWN_CODE)
  // Tables leave more empty lines behind them than one.
  const shaped = parts.map((part, at) =>
    at % 2 === 0
      ? part
          .replaceAll('<br>', OWN_BREAK)
          .replaceAll('<!-- -->', OWN_BETWEEN)
          .replaceAll(/\n{3,}/g, '\n\n')
      : part
  )
  return cleaned(withBreaks(ownManager.parse(shaped.join(''))), false).content ?? []
}

export function markdownToBlocks(text: string): JSONContent[] {
  manager ??= createManager()
  const whole = text.replaceAll(/\r\n?/g, '\n')
  const parts = whole.split(CODE)
  const markdown = parts.map((part, index) => (index % 2 === 0 ? dollarMaths(part) : part)).join('')
  return cleaned(manager.parse(markdown), isCutByWidth(whole)).content ?? []
}
