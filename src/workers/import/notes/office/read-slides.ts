import type { NoteOut } from '#domain/import/notes/brought-note.ts'
import { broken } from '#lib/zip/zip-error.ts'
import { storableText } from '#lib/values/whole-text.ts'
import { zipBundle, type Bundle } from '#workers/import/notes/bundle.ts'
import type { DocumentFile, DocumentNotes, DocumentWords } from '#workers/import/notes/document-note.ts'
import { escapeHtml } from '#workers/import/notes/html-body.ts'
import { baseName, withoutEnding } from '#workers/import/notes/names.ts'
import { relationsOf, xmlOf, type Relation } from '#workers/import/notes/office/package-parts.ts'
import { shapeText, tableText } from '#workers/import/notes/office/slide-text.ts'
import { INSIDE, Pictures } from '#workers/import/notes/pictures.ts'
import { titleOf } from '#workers/import/notes/text-note.ts'
import { all, child, elements, wordsIn, type XmlNode } from '#workers/import/notes/xml/xml.ts'

const PRESENTATION = 'ppt/presentation.xml'
const TITLES = new Set(['title', 'ctrTitle'])
/** Numbers, dates and lines that stand on every slide. */
const FURNITURE = new Set(['sldNum', 'dt', 'ftr', 'hdr'])
const BODIES = new Set(['body', 'obj', ''])

/** What a placeholder holds; undefined where the shape is none. A bare one is a body (ECMA-376, 19.3.1.36). */
function holdsWhat(shape: XmlNode): string | undefined {
  const place = child(child(child(shape, 'p:nvSpPr'), 'p:nvPr'), 'p:ph')
  return place && (place.attribs['type'] ?? '')
}

interface Slide {
  readonly title: string
  readonly html: string
}

class SlideReader {
  readonly #relations: ReadonlyMap<string, Relation>
  readonly #pictures: Pictures
  #title = ''

  constructor(relations: ReadonlyMap<string, Relation>, pictures: Pictures) {
    this.#relations = relations
    this.#pictures = pictures
  }

  #picture(node: XmlNode): string {
    const blip = all(node, 'a:blip')[0]
    const relation = this.#relations.get(blip?.attribs['r:embed'] ?? blip?.attribs['r:link'] ?? '')
    const alt = child(child(node, 'p:nvPicPr'), 'p:cNvPr')?.attribs['descr'] ?? ''
    if (!relation) return ''
    if (relation.isOutside) {
      this.#pictures.missing(relation.target)
      return ''
    }
    const address = this.#pictures.add(relation.target, alt)
    return address === null ? '' : `<p><a href="${address}">${escapeHtml(alt.trim() || 'picture')}</a></p>`
  }

  #shape(node: XmlNode): string {
    const holds = holdsWhat(node)
    if (holds !== undefined && FURNITURE.has(holds)) return ''
    if (holds !== undefined && TITLES.has(holds) && this.#title === '') {
      this.#title = wordsIn(child(node, 'p:txBody') ?? node)
        .replaceAll(/\s+/g, ' ')
        .trim()
      return ''
    }
    return shapeText(node, holds !== undefined && BODIES.has(holds))
  }

  #inner(tree: XmlNode): string {
    return elements(tree)
      .map(node => {
        if (node.name === 'p:sp') return this.#shape(node)
        if (node.name === 'p:pic') return this.#picture(node)
        if (node.name === 'p:grpSp') return this.#inner(node)
        if (node.name === 'p:graphicFrame') return all(node, 'a:tbl').map(tableText).join('')
        // The first alternative is what a program of today shows.
        if (node.name === 'mc:AlternateContent') return this.#inner(child(node, 'mc:Choice') ?? node)
        return ''
      })
      .join('')
  }

  read(slide: XmlNode): Slide {
    const tree = all(slide, 'p:spTree')[0]
    const html = tree ? this.#inner(tree) : ''
    return { title: this.#title, html }
  }
}

/** What the speaker wrote down beside a slide. */
async function spoken(bundle: Bundle, relations: ReadonlyMap<string, Relation>): Promise<string> {
  const part = [...relations.values()].find(({ type }) => type === 'notesSlide')?.target
  const notes = part === undefined ? null : await xmlOf(bundle, part)
  if (!notes) return ''
  return all(notes, 'p:sp')
    .filter(shape => holdsWhat(shape) === 'body')
    .map(shape => shapeText(shape, false))
    .join('')
}

async function slideParts(bundle: Bundle): Promise<string[]> {
  const presentation = await xmlOf(bundle, PRESENTATION)
  const list = presentation && all(presentation, 'p:sldIdLst')[0]
  if (!list) throw broken('The slides are not listed')
  const relations = await relationsOf(bundle, PRESENTATION)
  return elements(list).flatMap(({ attribs }) => relations.get(attribs['r:id'] ?? '')?.target ?? [])
}

/** Slides as one note: a heading each, its text, tables, formulas and pictures, and what the speaker wrote beside it. */
export async function readSlides(
  blob: Blob,
  { name, key, place }: DocumentFile,
  words: DocumentWords,
  report: (done: number, total: number) => void
): Promise<DocumentNotes> {
  const bundle = await zipBundle(blob)
  const pictures = new Pictures(one => bundle.get(one)?.size, name + INSIDE)
  const parts = await slideParts(bundle)
  const out: string[] = []
  let first = ''
  for (const [at, part] of parts.entries()) {
    report(at, parts.length)
    const slide = await xmlOf(bundle, part)
    if (!slide) continue
    const relations = await relationsOf(bundle, part)
    const { title, html } = new SlideReader(relations, pictures).read(slide)
    const said = await spoken(bundle, relations)
    if (at === 0) first = title
    const heading = title === '' ? words.slide.replace('{number}', String(at + 1)) : title
    out.push(`<h2>${escapeHtml(heading)}</h2>${html}`)
    if (said !== '') out.push(`<blockquote><p><strong>${escapeHtml(words.spoken)}</strong></p>${said}</blockquote>`)
  }
  const hasMacros = bundle.has('ppt/vbaProject.bin')
  const leftOut: NoteOut[] = [...pictures.leftOut, ...(hasMacros ? [{ why: 'macro' as const, what: name }] : [])]
  if (out.length === 0) return { notes: [], leftOut: [...leftOut, { why: 'empty', what: name }] }
  const title = titleOf(first) || titleOf(withoutEnding(baseName(name)))
  const body = storableText(out.join(''))
  return {
    notes: [{ key, title, place, tags: [], pinned: false, form: 'html', body, pictures: pictures.all }],
    leftOut
  }
}
