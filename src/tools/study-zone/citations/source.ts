export const KINDS = [
  'book',
  'chapter',
  'journal',
  'newspaper',
  'magazine',
  'website',
  'video',
  'film',
  'report',
  'lecture',
  'interview',
  'podcast',
  'entry',
  'thesis'
] as const
export type Kind = (typeof KINDS)[number]

export const FIELD_NAMES = [
  'authors',
  'interviewer',
  'title',
  'editors',
  'container',
  'edition',
  'volume',
  'issue',
  'number',
  'genre',
  'publisher',
  'place',
  'date',
  'pages',
  'doi',
  'url',
  'accessed',
  'at'
] as const
export type FieldName = (typeof FIELD_NAMES)[number]

/** What a student typed of a source; a field that is left out is an empty one. */
export type Source = Readonly<Partial<Record<FieldName, string>>> & {
  readonly kind: Kind
  /** The title stands as it was typed: it is in another language, or its capitals are its own. */
  readonly keepsCase?: boolean
}

/** The fields that a kind asks for, in the order in which a title page or a web page gives them. */
export const FIELDS: Readonly<Record<Kind, readonly FieldName[]>> = {
  book: ['authors', 'title', 'edition', 'editors', 'publisher', 'date', 'doi', 'url', 'at'],
  chapter: ['authors', 'title', 'container', 'editors', 'edition', 'publisher', 'date', 'pages', 'doi', 'at'],
  journal: ['authors', 'title', 'container', 'volume', 'issue', 'date', 'pages', 'doi', 'url', 'at'],
  newspaper: ['authors', 'title', 'container', 'date', 'pages', 'url', 'at'],
  magazine: ['authors', 'title', 'container', 'date', 'pages', 'url', 'at'],
  website: ['authors', 'title', 'container', 'date', 'url', 'accessed'],
  video: ['authors', 'title', 'container', 'date', 'url', 'at'],
  film: ['authors', 'title', 'publisher', 'date'],
  report: ['authors', 'title', 'number', 'publisher', 'date', 'url', 'at'],
  lecture: ['authors', 'title', 'container', 'publisher', 'place', 'date'],
  interview: ['authors', 'interviewer', 'date'],
  podcast: ['authors', 'title', 'container', 'publisher', 'date', 'url', 'at'],
  entry: ['authors', 'title', 'container', 'publisher', 'date', 'url', 'accessed'],
  thesis: ['authors', 'title', 'genre', 'publisher', 'date', 'url', 'at']
}

/** Without which a source cannot be found again. */
export const NEEDED: Readonly<Record<Kind, readonly FieldName[]>> = {
  book: ['title'],
  chapter: ['title', 'container'],
  journal: ['title', 'container'],
  newspaper: ['title', 'container'],
  magazine: ['title', 'container'],
  website: ['title', 'url'],
  video: ['title', 'url'],
  film: ['title'],
  report: ['title'],
  lecture: ['authors', 'title'],
  interview: ['authors', 'date'],
  podcast: ['title', 'container'],
  entry: ['title', 'container'],
  thesis: ['authors', 'title']
}

/** A field as it goes into a citation: one line, without the marks that this program uses itself. */
export function field(source: Source, name: FieldName): string {
  const text = source[name] ?? ''
  return text
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F\uE000\uE001]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
