import type { Source } from '#contract/engine.ts'
import { termsOf } from '#engine/builtin/ask/terms.ts'
import { acronymsIn } from '#engine/text/acronyms.ts'

/** Two ways to say one thing in the student's own notes, each as its terms. */
export interface Pair {
  readonly name: readonly string[]
  readonly other: readonly string[]
  /** A meaning says what a name stands for, an alias is another name. */
  readonly kind: 'alias' | 'meaning'
}

const NAME_TERMS = 4
/** Longer meanings say too many things at once to stand for their name. */
const MEANING_TERMS = 9
/** Of a meaning, how much a question must say to speak of its name. */
const SAID = 0.6
const MOST_NAMES = 8
/** How much another name counts against the words asked. */
const ALIAS_COUNTS = 0.9
const MEANS_COUNTS = 0.54

const ALSO =
  /(?<![\p{L}\p{N}])((?:[\p{L}\p{N}'’-]+\s){0,3}[\p{L}\p{N}'’-]+),?\s+(?:is |are |was |were )?\(?(?:also (?:known as|called)|sometimes called|otherwise known as|formerly known as)\s+(?:the |an? )?([^,.;()]{2,50})/giu
const LINE = /^([^:=\n.?!]{2,50}?)\s*(?::|\s[–—-])\s+(\S[^\n]{5,160})/u
const MEANS = /^(?:An? |The )?(\p{L}[\p{L}'’ -]{2,40}?) (?:is|are|means|refers to) (?:an? |the |any )([^.;]{8,140})/u
const BACK =
  /^(?:it|this|that|these|those|they|there|he|she|we|you|what|here|one|another|such|both|each|most|many|some)\b/i

function pair(name: string, other: string, kind: Pair['kind']): Pair[] {
  const [a, b] = [[...new Set(termsOf(name))], [...new Set(termsOf(other))]]
  const most = kind === 'alias' ? NAME_TERMS + 1 : MEANING_TERMS
  const isSame = a.every(one => b.includes(one)) && a.length === b.length
  return a.length === 0 || b.length === 0 || a.length > NAME_TERMS || b.length > most || isSame || BACK.test(name)
    ? []
    : [{ name: a, other: b, kind }]
}

const known = new WeakMap<Source, readonly Pair[]>()

/** Names and meanings a source gives: abbreviations in brackets, "also known as", glossary lines, definitions. */
export function glossaryOf(source: Source): readonly Pair[] {
  const kept = known.get(source)
  if (kept) return kept
  const found = source.blocks.flatMap(({ text, kind, bold, cells }): Pair[] => {
    if (kind === 'heading' || kind === 'code' || text.length > 5000) return []
    const aliases = [
      ...acronymsIn(text).flatMap(({ letters, phrase }) => pair(letters, phrase, 'alias')),
      ...[...text.matchAll(ALSO)].flatMap(([, name = '', other = '']) =>
        pair(name, other.replace(/\s+(?:which|that|because|and it)\b.*$/, ''), 'alias')
      )
    ]
    const [, name = '', meaning = ''] = (cells ? [] : (LINE.exec(text) ?? MEANS.exec(text))) ?? []
    const isLine = kind !== 'paragraph' || bold !== undefined || text.length < 200
    const meanings = name !== '' && isLine ? pair(name, meaning, 'meaning') : []
    const rows = cells?.length === 2 ? pair(cells[0] ?? '', cells[1] ?? '', 'meaning') : []
    return [...aliases, ...meanings, ...rows]
  })
  known.set(source, found)
  return found
}

/** Words of a question that stand together for something, what else stands for it, and how much that counts. */
export interface OtherName {
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly counts: number
}

/** The other names that a student's notes have for what is asked; nothing where they have none. */
export function otherNames(asked: readonly string[], glossary: readonly Pair[]): OtherName[] {
  const has = (terms: readonly string[]): boolean => terms.every(one => asked.includes(one))
  return glossary
    .flatMap(({ name, other, kind }): OtherName[] => {
      const said = other.filter(term => asked.includes(term))
      if (kind === 'meaning')
        return said.length >= 2 && said.length >= SAID * other.length && !has(name)
          ? [{ from: said, to: name, counts: MEANS_COUNTS }]
          : []
      return [
        ...(has(name) ? [{ from: name, to: other, counts: ALIAS_COUNTS }] : []),
        ...(has(other) ? [{ from: other, to: name, counts: ALIAS_COUNTS }] : [])
      ]
    })
    .slice(0, MOST_NAMES)
}
