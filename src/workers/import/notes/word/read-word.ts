import { strToU8, zipSync } from 'fflate'
import type { NoteOut } from '#domain/import/notes/brought-note.ts'
import { broken } from '#lib/zip/zip-error.ts'
import { storableText } from '#lib/values/whole-text.ts'
import { bytesOf, zipBundle, type Bundle } from '#workers/import/notes/bundle.ts'
import type { DocumentFile, DocumentNotes } from '#workers/import/notes/document-note.ts'
import { readHtmlBody } from '#workers/import/notes/html-body.ts'
import { baseName, withoutEnding } from '#workers/import/notes/names.ts'
import { INSIDE, Pictures } from '#workers/import/notes/pictures.ts'
import { titleOf } from '#workers/import/notes/text-note.ts'
import { putEquations, takeEquations } from '#workers/import/notes/word/equations.ts'

/** One part of the document, unpacked: a thesis has a few megabytes. */
const MOST_PART = 60 * 2 ** 20
const READ = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:[^/]+\.xml|_rels\/[^/]+\.rels))$/
const EQUATIONS = /^word\/(?:document\d*|footnotes|endnotes)\.xml$/
const COMMENTS = 'word/comments.xml'
const MEDIA = /^word\/media\//

interface Prepared {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly latex: readonly string[]
  readonly leftOut: readonly NoteOut[]
}

/**
 * A small copy for mammoth, which unpacks all it is given: parts of text within limits, equations as words, and in
 * place of each picture its name.
 */
async function prepare(bundle: Bundle): Promise<Prepared> {
  const parts: Record<string, Uint8Array> = {}
  const latex: string[] = []
  const leftOut: NoteOut[] = []
  for (const [name, entry] of bundle) {
    if (MEDIA.test(name)) parts[name] = strToU8(name)
    else if (/vbaProject\.bin$/i.test(name)) leftOut.push({ why: 'macro', what: name })
    else if (name === COMMENTS) {
      if (/<w:comment\b/.test(new TextDecoder().decode(await bytesOf(entry, MOST_PART))))
        leftOut.push({ why: 'comment', what: name })
    } else if (READ.test(name)) {
      const bytes = await bytesOf(entry, MOST_PART)
      if (!EQUATIONS.test(name)) {
        parts[name] = bytes
        continue
      }
      const taken = takeEquations(new TextDecoder().decode(bytes))
      // Numbers go on from part to part.
      const xml = taken.xml.replaceAll(
        /\uE0F0(\d+)\uE0F1/g,
        (_all, at: string) => `\uE0F0${Number(at) + latex.length}\uE0F1`
      )
      latex.push(...taken.latex)
      leftOut.push(...taken.leftOut)
      parts[name] = strToU8(xml)
    }
  }
  return { bytes: zipSync(parts, { level: 0 }), latex, leftOut }
}

/** The styles of a title, of the programs that have one, are headings too. */
const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Code'] => pre:separator('\\n')",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  'u => u',
  'strike => s',
  'highlight => mark'
]

/** Pictures that are fetched from elsewhere, by the document's list of what it points at. */
async function remotePictures(bundle: Bundle): Promise<NoteOut[]> {
  const entry = bundle.get('word/_rels/document.xml.rels')
  if (!entry) return []
  const rels = new TextDecoder().decode(await bytesOf(entry, MOST_PART))
  return [...rels.matchAll(/<Relationship\b[^>]*>/g)].flatMap(([rel]) => {
    const isRemote = /\/image"/.test(rel) && /TargetMode="External"/i.test(rel)
    return isRemote ? [{ why: 'picture-remote' as const, what: /Target="([^"]*)"/.exec(rel)?.[1] ?? '' }] : []
  })
}

async function toHtml(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { default: mammoth } = await import('mammoth')
  // In Node mammoth takes a Buffer, in a browser an ArrayBuffer.
  const input = { arrayBuffer: bytes.buffer, buffer: bytes } as { arrayBuffer: ArrayBuffer }
  const convertImage = mammoth.images.imgElement(async image => ({
    src: new TextDecoder().decode(await image.readAsArrayBuffer())
  }))
  const options = { convertImage, styleMap: STYLES, includeEmbeddedStyleMap: false, externalFileAccess: false }
  try {
    const { value } = await mammoth.convertToHtml(input, options)
    // The way back from a footnote leads nowhere in a note.
    return value.replaceAll(/ ?<a href="#(?:foot|end)note-ref-[^"]*">↑<\/a>/g, '')
  } catch {
    throw broken('The Word file cannot be read')
  }
}

/** A Word file as one note. Macros, comments and pictures from elsewhere stay out and are named. */
export async function readWord(blob: Blob, { name, key, place }: DocumentFile): Promise<DocumentNotes> {
  const bundle = await zipBundle(blob)
  const { bytes, latex, leftOut } = await prepare(bundle)
  const html = putEquations(storableText(await toHtml(bytes)), latex)
  const pictures = new Pictures(one => bundle.get(one)?.size, name + INSIDE)
  const find = (said: string): string | null => (MEDIA.test(said) ? said : null)
  const cleaned = readHtmlBody(html, { find, keyOf: () => null, pictures })
  const heading = /^\s*<h1>([\s\S]*?)<\/h1>/.exec(cleaned.body)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? ''
  const title = titleOf(unescaped(heading)) || titleOf(withoutEnding(baseName(name)))
  const out = [...leftOut, ...cleaned.leftOut, ...(await remotePictures(bundle))]
  const note = {
    key,
    title,
    place,
    tags: [],
    pinned: false,
    form: 'html' as const,
    body: cleaned.body,
    pictures: pictures.all
  }
  return { notes: [note], leftOut: cleaned.body.trim() === '' ? [...out, { why: 'empty', what: name }] : out }
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
