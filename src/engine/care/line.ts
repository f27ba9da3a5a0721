import { letters } from '#engine/care/plain.ts'

/** What a line is about. */
export const CARE_KINDS = ['self-harm', 'suicide', 'eating', 'abuse', 'bullying'] as const
export type CareKind = (typeof CARE_KINDS)[number]

export interface Line {
  readonly kind: CareKind
  /** −1: holds only where no piece of work is spoken of near it; 1: where the sentence speaks of a subject of study; 2: also where it asks of nobody in particular; 3: also where it speaks of a text, and over the end of a sentence. */
  readonly strength: number
  readonly found: RegExp
  /** First words of the line, `*` behind those of any ending. */
  readonly starts: readonly string[]
}

export interface LanguageList {
  readonly lines: readonly Line[]
  /** The lines that may begin with one of these words, in their order. */
  readonly linesFor: (words: readonly string[]) => readonly Line[]
  /** The letters it is written in. */
  readonly script: RegExp
  /** A sentence with one of them speaks of a text or a play: nothing in it is the student's own. */
  readonly text: RegExp | null
  /** A sentence with one of them speaks of a subject of study. */
  readonly topic: RegExp | null
  /** A piece of work that has an end of its own: an essay, a speech, a loop. */
  readonly work: RegExp | null
  /** What a question of the syllabus begins with. */
  readonly asks: RegExp | null
  /** The student's own person; null where the language leaves it out. */
  readonly self: RegExp | null
  /** Whole words of the lines, to which slips of spelling are led back. */
  readonly words: ReadonlySet<string>
}

/** The end of a sentence, as a word of its own. */
export const STOP = '.'
const WORD = `(?:(?!\\${STOP} )\\S+ )`
const escape = (text: string): string => text.replaceAll(/[.^$()[\]{}|\\]/g, '\\$&')

type Sets = ReadonlyMap<string, readonly string[]>

const alternatives = (element: string, sets: Sets): string[] =>
  element.split('/').flatMap(one => (one.startsWith('@') ? [...(sets.get(one.slice(1)) ?? [])] : [letters(one, '+')]))

/** One alternative with the space behind it: `+` is a space, `*` any rest of the word, `$` the end of the sentence. */
const asWords = (one: string): string =>
  one
    .split('+')
    .filter(word => word !== '')
    .map(word => (word === '$' ? `(?:\\${STOP} |$)` : `${escape(word).replaceAll('*', '\\S*')} `))
    .join('')

const oneOf = (options: readonly string[]): string => `(?:${options.map(asWords).join('|')})`

function gap(element: string, sets: Sets): string | null {
  const [fill, halt] = [sets.get('FILL'), sets.get('HALT')]
  if (element === '~') return fill ? `${oneOf(fill)}{0,4}?` : `${WORD}{0,3}?`
  if (element === '_') return `(?:${halt ? `(?!${oneOf(halt)})` : ''}${WORD}){0,4}?`
  return element === '__' ? `${WORD}{0,9}?` : null
}

function piece(element: string, sets: Sets): string {
  const between = gap(element, sets)
  if (between !== null) return between
  const isNot = element.startsWith('-')
  const isOptional = element.endsWith('?')
  const words = oneOf(alternatives(element.slice(isNot ? 1 : 0, isOptional ? -1 : undefined), sets))
  if (isNot) return `(?!${words})`
  return isOptional ? `${words}?` : words
}

function lineOf(row: string, sets: Sets): Line {
  const [head = '', body = ''] = row.split(' | ')
  const kind = CARE_KINDS.find(one => head.replaceAll(/[!?]/g, '') === one)
  if (!kind || body === '') throw new SyntaxError(`This line of the list has no kind: ${row}`)
  const elements = body.split(' ')
  const pieces = elements.map(one => piece(one, sets))
  const mayStart = elements.slice(0, elements.findIndex(one => !one.endsWith('?') && one !== '~') + 1)
  const starts = mayStart.flatMap(one => alternatives(one.replace('?', ''), sets)).map(one => one.split('+')[0] ?? '')
  const strength = head.endsWith('?') ? -1 : head.length - kind.length
  return { kind, strength, found: new RegExp(`(?<= )${pieces.join('')}`, 'u'), starts }
}

/** How much of a word of any ending is looked up. */
const PREFIX = 2

function startsOf(lines: readonly Line[]): (words: readonly string[]) => readonly Line[] {
  const known = new Map<string, Set<Line>>()
  for (const line of lines)
    for (const start of line.starts) {
      const key = start.includes('*') ? `${start.replace('*', '').slice(0, PREFIX)}*` : start
      known.set(key, (known.get(key) ?? new Set()).add(line))
    }
  return words => {
    const may = new Set(
      words.flatMap(word => [...(known.get(word) ?? []), ...(known.get(`${word.slice(0, PREFIX)}*`) ?? [])])
    )
    return may.size === 0 ? [] : lines.filter(line => may.has(line))
  }
}

const SCRIPTS = ['Han', 'Arabic', 'Cyrillic', 'Devanagari', 'Bengali', 'Tamil', 'Hangul']
/** A list with letters of its own is also read for Latin ones only where half of it is in them, as Hindi is. */
function scriptOf(source: string): RegExp {
  const latin = source.match(/\p{Script=Latin}/gu)?.length ?? 0
  const own = SCRIPTS.find(one => new RegExp(`\\p{Script=${one}}`, 'u').test(source))
  const names = [
    ...(own === undefined ? [] : [own]),
    ...(own === undefined || latin > source.length / 3 ? ['Latin'] : [])
  ]
  return new RegExp(names.map(one => `\\p{Script=${one}}`).join('|'), 'u')
}

/**
 * Reads a list. `@NAME = …` names a set of words. Every other line is a kind, `?` or `!` to `!!!` for its strength, a bar and a row of
 * elements: `a/b` one of these, `a+b` words in a row, `a*` any ending, `…?` may be left out, `~` up to four small words
 * (`@FILL`; three of any kind where there are none), `_` up to four words that are not in `@HALT`, `__` up to nine, `$`
 * the end of the sentence, and `-a/b` none of these may follow.
 */
export function readList(source: string): LanguageList {
  const sets = new Map<string, readonly string[]>()
  const lines: Line[] = []
  for (const row of source.split('\n').map(one => one.trim())) {
    const [, name, set = ''] = /^@([A-Z]+) = (.+)$/.exec(row) ?? []
    if (name !== undefined) sets.set(name, alternatives(set, sets))
    else if (row !== '') lines.push(lineOf(row, sets))
  }
  const anyOf = (name: string, from = '(?<= )'): RegExp | null => {
    const set = sets.get(name)
    return set ? new RegExp(`${from}${oneOf(set)}`, 'u') : null
  }
  const words = letters(source, ' ').match(/(?<![\p{L}\p{M}*])[\p{L}\p{M}]{4,}(?![\p{L}\p{M}*])/gu) ?? []
  return {
    lines,
    linesFor: startsOf(lines),
    script: scriptOf(source),
    text: anyOf('TEXT'),
    topic: anyOf('TOPIC'),
    work: anyOf('WORK'),
    asks: anyOf('ASK', '^ '),
    self: anyOf('SELF'),
    words: new Set(words)
  }
}
