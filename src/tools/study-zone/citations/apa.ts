import { apaDate, editionOf, isOnePage, linkOf, pageRange } from '#tools/study-zone/citations/dates.ts'
import { italic, listed, quoted, sentences } from '#tools/study-zone/citations/marked-text.ts'
import { apaEditor, apaNames, namesOf, shortNames } from '#tools/study-zone/citations/names.ts'
import { field, type Kind, type Source } from '#tools/study-zone/citations/source.ts'
import { titleCase } from '#tools/study-zone/citations/title-case.ts'

/** Whose titles stand in italics: works of their own. */
const WHOLE: ReadonlySet<Kind> = new Set(['book', 'film', 'report', 'thesis', 'website', 'video', 'lecture'])
/** Which come out on a day, not in a year. */
const DATED: ReadonlySet<Kind> = new Set([
  'newspaper',
  'magazine',
  'website',
  'video',
  'podcast',
  'lecture',
  'interview'
])

const bracketed = (text: string): string => (text === '' ? '' : `(${text})`)

function dateIn(source: Source): string {
  return apaDate(field(source, 'date'), DATED.has(source.kind))
}

/** "(Eds.)" is said of the editors, "pp." of the pages; both in one bracket after the title of the book. */
function inBook(source: Source): string {
  const editors = namesOf(source.editors)
  const names = editors.map(apaEditor)
  const who =
    names.length > 1 ? `${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''} & ${names.at(-1)}` : names[0]
  const pages = field(source, 'pages')
  const range = pages === '' ? '' : `${isOnePage(pages) ? 'p.' : 'pp.'} ${pageRange(pages, 'full')}`
  const facts = bracketed(listed(editionOf(field(source, 'edition')), range))
  const book = `${italic(field(source, 'container'))}${facts === '' ? '' : ` ${facts}`}`
  return who === undefined ? `In ${book}` : `In ${who} (${names.length > 1 ? 'Eds.' : 'Ed.'}), ${book}`
}

function inPeriodical(source: Source): string {
  const volume = field(source, 'volume')
  const issue = bracketed(field(source, 'issue'))
  const number = `${italic(volume)}${issue}`
  return listed(italic(field(source, 'container')), number, pageRange(field(source, 'pages'), 'full'))
}

/** What follows the title in square or round brackets. */
function titleOf(source: Source): string {
  const typed = field(source, 'title')
  const title = WHOLE.has(source.kind) ? italic(typed) : typed
  const shape: Partial<Record<Kind, string>> = {
    video: '[Video]',
    film: '[Film]',
    podcast: '[Audio podcast episode]',
    lecture: '[Lecture]',
    thesis: field(source, 'genre') === '' ? '' : `[${field(source, 'genre')}]`,
    report: bracketed(field(source, 'number')),
    book: bracketed(editionOf(field(source, 'edition')))
  }
  const after = shape[source.kind] ?? ''
  return after === '' ? title : `${title} ${after}`
}

function placeOf(source: Source): string {
  switch (source.kind) {
    case 'chapter':
      return sentences(inBook(source), field(source, 'publisher'))
    case 'journal':
    case 'newspaper':
    case 'magazine':
      return inPeriodical(source)
    case 'entry':
      return sentences(`In ${italic(field(source, 'container'))}`, field(source, 'publisher'))
    case 'podcast':
      return sentences(`In ${italic(field(source, 'container'))}`, field(source, 'publisher'))
    case 'website':
    case 'video':
      // A site by its own author's name is not named twice.
      return field(source, 'container') === field(source, 'authors') ? '' : field(source, 'container')
    case 'lecture':
      return listed(field(source, 'container'), field(source, 'publisher'), field(source, 'place'))
    default:
      return field(source, 'publisher') === field(source, 'authors') ? '' : field(source, 'publisher')
  }
}

function linkIn(source: Source): string {
  const link = linkOf(field(source, 'doi'), field(source, 'url'))
  const read = field(source, 'accessed')
  if (link === '' || read === '' || field(source, 'date') !== '') return link
  const [year = '', ...rest] = apaDate(read, true).split(', ')
  return `Retrieved ${listed(...rest, year)}, from ${link}`
}

/** Null for a personal interview, which APA 7 (§8.9) cites in the text alone: nobody could find it again. */
export function apaEntry(source: Source): string | null {
  if (source.kind === 'interview') return null
  const names = namesOf(source.authors)
  const role = source.kind === 'film' && names.length > 0 ? ' (Director)' : ''
  const authors = `${apaNames(names)}${names.length > 1 && role !== '' ? ' (Directors)' : role}`
  const date = `(${dateIn(source)})`
  const head =
    authors === '' ? [titleOf(source), date] : [`${authors === '' ? '' : endedName(authors)} ${date}`, titleOf(source)]
  const link = linkIn(source)
  const entry = sentences(...head, placeOf(source))
  // An address ends without a full stop, which would be taken for a part of it.
  return link === '' ? entry : `${entry} ${link}`
}

const endedName = (authors: string): string => (authors.endsWith('.') ? authors : `${authors}.`)

function inTextTitle(source: Source): string {
  const typed = field(source, 'title')
  const title = source.keepsCase ? typed : titleCase(typed)
  return WHOLE.has(source.kind) ? italic(title) : quoted(title)
}

export function apaInText(source: Source): string {
  const names = namesOf(source.authors)
  if (source.kind === 'interview') {
    const said = names.map(apaEditor).join(' & ')
    const [year = '', day = ''] = dateIn(source).split(', ')
    return `(${listed(said, 'personal communication', day, year)})`
  }
  const who = names.length > 0 ? shortNames(names, '&') : inTextTitle(source)
  const at = field(source, 'at')
  const page = at === '' ? '' : `${isOnePage(at) ? 'p.' : 'pp.'} ${pageRange(at, 'full')}`
  const where = /^\d+:\d/.test(at) ? at : page
  return `(${listed(who, apaDate(field(source, 'date'), false), where)})`
}
