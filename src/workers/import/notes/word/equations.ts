import type { NoteOut } from '#domain/import/notes/brought-note.ts'
import { ommlToLatex } from '#workers/import/notes/xml/omml.ts'
import { all, elements, parseXml, wordsIn, type XmlNode } from '#workers/import/notes/xml/xml.ts'

/** Private signs (Unicode 16, 23.5) around the number of an equation: no text of a document means them. */
const [OPEN, CLOSE] = ['\uE0F0', '\uE0F1']
const TOKEN = /\uE0F0(\d+)\uE0F1/g
const ALONE = /<p>\s*\uE0F0(\d+)\uE0F1\s*<\/p>/g

export interface WithTokens {
  /** The part with a run of plain words in place of each equation. */
  readonly xml: string
  readonly latex: readonly string[]
  readonly leftOut: readonly NoteOut[]
}

/** An equation of a paragraph of its own may hold several, one a line. */
const linesOf = (node: XmlNode): XmlNode[] =>
  node.name === 'm:oMathPara' ? elements(node).filter(({ name }) => name === 'm:oMath') : [node]

/** Old equations are pictures that a program draws (MathType, Equation 3.0). */
const isOldEquation = (node: XmlNode): boolean =>
  all(node, 'o:OLEObject').some(({ attribs }) => /equation|mathtype/i.test(attribs['ProgID'] ?? ''))

/** Takes the equations out of a part of a Word file, which its reader would drop. */
export function takeEquations(xml: string): WithTokens {
  const parsed = parseXml(xml)
  const found = all(parsed, 'm:oMathPara', 'm:oMath')
  const latex: string[] = []
  const leftOut: NoteOut[] = all(parsed, 'w:object')
    .filter(isOldEquation)
    .map(() => ({ why: 'equation', what: 'MathType' }))
  let out = ''
  let at = 0
  for (const node of found) {
    const { startIndex, endIndex } = node
    if (startIndex === null || endIndex === null) continue
    const runs = linesOf(node).map(one => {
      const said = ommlToLatex(one)
      if (said !== null) return `<w:r><w:t>${OPEN}${latex.push(said) - 1}${CLOSE}</w:t></w:r>`
      const words = wordsIn(one).trim()
      leftOut.push({ why: 'equation', what: words === '' ? '…' : words.slice(0, 120) })
      return words === '' ? '' : `<w:r><w:t>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</w:t></w:r>`
    })
    out += xml.slice(at, startIndex) + runs.join('<w:r><w:br/></w:r>')
    at = endIndex + 1
  }
  return { xml: out + xml.slice(at), latex, leftOut }
}

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Puts them back into what its reader made: an equation that is a paragraph alone is a block. */
export function putEquations(html: string, latex: readonly string[]): string {
  const of = (index: string): string => attribute(latex[Number(index)] ?? '')
  return html
    .replaceAll(ALONE, (_all, index: string) => `<div data-latex="${of(index)}"></div>`)
    .replaceAll(TOKEN, (_all, index: string) => `<span data-latex="${of(index)}"></span>`)
}
