import { File } from 'node:buffer'
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import {
  listItem,
  maths,
  mathRun,
  paragraph,
  picture,
  run,
  table,
  wordFile
} from '../../../../../tests/support/word-file.ts'
import { pictureAddress } from '#domain/import/notes/brought-note.ts'
import { readNotes } from '#workers/import/notes/read-notes.ts'

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)
const WORDS = { slide: 'Slide {number}', spoken: 'Speaker notes', chapter: 'Chapter {number}' }

const HALF = maths(`<m:f><m:num>${mathRun('1')}</m:num><m:den>${mathRun('2')}</m:den></m:f>`)

test('a Word file is a note with its headings, lists, tables, pictures, footnotes and equations', async () => {
  const blocks = [
    paragraph(run('Respiration'), 'Title'),
    paragraph(run('In cells'), 'H1'),
    paragraph(
      `${run('So ')}${HALF}${run(' of the ')}${run('energy', '<w:b/>')}<w:r><w:footnoteReference w:id="2"/></w:r>`
    ),
    paragraph(`<m:oMathPara>${HALF}</m:oMathPara>`),
    listItem('first'),
    listItem('inner', 1),
    table([
      ['Stage', 'ATP'],
      ['Glycolysis', '2']
    ]),
    paragraph(picture('dot', 'a dot')),
    paragraph(picture('https', 'far'))
  ].join('')
  const bytes = wordFile(blocks, { dot: DOT }, { 'word/vbaProject.bin': strToU8('macro') })
  const file = new File([bytes], 'Respiration.docx') as unknown as globalThis.File
  const found = await readNotes([file], WORDS, () => undefined)
  if (found.kind === 'refused') throw new Error(found.why)
  const [note] = found.notes
  expect([note?.title, found.from]).toEqual(['Respiration', 'word'])
  expect(note?.pictures).toEqual([{ name: 'Respiration.docx\u0001word/media/dot.png', alt: 'a dot' }])
  expect(found.leftOut.map(({ why }) => why)).toEqual(['macro', 'picture-remote'])
  const half = 'data-latex="\\frac{1}{2}"'
  expect(note?.body).toBe(
    [
      '<h1>Respiration</h1><h1>In cells</h1>',
      `<p>So <span ${half}></span> of the <strong>energy</strong><sup>[1]</sup></p><div ${half}></div>`,
      '<ol><li>first<ul><li>inner</li></ul></li></ol>',
      '<table><thead><tr><th><p>Stage</p></th><th><p>ATP</p></th></tr></thead><tbody><tr><td><p>Glycolysis</p></td><td><p>2</p></td></tr></tbody></table>',
      `<p><a href="${pictureAddress(0)}">a dot</a></p><ol><li><p>A footnote.</p></li></ol>`
    ].join('')
  )
})
