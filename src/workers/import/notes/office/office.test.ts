import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { linkAddress, pictureAddress, type ReadNotes } from '#domain/import/notes/brought-note.ts'
import { readNotes } from '#workers/import/notes/read-notes.ts'

const WORDS = { slide: 'Slide {number}', spoken: 'Speaker notes', chapter: 'Chapter {number}' }
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (...items: readonly [id: string, type: string, target: string, mode?: string][]): string =>
  `<Relationships>${items.map(([id, type, target, mode]) => `<Relationship Id="${id}" Type="${REL}/${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`).join('')}</Relationships>`

function zip(name: string, files: Readonly<Record<string, string | Uint8Array>>): File {
  const packed = Object.entries(files).map(([path, said]) => [path, typeof said === 'string' ? strToU8(said) : said])
  return new File([zipSync(Object.fromEntries(packed) as Record<string, Uint8Array>)], name)
}

const read = (file: File): Promise<ReadNotes> => readNotes([file], WORDS, () => undefined)

const shape = (holds: string, inside: string): string =>
  `<p:sp><p:nvSpPr><p:nvPr>${holds === '-' ? '' : `<p:ph${holds === '' ? '' : ` type="${holds}"`}/>`}</p:nvPr></p:nvSpPr><p:txBody>${inside}</p:txBody></p:sp>`
const line = (words: string, looks = '', run = ''): string =>
  `<a:p>${looks}<a:r><a:rPr ${run}/><a:t>${words}</a:t></a:r></a:p>`
const slide = (inside: string): string => `<p:sld><p:cSld><p:spTree>${inside}</p:spTree></p:cSld></p:sld>`

const PICTURE =
  '<p:pic><p:nvPicPr><p:cNvPr descr="a dot"/></p:nvPicPr><p:blipFill><a:blip r:embed="p1"/></p:blipFill></p:pic>'
const FAR = '<p:pic><p:blipFill><a:blip r:link="p2"/></p:blipFill></p:pic>'
const TABLE =
  '<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tblPr firstRow="1"/><a:tr><a:tc><a:txBody><a:p><a:r><a:t>Stage</a:t></a:r></a:p></a:txBody></a:tc></a:tr><a:tr><a:tc><a:txBody><a:p><a:r><a:t>one</a:t></a:r></a:p></a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>'

const SLIDES: Readonly<Record<string, string>> = {
  'ppt/presentation.xml':
    '<p:presentation><p:sldIdLst><p:sldId r:id="s2"/><p:sldId r:id="s1"/></p:sldIdLst></p:presentation>',
  'ppt/_rels/presentation.xml.rels': relations(
    ['s1', 'slide', 'slides/slide1.xml'],
    ['s2', 'slide', 'slides/slide2.xml']
  ),
  'ppt/slides/slide1.xml': slide(
    `${shape('-', line('No title'))}${PICTURE}${FAR}${TABLE}${shape('sldNum', line('2'))}`
  ),
  'ppt/slides/_rels/slide1.xml.rels': relations(
    ['p1', 'image', '../media/dot.png'],
    ['p2', 'image', 'https://example.org/far.png', 'External']
  ),
  'ppt/slides/slide2.xml': slide(
    `${shape('ctrTitle', line('Cells &amp; more'))}${shape('body', `${line('one', '', 'b="1"')}${line('inner', '<a:pPr lvl="1"/>')}${line('two')}`)}`
  ),
  'ppt/slides/_rels/slide2.xml.rels': relations(['n', 'notesSlide', '../notesSlides/notesSlide1.xml']),
  'ppt/notesSlides/notesSlide1.xml': `<p:notes><p:cSld><p:spTree>${shape('body', line('Say it slowly'))}</p:spTree></p:cSld></p:notes>`,
  'ppt/media/dot.png': 'picture'
}

test('slides come in their order, with lists, tables, pictures and what the speaker wrote', async () => {
  const found = await read(zip('deck.pptx', SLIDES))
  if (found.kind === 'refused') throw new Error(found.why)
  expect(found.from).toBe('slides')
  expect(found.notes[0]).toMatchObject({
    title: 'Cells & more',
    pictures: [{ name: 'deck.pptx\u0001ppt/media/dot.png', alt: 'a dot' }]
  })
  expect(found.notes[0]?.body).toBe(
    [
      '<h2>Cells &amp; more</h2><ul><li><p><strong>one</strong></p><ul><li><p>inner</p></li></ul></li><li><p>two</p></li></ul>',
      '<blockquote><p><strong>Speaker notes</strong></p><p>Say it slowly</p></blockquote>',
      `<h2>Slide 2</h2><p>No title</p><p><a href="${pictureAddress(0)}">a dot</a></p>`,
      '<table><tr><th><p>Stage</p></th></tr><tr><td><p>one</p></td></tr></table>'
    ].join('')
  )
  expect(found.leftOut).toEqual([{ why: 'picture-remote', what: 'https://example.org/far.png' }])
})

test('slides without their list are refused as broken', async () => {
  expect(await read(zip('deck.pptx', { 'ppt/presentation.xml': '<p:presentation/>' }))).toEqual({
    kind: 'refused',
    why: 'broken'
  })
})

const BOOK: Readonly<Record<string, string>> = {
  'META-INF/container.xml': '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
  'OEBPS/book.opf':
    '<package><metadata><dc:title>Biology</dc:title></metadata><manifest><item id="n" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/><item id="a" href="text/a.xhtml" media-type="application/xhtml+xml"/><item id="b" href="text/b.xhtml" media-type="application/xhtml+xml"/><item id="e" href="text/empty.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="b"/><itemref idref="a"/><itemref idref="e"/></spine></package>',
  'OEBPS/nav.xhtml': '<html><body><nav><a href="text/a.xhtml#top">The cell</a></nav></body></html>',
  'OEBPS/text/a.xhtml':
    '<?xml version="1.0"?><html><head><title/><script src="x.js"/></head><body><p>Cells. <a href="b.xhtml">back</a></p></body></html>',
  'OEBPS/text/b.xhtml': '<html><body><h1>First</h1><p>Begin <img src="../dot.png" alt="a dot"/></p></body></html>',
  'OEBPS/text/empty.xhtml': '<html><body><div/></body></html>',
  'OEBPS/dot.png': 'picture'
}

test('a book comes as its chapters in their order, named by its list, with links between them', async () => {
  const found = await read(zip('book.epub', BOOK))
  if (found.kind === 'refused') throw new Error(found.why)
  expect(found.notes.map(({ title, place, key }) => [title, place, key])).toEqual([
    ['First', ['Biology'], 'book/OEBPS/text/b.xhtml'],
    ['The cell', ['Biology'], 'book/OEBPS/text/a.xhtml']
  ])
  expect(found.notes[0]?.pictures).toEqual([{ name: 'book.epub\u0001OEBPS/dot.png', alt: 'a dot' }])
  expect(found.notes[1]?.body).toContain(`<a href="${linkAddress('book/OEBPS/text/b.xhtml')}">back</a>`)
  expect(found.leftOut).toEqual([{ why: 'script', what: 'x.js' }])
})

test('a book that is sold for one program alone is refused as locked', async () => {
  const encryption = '<encryption><CipherReference URI="OEBPS/text/a.xhtml"/></encryption>'
  expect(await read(zip('book.epub', { ...BOOK, 'META-INF/encryption.xml': encryption }))).toEqual({
    kind: 'refused',
    why: 'locked'
  })
})

test('any byte of a document that is lost or changed is a refusal or a note, never another error', async () => {
  for (const [name, files] of [
    ['deck.pptx', SLIDES],
    ['book.epub', BOOK]
  ] as const) {
    const whole = new Uint8Array(await zip(name, files).arrayBuffer())
    for (let at = 3; at < whole.length; at += Math.ceil(whole.length / 40)) {
      const bytes = whole.slice()
      bytes[at] = (bytes[at] ?? 0) ^ 0x55
      for (const made of [bytes, whole.slice(0, at)])
        expect(['notes', 'refused']).toContain((await read(new File([made], name))).kind)
    }
  }
})
