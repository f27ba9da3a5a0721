import type { JSONContent } from '@tiptap/core'
import { MarkdownManager } from '@tiptap/markdown'
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

/** HTML inside Markdown stays as the words it is: nothing in a note is parsed as a page. */
function createManager(): MarkdownManager {
  const created = new MarkdownManager({ extensions: noteExtensions() })
  created.instance.use({ tokenizer: { html: () => undefined, tag: () => undefined } })
  return created
}

/** A line end inside a paragraph: after a short line the writer meant it, after a long one the editor wrapped it. */
function softBreaks(node: JSONContent): JSONContent[] {
  if (node.text === undefined || !node.text.includes('\n')) return [node]
  const lines = node.text.split('\n')
  return lines.flatMap((text, index): JSONContent[] => {
    const isLast = index === lines.length - 1
    if (isLast) return [{ ...node, text }]
    return text.length < 60 ? [{ ...node, text }, { type: 'hardBreak' }] : [{ ...node, text: `${text} ` }]
  })
}

const HOLDS_TEXT = new Set(['paragraph', 'heading', 'codeBlock'])

/** A paragraph that held only a picture comes without its paragraph: the words that stand for it get one. */
function inParagraphs(children: JSONContent[]): JSONContent[] {
  return children.map(child => (child.type === 'text' ? { type: 'paragraph', content: [child] } : child))
}

/** Every node once more, links that lead nowhere safe without their link. */
function cleaned(node: JSONContent): JSONContent {
  const marks = node.marks?.filter(
    mark => mark.type !== 'link' || isSafeLink((mark.attrs as { href?: string } | undefined)?.href ?? '')
  )
  const lines = node.type === 'codeBlock' ? node.content : node.content?.flatMap(softBreaks)
  const children = lines?.filter(child => child.text !== '').map(cleaned)
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

export function markdownToBlocks(text: string): JSONContent[] {
  manager ??= createManager()
  const parts = text.replaceAll(/\r\n?/g, '\n').split(CODE)
  const markdown = parts.map((part, index) => (index % 2 === 0 ? dollarMaths(part) : part)).join('')
  return cleaned(manager.parse(markdown)).content ?? []
}
