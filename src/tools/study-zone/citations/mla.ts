import { editionOf, isOnePage, linkOf, mlaDate, pageRange } from '#tools/study-zone/citations/dates.ts'
import { italic, listed, quoted, sentences } from '#tools/study-zone/citations/marked-text.ts'
import { listNames, namesOf, runningNames, shortNames } from '#tools/study-zone/citations/names.ts'
import { field, type Kind, type Source } from '#tools/study-zone/citations/source.ts'
import { titleCase } from '#tools/study-zone/citations/title-case.ts'

const WHOLE: ReadonlySet<Kind> = new Set(['book', 'film', 'report', 'thesis'])

function titleOf(source: Source): string {
  const typed = field(source, 'title')
  const title = source.keepsCase ? typed : titleCase(typed)
  return WHOLE.has(source.kind) ? italic(title) : quoted(title)
}

function pagesOf(source: Source): string {
  const pages = field(source, 'pages')
  return pages === '' ? '' : `${isOnePage(pages) ? 'p.' : 'pp.'} ${pageRange(pages, 'mla')}`
}

const numbered = (word: string, value: string): string => (value === '' ? '' : `${word} ${value}`)

function editedBy(source: Source): string {
  const editors = namesOf(source.editors)
  return editors.length === 0 ? '' : `edited by ${runningNames(editors)}`
}

/** The container and all that tells where in it the work stands, as one sentence. */
function containerOf(source: Source): string {
  const whole = WHOLE.has(source.kind)
  return listed(
    whole ? '' : italic(field(source, 'container')),
    source.kind === 'chapter' ? editedBy(source) : '',
    source.kind === 'chapter' ? editionOf(field(source, 'edition')) : '',
    numbered('vol.', field(source, 'volume')),
    numbered('no.', field(source, 'issue')),
    field(source, 'number'),
    field(source, 'publisher'),
    mlaDate(field(source, 'date')),
    pagesOf(source),
    linkOf(field(source, 'doi'), field(source, 'url'))
  )
}

/** MLA asks for the day of reading where the page itself has no date. */
function accessed(source: Source): string {
  const day = mlaDate(field(source, 'accessed'))
  return day === '' || field(source, 'date') !== '' ? '' : `Accessed ${day}`
}

export function mlaEntry(source: Source): string {
  const names = namesOf(source.authors)
  const authors = listNames(names, 'mla')
  const title = titleOf(source)
  switch (source.kind) {
    case 'interview': {
      const by = namesOf(source.interviewer)
      const how = by.length === 0 ? 'Personal interview' : `Interview. Conducted by ${runningNames(by)}`
      return sentences(authors, listed(how, mlaDate(field(source, 'date'))))
    }
    case 'film': {
      const by = names.length === 0 ? '' : `Directed by ${runningNames(names)}`
      return sentences(title, listed(by, field(source, 'publisher'), mlaDate(field(source, 'date'))))
    }
    case 'lecture': {
      const where = ['container', 'publisher', 'place'] as const
      const day = mlaDate(field(source, 'date'))
      return sentences(
        authors,
        title,
        listed(...where.map(name => field(source, name)).toSpliced(1, 0, day)),
        'Lecture'
      )
    }
    case 'thesis': {
      const made = listed(field(source, 'publisher'), field(source, 'genre'), field(source, 'url'))
      return sentences(authors, title, mlaDate(field(source, 'date')), made)
    }
    case 'book': {
      const edition = listed(editedBy(source), editionOf(field(source, 'edition')))
      const rest = containerOf(source)
      return sentences(authors, title, listed(raisedFirst(edition), rest))
    }
    default:
      return sentences(authors, title, containerOf(source), accessed(source))
  }
}

function raisedFirst(text: string): string {
  return text.startsWith('edited') ? `E${text.slice(1)}` : text
}

export function mlaInText(source: Source): string {
  const names = source.kind === 'film' ? [] : namesOf(source.authors)
  const who = names.length > 0 ? shortNames(names, 'and') : titleOf(source)
  const at = pageRange(field(source, 'at'), 'mla')
  return `(${at === '' ? who : `${who} ${at}`})`
}
