import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { blocksOf, type ReadPage } from '#domain/pdf/blocks.ts'
import { quantile, type Row } from '#cli/report/bench-table.ts'
import { madePdf } from '../support/made-pdf.ts'

const PAGES = 300
const LINES = 48
const BAR = 10_000

export const title = 'The text of a PDF'
export const how = `${PAGES} pages of ${LINES} lines in two columns, read by PDF.js in Node and put in order by \`src/domain/pdf\`.`

const words = (line: number): string => `line ${line} of a column that is as wide as it is`

async function read(bytes: Buffer): Promise<ReadPage[]> {
  const doc = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: ReadPage[] = []
  for (let page = 1; page <= doc.numPages; page += 1) {
    const one = await doc.getPage(page)
    const { items } = await one.getTextContent()
    const pieces = items.flatMap(item => {
      if (!('str' in item)) return []
      const [, , , size = 0, x = 0, y = 0] = item.transform as number[]
      return [{ text: item.str, endsLine: item.hasEOL, x, y, width: item.width, size }]
    })
    pages.push({ page, height: 842, pieces })
    one.cleanup()
  }
  return pages
}

/** From the bytes to the blocks of a note. */
export async function measure(): Promise<readonly Row[]> {
  const lines = Array.from({ length: LINES }, (_, at) => ({
    text: words(at),
    x: at < LINES / 2 ? 50 : 310,
    y: 780 - 28 * (at % (LINES / 2)),
    size: 10
  }))
  const bytes = madePdf({ pages: Array.from({ length: PAGES }, () => lines) })
  const [whole, ordered]: [number[], number[]] = [[], []]
  let blocks = 0
  for (let round = 0; round < 3; round += 1) {
    const begun = performance.now()
    const pages = await read(bytes)
    const between = performance.now()
    blocks = blocksOf(pages).length
    ordered.push(performance.now() - between)
    whole.push(performance.now() - begun)
  }
  const middle = quantile(whole, 0.5)
  return [
    { what: 'Blocks found', value: blocks.toLocaleString('en-GB') },
    { what: `${PAGES} pages to text`, value: `${(middle / 1000).toFixed(1)} s`, bar: '< 10 s', isMet: middle < BAR },
    { what: 'Of it the order of the text', value: `${(quantile(ordered, 0.5) / 1000).toFixed(2)} s` }
  ]
}
