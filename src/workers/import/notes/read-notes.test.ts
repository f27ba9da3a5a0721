import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { linkAddress, pictureAddress, type BroughtNote, type ReadNotes } from '#domain/import/notes/brought-note.ts'
import { readNotes } from '#workers/import/notes/read-notes.ts'

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

const file = (name: string, bytes: string | Uint8Array): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)

function zip(name: string, files: Readonly<Record<string, string | Uint8Array>>): File {
  const packed = Object.entries(files).map(([path, bytes]) => [
    path,
    typeof bytes === 'string' ? strToU8(bytes) : bytes
  ])
  return file(name, zipSync(Object.fromEntries(packed) as Record<string, Uint8Array>))
}

const WORDS = { slide: 'Slide {number}', spoken: 'Speaker notes', chapter: 'Chapter {number}' }
const read = (...files: File[]): Promise<ReadNotes> => readNotes(files, WORDS, () => undefined)

async function notesOf(...files: File[]): Promise<readonly BroughtNote[]> {
  const found = await read(...files)
  if (found.kind === 'refused') throw new Error(found.why)
  return found.notes
}

async function outOf(...files: File[]): Promise<string[]> {
  const found = await read(...files)
  return found.kind === 'refused' ? [`refused: ${found.why}`] : found.leftOut.map(({ why, what }) => `${why}: ${what}`)
}

test('a vault of Obsidian comes in with its links, pictures, tags and callouts', async () => {
  const vault = zip('vault.zip', {
    'Vault/Biology/Cells.md':
      '---\ntags: [cells, IB]\naliases: The cell\nmood: good\n---\n# Cells\n\nSee [[Enzymes|enzymes]] and [[Mito#ATP]], not [[Gone]].\n\n![[dot.png|300]]\n\n> [!tip]- Remember\n> ATP\n\n`[[code]]` #exam ^abc123',
    'Vault/Biology/Enzymes.md': 'Back to [[The cell]] and [the file](Cells.md).',
    'Vault/Mito.md': 'ATP ![a dot](attachments/dot.png) ![far](https://example.org/x.png)',
    'Vault/attachments/dot.png': DOT,
    'Vault/attachments/other.png': DOT,
    'Vault/attachments/paper.pdf': '%PDF-1.4',
    'Vault/.obsidian/app.json': '{}'
  })
  const [cells, enzymes, mito] = await notesOf(vault)
  expect(cells).toMatchObject({
    title: 'Cells',
    place: ['Biology'],
    tags: ['cells', 'IB', 'exam'],
    key: 'Biology/Cells'
  })
  expect(cells?.body).toBe(
    `See [enzymes](${linkAddress('Biology/Enzymes')}) and [Mito](${linkAddress('Mito')}), not Gone.\n\n[picture](${pictureAddress(0)})\n\n> [!NOTE]\n> **Remember**\n>\n> ATP\n\n\`[[code]]\` #exam`
  )
  expect(cells?.pictures).toEqual([{ name: 'attachments/dot.png', alt: '' }])
  expect(enzymes?.body).toBe(
    `Back to [The cell](${linkAddress('Biology/Cells')}) and [the file](${linkAddress('Biology/Cells')}).`
  )
  expect(mito?.place).toEqual([])
  expect(await outOf(vault)).toEqual([
    'attachment: attachments/paper.pdf',
    'link-missing: Gone',
    'properties: Biology/Cells.md: mood',
    'picture-remote: https://example.org/x.png',
    'picture-unused: attachments/other.png'
  ])
})

test('an export of Notion in two parts comes in as one, its pages by their ids', async () => {
  const [one, two] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210']
  const first = zipSync({
    [`Study ${one}.md`]: strToU8(`# Study\n\n[Unit 1](Study/Unit%201%20${two}.md)\n\n<aside>\n💡 Look\n</aside>`)
  })
  const second = zipSync({
    [`Study/Unit 1 ${two}.md`]: strToU8(`# Unit 1\n\n[up](../Study%20${one}.md)\n![dot](Unit%201/dot.png)`),
    'Study/Unit 1/dot.png': DOT,
    [`Study/Table ${one}.csv`]: strToU8('a,b')
  })
  const export2 = zip('Export.zip', { 'Export-Part-1.zip': first, 'Export-Part-2.zip': second })
  const [study, unit] = await notesOf(export2)
  expect([study?.title, study?.key, unit?.title, unit?.place]).toEqual(['Study', one, 'Unit 1', ['Study']])
  expect(study?.body).toBe(`[Unit 1](${linkAddress(two)})\n\n> [!NOTE]\n> 💡 Look`)
  expect(unit?.body).toBe(`[up](${linkAddress(one)})\n[picture](${pictureAddress(0)})`)
  expect(await outOf(export2)).toEqual([`table: Study/Table ${one}.csv`])
})

test('odd encodings are read: UTF-16 with and without a mark, Windows-1252, UTF-8 with a mark', async () => {
  const words = '# Été\n\nDélai'
  const wide = new Uint8Array(Buffer.from(`\uFEFF${words}`, 'utf16le'))
  for (const bytes of [wide, wide.subarray(2), Buffer.from(words, 'latin1'), Buffer.from(`\uFEFF${words}`)]) {
    const [note] = await notesOf(file('a.md', new Uint8Array(bytes)))
    expect([note?.title, note?.body]).toEqual(['Été', 'Délai'])
  }
})

test('a page comes without its programs, frames and pictures of the web', async () => {
  const page = file(
    'page.html',
    '<!doctype html><html><head><title>Cells</title><script>go(1)</script></head><body onload="x()"><h1>Cells</h1><p onclick="x()">A <a href="javascript:x()">link</a><img src="https://example.org/a.png" alt="a" onerror="x()"></p><iframe src="https://example.org"></iframe><img src="data:image/png;base64,AAAA" alt="dot"></body></html>'
  )
  const [note] = await notesOf(page)
  expect(note?.title).toBe('Cells')
  expect(note?.body).toContain(`<a href="${pictureAddress(0)}">dot</a>`)
  expect(note?.body).not.toMatch(/script|iframe|onclick|onerror|<img/)
  expect(await outOf(page)).toEqual([
    'script: script',
    'embed: https://example.org',
    'picture-remote: https://example.org/a.png'
  ])
})

test('what cannot be read is refused by what it is', async () => {
  expect(await outOf(file('a.docx', 'PK\u0003\u0004 and no more'))).toEqual(['refused: broken'])
  const cfb = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600))
  expect(await outOf(file('old.doc', cfb))).toEqual(['refused: old-office'])
  const locked = new Uint8Array([...cfb, ...Buffer.from('EncryptedPackage', 'utf16le'), ...new Uint8Array(100)])
  expect(await outOf(file('locked.docx', locked))).toEqual(['refused: locked-office'])
  expect(await outOf(file('a.pdf', '%PDF-1.7'))).toEqual(['refused: other'])
  expect(await outOf(zip('a.zip', { 'a.mp4': 'x' }))).toEqual(['refused: no-notes'])
  expect(await outOf(zip('bomb.zip', { 'a.md': new Uint8Array(20 * 2 ** 20) }))).toEqual(['refused: too-large'])
})

test('a name that leads out of the zip only names a note', async () => {
  const [note] = await notesOf(zip('a.zip', { '../../etc/Notes.md': 'Hello ![x](../../../secret.png)' }))
  expect(note).toMatchObject({ title: 'Notes', body: 'Hello x' })
})

test('a page that is nested without end, and a cut document among others, are told by name', async () => {
  const deep = file('deep.html', `<!doctype html>${'<div>'.repeat(5000)}x`)
  expect(await outOf(deep)).toEqual(['refused: broken'])
  expect(await outOf(deep, file('a.md', 'Hello'))).toEqual(['broken: deep.html'])
})
