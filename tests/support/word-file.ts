import { strToU8, zipSync, type Zippable } from 'fflate'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const M = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"'
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const DRAWING =
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"'
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

export const run = (words: string, properties = ''): string =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${words}</w:t></w:r>`

export const paragraph = (inside: string, style = '', more = ''): string =>
  `<w:p><w:pPr>${style === '' ? '' : `<w:pStyle w:val="${style}"/>`}${more}</w:pPr>${inside}</w:p>`

export const listItem = (words: string, level = 0): string =>
  paragraph(run(words), '', `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`)

export const table = (rows: readonly (readonly string[])[]): string => {
  const cell = (words: string): string => `<w:tc><w:tcPr/>${paragraph(run(words))}</w:tc>`
  return `<w:tbl><w:tblPr/>${rows
    .map((row, at) => `<w:tr>${at === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${row.map(cell).join('')}</w:tr>`)
    .join('')}</w:tbl>`
}

export const picture = (id: string, words: string): string =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="p" descr="${words}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip ${id.startsWith('http') ? `r:link="far"` : `r:embed="${id}"`}/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

export const maths = (inside: string): string => `<m:oMath>${inside}</m:oMath>`
export const mathRun = (words: string): string => `<m:r><m:t>${words}</m:t></m:r>`

/** A Word file of these blocks, with a list, two styles of headings, a footnote and pictures by their ids. */
export function wordFile(
  blocks: string,
  pictures: Readonly<Record<string, Uint8Array>> = {},
  more: Zippable = {}
): Uint8Array {
  const relations = Object.keys(pictures).map(
    id => `<Relationship Id="${id}" Type="${REL}/image" Target="media/${id}.png"/>`
  )
  const files: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${REL}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s" Type="${REL}/styles" Target="styles.xml"/><Relationship Id="n" Type="${REL}/numbering" Target="numbering.xml"/><Relationship Id="f" Type="${REL}/footnotes" Target="footnotes.xml"/><Relationship Id="far" Type="${REL}/image" Target="https://example.org/far.png" TargetMode="External"/>${relations.join('')}</Relationships>`,
    'word/styles.xml': `${HEAD}<w:styles ${W}><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style><w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/></w:style></w:styles>`,
    'word/numbering.xml': `${HEAD}<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/footnotes.xml': `${HEAD}<w:footnotes ${W} ${M}><w:footnote w:id="2">${paragraph(run('A footnote.'))}</w:footnote></w:footnotes>`,
    'word/document.xml': `${HEAD}<w:document ${W} ${M} ${R} ${DRAWING}><w:body>${blocks}</w:body></w:document>`
  }
  const media = Object.entries(pictures).map(([id, bytes]) => [`word/media/${id}.png`, bytes] as const)
  const parts = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync({ ...Object.fromEntries([...parts, ...media]), ...more })
}
