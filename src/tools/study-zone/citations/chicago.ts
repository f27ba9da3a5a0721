import { chicagoDate, editionOf, linkOf, pageRange } from '#tools/study-zone/citations/dates.ts'
import { ended, italic, listed, quoted, sentences } from '#tools/study-zone/citations/marked-text.ts'
import { listNames, namesOf, runningNames } from '#tools/study-zone/citations/names.ts'
import { field, type Kind, type Source } from '#tools/study-zone/citations/source.ts'
import { titleCase } from '#tools/study-zone/citations/title-case.ts'

const WHOLE: ReadonlySet<Kind> = new Set(['book', 'film', 'report'])

function titleOf(source: Source): string {
  const typed = field(source, 'title')
  const title = source.keepsCase ? typed : titleCase(typed)
  return WHOLE.has(source.kind) ? italic(title) : quoted(title)
}

const link = (source: Source): string => linkOf(field(source, 'doi'), field(source, 'url'))

/** The year of a book, "n.d." where it names none. */
const yearOf = (source: Source): string => {
  const year = chicagoDate(field(source, 'date'))
  return year === '' ? 'n.d.' : year
}

function readOn(source: Source, word: 'Accessed' | 'accessed'): string {
  const day = chicagoDate(field(source, 'accessed'))
  return day === '' || field(source, 'date') !== '' ? '' : `${word} ${day}`
}

function volumeOf(source: Source): string {
  const volume = field(source, 'volume')
  const issue = field(source, 'issue')
  const name = `${italic(field(source, 'container'))}${volume === '' ? '' : ` ${volume}`}`
  return issue === '' ? name : `${name}, no. ${issue}`
}

/** Psychological Science 17, no. 3 (2006): 249–255 */
function inJournal(source: Source, pages: string): string {
  const date = chicagoDate(field(source, 'date'))
  const when = date === '' ? '' : ` (${date})`
  return `${volumeOf(source)}${when}${pages === '' ? '' : `: ${pages}`}`
}

function editedBy(source: Source, word: string): string {
  const editors = namesOf(source.editors)
  return editors.length === 0 ? '' : `${word} ${runningNames(editors, 3)}`
}

/** What is printed of a website's name: in roman, but a reference work's in italics. */
function siteOf(source: Source): string {
  const name = field(source, 'container')
  return ['newspaper', 'magazine', 'entry', 'podcast'].includes(source.kind) ? italic(name) : name
}

const videoOn = (source: Source): string => `${field(source, 'container')} video`.trim()

export function chicagoEntry(source: Source): string | null {
  const names = namesOf(source.authors)
  const authors = listNames(names, 'chicago')
  const title = titleOf(source)
  const publisher = field(source, 'publisher')
  switch (source.kind) {
    case 'interview':
      // Chicago 18 names an interview of one's own in a note alone.
      return null
    case 'book':
    case 'report': {
      const facts = [editedBy(source, 'Edited by'), editionOf(field(source, 'edition')), field(source, 'number')]
      return sentences(authors, title, ...facts, listed(publisher, yearOf(source)), link(source))
    }
    case 'chapter': {
      const book = listed(`In ${italic(field(source, 'container'))}`, editedBy(source, 'edited by'))
      return sentences(
        authors,
        title,
        book,
        editionOf(field(source, 'edition')),
        listed(publisher, yearOf(source)),
        link(source)
      )
    }
    case 'journal':
      return sentences(authors, title, inJournal(source, pageRange(field(source, 'pages'), 'full')), link(source))
    case 'website': {
      const site = field(source, 'container')
      const date = chicagoDate(field(source, 'date'))
      const where = authors === '' ? date : listed(site, date)
      return sentences(authors === '' ? site : authors, title, where, readOn(source, 'Accessed'), link(source))
    }
    case 'video': {
      const day = chicagoDate(field(source, 'date'))
      return sentences(authors, title, day === '' ? '' : `Posted ${day}`, videoOn(source), link(source))
    }
    case 'film':
      return sentences(`${authors}${authors === '' ? '' : ', dir.'}`, title, listed(publisher, yearOf(source)), 'Film')
    case 'lecture': {
      const where = listed(field(source, 'container'), publisher, field(source, 'place'))
      return sentences(authors, title, listed('Lecture', where, chicagoDate(field(source, 'date'))))
    }
    case 'podcast': {
      const facts = listed(publisher, chicagoDate(field(source, 'date')))
      return sentences(authors, title, italic(field(source, 'container')), facts, 'Podcast', link(source))
    }
    case 'entry':
      // A well-known reference work without a named writer stands in a note alone.
      if (authors === '') return null
      return sentences(
        authors,
        title,
        siteOf(source),
        listed(publisher, chicagoDate(field(source, 'date'))),
        readOn(source, 'Accessed'),
        link(source)
      )
    case 'thesis':
      return sentences(
        authors,
        title,
        listed(field(source, 'genre'), publisher, chicagoDate(field(source, 'date'))),
        link(source)
      )
    case 'newspaper':
    case 'magazine':
      return sentences(authors, title, listed(siteOf(source), chicagoDate(field(source, 'date'))), link(source))
  }
}

function noteFacts(source: Source): readonly string[] {
  const publisher = field(source, 'publisher')
  const date = chicagoDate(field(source, 'date'))
  const inBrackets = (...parts: readonly string[]): string => ` (${listed(...parts)})`
  switch (source.kind) {
    case 'book':
    case 'report': {
      const facts = listed(
        titleOf(source),
        editedBy(source, 'ed.'),
        editionOf(field(source, 'edition')),
        field(source, 'number')
      )
      return [`${facts}${inBrackets(publisher, yearOf(source))}`]
    }
    case 'chapter': {
      const book = listed(
        `in ${italic(field(source, 'container'))}`,
        editedBy(source, 'ed.'),
        editionOf(field(source, 'edition'))
      )
      return [titleOf(source), `${book}${inBrackets(publisher, yearOf(source))}`]
    }
    case 'journal':
      return [titleOf(source), inJournal(source, pageRange(field(source, 'pages'), 'full'))]
    case 'film': {
      const by = runningNames(namesOf(source.authors))
      return [
        `${listed(titleOf(source), by === '' ? '' : `directed by ${by}`)}${inBrackets(publisher, yearOf(source))}`,
        'film'
      ]
    }
    case 'interview': {
      const by = runningNames(namesOf(source.interviewer))
      return [by === '' ? 'personal interview' : `interview by ${by}`, date]
    }
    case 'lecture':
      return [titleOf(source), 'lecture', field(source, 'container'), publisher, field(source, 'place'), date]
    case 'video':
      return [titleOf(source), date === '' ? '' : `posted ${date}`, videoOn(source)]
    case 'podcast':
      return [titleOf(source), italic(field(source, 'container')), publisher, date, 'podcast']
    case 'thesis':
      return [`${titleOf(source)} (${listed(field(source, 'genre'), publisher, date)})`]
    case 'entry': {
      if (publisher !== '') return [titleOf(source), `${siteOf(source)}${inBrackets(publisher, yearOf(source))}`]
      return [titleOf(source), siteOf(source), date, readOn(source, 'accessed')]
    }
    case 'newspaper':
    case 'magazine':
    case 'website':
      return [titleOf(source), siteOf(source), date, readOn(source, 'accessed')]
  }
}

/** The full note of a first mention. */
export function chicagoNote(source: Source): string {
  const names = source.kind === 'film' ? '' : runningNames(namesOf(source.authors))
  const at = pageRange(field(source, 'at'), 'full')
  const facts = noteFacts(source)
  // A page follows a journal's pages in their place.
  const cited = source.kind === 'journal' && at !== '' ? [titleOf(source), inJournal(source, at)] : [...facts, at]
  return ended(listed(names, ...cited, link(source)), '.')
}
