import { escapeHtml } from '#workers/import/notes/html-body.ts'
import { ommlToLatex } from '#workers/import/notes/xml/omml.ts'
import { all, child, elements, wordsIn, type XmlNode } from '#workers/import/notes/xml/xml.ts'

const isSet = (value: string | undefined): boolean => value === '1' || value === 'true'

function run(node: XmlNode): string {
  const words = escapeHtml(wordsIn(child(node, 'a:t') ?? node))
  if (words === '') return ''
  const { b, i, baseline = '0' } = child(node, 'a:rPr')?.attribs ?? {}
  const raised = Number(baseline)
  const wrapped = raised > 0 ? `<sup>${words}</sup>` : raised < 0 ? `<sub>${words}</sub>` : words
  return `${isSet(b) ? '<strong>' : ''}${isSet(i) ? '<em>' : ''}${wrapped}${isSet(i) ? '</em>' : ''}${isSet(b) ? '</strong>' : ''}`
}

/** The words of one paragraph; formulas stand in an alternative that only newer programs read. */
function words(paragraph: XmlNode): string {
  const html = elements(paragraph)
    .map(node => {
      if (node.name === 'a:r' || node.name === 'a:fld') return run(node)
      if (node.name === 'a:br') return '<br>'
      return all({ ...node, children: [node] }, 'm:oMath')
        .map(one => ommlToLatex(one))
        .map(latex => (latex === null ? '' : `<span data-latex="${escapeHtml(latex)}"></span>`))
        .join('')
    })
    .join('')
  return html.replaceAll(/^(?:<br>)+|(?:<br>)+$/g, '')
}

/** A formula alone is a block. */
const inParagraph = (html: string): string =>
  /^<span data-latex="[^"]*"><\/span>$/.test(html)
    ? html.replace('<span', '<div').replace('</span>', '</div>')
    : `<p>${html}</p>`

interface Line {
  readonly html: string
  /** Null for a line without a bullet. */
  readonly level: number | null
  readonly isNumbered: boolean
}

/** In a body a line has a bullet unless it says that it has none; elsewhere only where it says so. */
function lineOf(paragraph: XmlNode, isBody: boolean): Line {
  const looks = child(paragraph, 'a:pPr')
  const isNumbered = child(looks, 'a:buAutoNum') !== undefined
  const says = isNumbered || child(looks, 'a:buChar') !== undefined
  const isItem = says || (isBody && child(looks, 'a:buNone') === undefined)
  return { html: words(paragraph), level: isItem ? Number(looks?.attribs['lvl'] ?? '0') || 0 : null, isNumbered }
}

/** Lines with levels as lists within lists. */
function nested(lines: readonly Line[]): string {
  let html = ''
  const open: string[] = []
  const close = (to: number): void => {
    while (open.length > to) html += `</li></${open.pop() ?? 'ul'}>`
  }
  for (const { html: text, level, isNumbered } of lines) {
    if (level === null) {
      close(0)
      html += inParagraph(text)
      continue
    }
    // A level that is left out is one step deeper.
    const depth = Math.min(level + 1, open.length + 1)
    close(depth)
    if (open.length === depth) html += '</li><li>'
    else {
      const list = isNumbered ? 'ol' : 'ul'
      open.push(list)
      html += `<${list}><li>`
    }
    html += `<p>${text}</p>`
  }
  close(0)
  return html
}

/** The text of one shape. A single line in a body is a line, not a list of one. */
export function shapeText(shape: XmlNode, isBody: boolean): string {
  const body = child(shape, 'p:txBody') ?? child(shape, 'a:txBody')
  const lines = (body ? elements(body) : [])
    .filter(({ name }) => name === 'a:p')
    .map(paragraph => lineOf(paragraph, isBody))
    .filter(({ html }) => html.trim() !== '')
  const [only] = lines
  return lines.length === 1 && only ? inParagraph(only.html) : nested(lines)
}

export function tableText(table: XmlNode): string {
  const isHeaded = isSet(child(table, 'a:tblPr')?.attribs['firstRow'])
  const rows = elements(table).filter(({ name }) => name === 'a:tr')
  return `<table>${rows
    .map((row, at) => {
      const tag = isHeaded && at === 0 ? 'th' : 'td'
      const cells = elements(row).filter(({ name }) => name === 'a:tc')
      return `<tr>${cells.map(cell => `<${tag}>${shapeText(cell, false)}</${tag}>`).join('')}</tr>`
    })
    .join('')}</table>`
}
