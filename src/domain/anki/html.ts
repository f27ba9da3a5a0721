import type { FileNames, OutCard } from '#domain/anki/out-card.ts'
import { parseCloze } from '#domain/cards/cloze.ts'
import { splitMaths } from '#domain/text/math-text.ts'

const escaped = (text: string): string =>
  text.replaceAll('\u001f', ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** An older Anki takes two braces in a field for a field again: a comment, which its editor keeps, parts them. */
const unfielded = (html: string): string => html.replaceAll(/\{(?=\{)/g, '{<!-- -->')

/** Words as they stand, line by line. */
export const wordsHtml = (text: string): string => unfielded(escaped(text)).replaceAll(/\r?\n/g, '<br>')

/** The words of a card, with maths as Anki's MathJax reads it. */
export function textHtml(text: string): string {
  return splitMaths(text)
    .map(part => {
      if (part.kind === 'text') return wordsHtml(part.text)
      const latex = unfielded(escaped(part.latex)).replaceAll(/\s+/g, ' ')
      return part.display ? `\\[${latex}\\]` : `\\(${latex}\\)`
    })
    .join('')
}

/** Anki ends a gap at the first two braces (docs.ankiweb.net, "Cloze deletion"): a comment parts those that do not. */
const apart = (html: string): string => html.replaceAll(/\}(?=\}|$)/g, '}<!-- -->')

/** The text of a cloze with its marks; null where it cannot be read. */
export function clozeHtml(text: string): string | null {
  const read = parseCloze(text)
  if (read.kind === 'faulty') return null
  return read.segments
    .map(segment => {
      if (segment.kind === 'text') return textHtml(segment.text)
      const hint = segment.hint === null ? '' : `::${apart(wordsHtml(segment.hint))}`
      return `{{c${segment.ordinal}::${apart(textHtml(segment.answer))}${hint}}}`
    })
    .join('')
}

type Media = OutCard['frontMedia']

const attribute = (text: string): string =>
  escaped(text).replaceAll('"', '&quot;').replaceAll('{', '&#123;').replaceAll(/\s+/g, ' ')

/** Pictures and a sound; a file that does not go along is left out. */
export function mediaHtml(media: Media, names: FileNames): string {
  const pictures = (media?.pictures ?? []).flatMap(({ fileId, alt }) => {
    const name = names.get(fileId)
    return name === undefined ? [] : [`<img src="${name}"${alt === '' ? '' : ` alt="${attribute(alt)}"`}>`]
  })
  const sound = media?.sound ? names.get(media.sound.fileId) : undefined
  return [...pictures, ...(sound === undefined ? [] : [`[sound:${sound}]`])].join('<br>')
}

/** Words, and below them what is seen and heard. */
export function withMedia(html: string, media: Media, names: FileNames): string {
  return [html, mediaHtml(media, names)].filter(part => part !== '').join('<br>')
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** A field without its tags, as Anki sorts and compares by it: pictures count by their names. */
export function sortText(html: string): string {
  return html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<img[^>]*\bsrc="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|amp);/g, entity => ENTITIES[entity] ?? entity)
}
