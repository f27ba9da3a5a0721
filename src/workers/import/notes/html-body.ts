import { Parser } from 'htmlparser2'
import { linkAddress, type NoteOut } from '#domain/import/notes/brought-note.ts'
import { broken } from '#lib/zip/zip-error.ts'
import { storableText } from '#lib/values/whole-text.ts'
import { isPictureName } from '#workers/import/notes/names.ts'
import type { Around } from '#workers/import/notes/markdown-body.ts'

/** Programs, frames and what is not text: gone with all that is in them. */
const DROPPED = new Set(
  'script style head template iframe frame frameset object embed applet svg canvas video audio noscript select button textarea'.split(
    ' '
  )
)
const PROGRAMS = new Set(['script', 'applet', 'object', 'embed'])
const FRAMES = new Set(['iframe', 'frame', 'video', 'audio'])
/** Gone themselves; what is in them stays. */
const UNWRAPPED = new Set([
  'html',
  'body',
  'form',
  'input',
  'link',
  'meta',
  'base',
  'label',
  'source',
  'track',
  'param',
  'picture'
])
const EMPTY = new Set(['br', 'hr', 'col', 'wbr'])
/** Browsers stop at 512; what goes on is made to be slow. */
const DEEPEST = 2000
const KEPT = new Set(
  'class style colspan rowspan start type value role aria-checked aria-hidden encoding display alttext data-latex data-type data-checked'.split(
    ' '
  )
)

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

interface Anchor {
  readonly isOpen: boolean
  picture: string | null
}

export interface HtmlBody {
  readonly body: string
  /** Of the page's head. */
  readonly title: string
  readonly leftOut: readonly NoteOut[]
}

/** Writes the page once more, with what a note may take. */
class Cleaner {
  readonly leftOut: NoteOut[] = []
  title = ''
  readonly #out: string[] = []
  readonly #around: Around
  #dropped = 0
  #depth = 0
  #isTitle = false
  readonly #anchors: Anchor[] = []

  constructor(around: Around) {
    this.#around = around
  }

  readonly open = (tag: string, attributes: Readonly<Record<string, string>>): void => {
    this.#depth += 1
    if (this.#depth > DEEPEST) throw broken('A page is nested too deeply')
    if (tag === 'title') this.#isTitle = this.title === ''
    if (DROPPED.has(tag)) {
      this.#dropped += 1
      if (PROGRAMS.has(tag)) this.leftOut.push({ why: 'script', what: attributes['src'] ?? tag })
      if (FRAMES.has(tag)) this.leftOut.push({ why: 'embed', what: attributes['src'] ?? tag })
    }
    if (this.#dropped > 0 || UNWRAPPED.has(tag)) return
    if (tag === 'img') this.#picture(attributes)
    else if (tag === 'a') this.#anchor(attributes)
    else this.#out.push(`<${[tag, ...this.#kept(attributes)].join(' ')}>`)
  }

  #kept(attributes: Readonly<Record<string, string>>): string[] {
    return Object.entries(attributes)
      .filter(([name]) => KEPT.has(name))
      .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  }

  #picture(attributes: Readonly<Record<string, string>>): void {
    const { src = '', alt = '' } = attributes
    const { find, pictures } = this.#around
    const anchor = this.#anchors.at(-1)
    if (anchor) anchor.picture = null
    // Formulas as pictures carry their LaTeX in their words.
    if (/\b(?:tex|latex|mwe-math-fallback-image-(?:inline|display))\b/.test(attributes['class'] ?? '') && alt !== '') {
      this.#out.push(`<span data-latex="${escapeHtml(alt)}"></span>`)
      return
    }
    const name = find(src)
    const address = name === null ? pictures.inline(src, alt) : pictures.add(name, alt)
    if (address !== null) this.#out.push(`<a href="${address}">${escapeHtml(alt.trim() || 'picture')}</a>`)
    else if (name === null && src !== '') {
      pictures.missing(src)
      this.#out.push(
        /^https?:/i.test(src) ? `<a href="${escapeHtml(src)}">${escapeHtml(alt || src)}</a>` : escapeHtml(alt)
      )
    }
  }

  /** A link to a picture shows it, unless the picture stands in the link. */
  #show(name: string): void {
    const address = this.#around.pictures.add(name, '')
    if (address !== null) this.#out.push(`<p><a href="${address}">picture</a></p>`)
  }

  #anchor({ href = '' }: Readonly<Record<string, string>>): void {
    const { find, keyOf } = this.#around
    const isWeb = /^(?:https?:|mailto:|\/notetaker\?)/i.test(href)
    const name = isWeb || href.startsWith('#') ? null : find(href.replace(/[?#].*$/, ''))
    const key = name === null ? null : keyOf(name)
    const address = isWeb ? href : key === null ? null : linkAddress(key)
    const isPicture = name !== null && key === null && isPictureName(name)
    this.#anchors.push({ isOpen: address !== null, picture: isPicture ? name : null })
    if (isPicture) return
    if (address !== null) this.#out.push(`<a href="${escapeHtml(address)}">`)
    else if (name !== null) this.leftOut.push({ why: 'attachment', what: name })
  }

  readonly close = (tag: string): void => {
    this.#depth -= 1
    if (tag === 'title') this.#isTitle = false
    if (DROPPED.has(tag)) this.#dropped = Math.max(0, this.#dropped - 1)
    else if (this.#dropped > 0 || UNWRAPPED.has(tag) || EMPTY.has(tag) || tag === 'img') return
    else if (tag === 'a') {
      const anchor = this.#anchors.pop()
      if (anchor?.isOpen === true) this.#out.push('</a>')
      if (anchor?.picture) this.#show(anchor.picture)
    } else this.#out.push(`</${tag}>`)
  }

  readonly words = (text: string): void => {
    if (this.#isTitle) this.title += text
    if (this.#dropped === 0) this.#out.push(escapeHtml(text))
  }

  body(): string {
    return storableText(this.#out.join(''))
  }
}

/** HTML of a stranger as HTML of text alone: nothing of it is run, and nothing fetched. */
export function readHtmlBody(html: string, around: Around, isXml = false): HtmlBody {
  const cleaner = new Cleaner(around)
  // In XHTML an empty element closes itself; names stay small, as in HTML.
  const options = { recognizeSelfClosing: isXml }
  const parser = new Parser({ onopentag: cleaner.open, onclosetag: cleaner.close, ontext: cleaner.words }, options)
  parser.write(html)
  parser.end()
  const leftOut = [...cleaner.leftOut, ...around.pictures.leftOut]
  return { body: cleaner.body(), title: cleaner.title.replaceAll(/\s+/g, ' ').trim(), leftOut }
}
