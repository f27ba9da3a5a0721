import type { BroughtNote, NoteOut } from '#domain/import/notes/brought-note.ts'
import { broken, ZipError } from '#lib/zip/zip-error.ts'
import { zipBundle, type Bundle } from '#workers/import/notes/bundle.ts'
import type { DocumentFile, DocumentNotes, DocumentWords } from '#workers/import/notes/document-note.ts'
import { readHtmlBody } from '#workers/import/notes/html-body.ts'
import { baseName, decoded, Names, withoutEnding } from '#workers/import/notes/names.ts'
import { pathFrom, textOfPart, xmlOf } from '#workers/import/notes/office/package-parts.ts'
import { INSIDE, Pictures } from '#workers/import/notes/pictures.ts'
import { titleOf } from '#workers/import/notes/text-note.ts'
import { all, child, wordsIn, type XmlNode } from '#workers/import/notes/xml/xml.ts'

const CONTAINER = 'META-INF/container.xml'
const PAGES = new Set(['application/xhtml+xml', 'text/html'])

interface Book {
  readonly title: string
  /** Chapters in their order, by their paths in the zip. */
  readonly chapters: readonly string[]
  /** What the table of contents calls them. */
  readonly labels: ReadonlyMap<string, string>
}

const words = (node: XmlNode | undefined): string => (node ? wordsIn(node).replaceAll(/\s+/g, ' ').trim() : '')
const bare = (target: string): string => decoded(target.replace(/#.*$/, ''))

/** Of EPUB 3 a page with links, of EPUB 2 a list of points. The first that leads to a file names it. */
async function labelsOf(bundle: Bundle, path: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const list = await xmlOf(bundle, path)
  const links = list
    ? [
        ...all(list, 'a').map(link => [link.attribs['href'], words(link)] as const),
        ...points(list).map(
          point => [child(point, 'content')?.attribs['src'], words(child(point, 'navLabel'))] as const
        )
      ]
    : []
  for (const [target, label] of links) {
    const place = target === undefined ? '' : pathFrom(path, bare(target))
    if (place !== '' && label !== '' && !found.has(place)) found.set(place, label)
  }
  return found
}

const points = (node: XmlNode): XmlNode[] => all(node, 'navPoint').flatMap(point => [point, ...points(point)])

/** Fonts may be disguised; a book whose pages are is sold for one program alone. */
async function refuseLocked(bundle: Bundle): Promise<void> {
  const list = await textOfPart(bundle, 'META-INF/encryption.xml')
  if (list !== null && /URI="[^"]+\.(?:x?html?|xml)"/i.test(list)) throw new ZipError('locked', 'The book is encrypted')
}

async function readOpf(bundle: Bundle): Promise<Book> {
  const container = await xmlOf(bundle, CONTAINER)
  const path = container && all(container, 'rootfile')[0]?.attribs['full-path']
  const opf = path ? await xmlOf(bundle, path) : null
  if (!path || !opf) throw broken('The book has no list')
  const items = new Map(all(opf, 'item', 'opf:item').map(({ attribs }) => [attribs['id'] ?? '', attribs] as const))
  const chapters = all(opf, 'itemref', 'opf:itemref').flatMap(({ attribs }) => {
    const item = items.get(attribs['idref'] ?? '')
    return item && PAGES.has(item['media-type'] ?? '') ? [pathFrom(path, bare(item['href'] ?? ''))] : []
  })
  const lists = [...items.values()].filter(
    item => /\bnav\b/.test(item['properties'] ?? '') || item['media-type'] === 'application/x-dtbncx+xml'
  )
  const labels = new Map<string, string>()
  for (const { href = '' } of lists)
    for (const [place, label] of await labelsOf(bundle, pathFrom(path, bare(href))))
      if (!labels.has(place)) labels.set(place, label)
  return { title: titleOf(words(all(opf, 'dc:title')[0])), chapters, labels }
}

const HEADING = /<h[1-3][^>]*>([\s\S]*?)<\/h[1-3]>/

/** A chapter's own heading, where the table of contents does not name it. */
function headingOf(body: string): string {
  const said = HEADING.exec(body)?.[1] ?? ''
  return said
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
}

const hasWords = (body: string): boolean => body.replaceAll(/<[^>]*>|\s/g, '') !== ''

/** A book as a note for each chapter; chapters of pictures alone are kept, empty pages are not. */
export async function readBook(
  blob: Blob,
  { name, key, place }: DocumentFile,
  { chapter }: DocumentWords,
  report: (done: number, total: number) => void
): Promise<DocumentNotes> {
  const bundle = await zipBundle(blob)
  await refuseLocked(bundle)
  const { title, chapters, labels } = await readOpf(bundle)
  const book = title || titleOf(withoutEnding(baseName(name)))
  const names = new Names(bundle.keys())
  const keyOf = (path: string): string | null => (chapters.includes(path) ? `${key}/${path}` : null)
  const notes: BroughtNote[] = []
  const leftOut: NoteOut[] = []
  for (const [at, path] of chapters.entries()) {
    report(at, chapters.length)
    const text = await textOfPart(bundle, path)
    if (text === null) continue
    const pictures = new Pictures(one => bundle.get(one)?.size, name + INSIDE)
    const find = (said: string): string | null => names.find(path, said)
    const read = readHtmlBody(text, { find, keyOf, pictures }, true)
    leftOut.push(...read.leftOut)
    if (!hasWords(read.body)) continue
    const called = titleOf(labels.get(path) ?? headingOf(read.body)) || chapter.replace('{number}', String(at + 1))
    notes.push({
      key: `${key}/${path}`,
      title: called,
      place: [...place, book],
      tags: [],
      pinned: false,
      form: 'html',
      body: read.body,
      pictures: pictures.all
    })
  }
  return { notes, leftOut: notes.length === 0 ? [...leftOut, { why: 'empty', what: name }] : leftOut }
}
