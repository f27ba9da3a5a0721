import hindi from 'naughty-words/hi.json' with { type: 'json' }
import { englishDataset, type ParsedPattern } from 'obscenity'

/** As a regular expression of PostgreSQL: `\m` and `\M` are the ends of a word. */
function expressionOf({ nodes, requireWordBoundaryAtStart, requireWordBoundaryAtEnd }: ParsedPattern): string {
  const inner = nodes.map(node => partOf(node)).join('')
  return `${requireWordBoundaryAtStart ? String.raw`\m` : ''}${inner}${requireWordBoundaryAtEnd ? String.raw`\M` : ''}`
}

function partOf(node: ParsedPattern['nodes'][number]): string {
  if ('childNode' in node) return `(${partOf(node.childNode)})?`
  return 'chars' in node ? String.fromCodePoint(...node.chars).replaceAll(' ', '.') : '.'
}

const built = englishDataset.build()
/** Left out: they stand in common names (Fu, Sanal, Ivan Ali, Brian Alexander). */
const isInNames = (expression: string): boolean => expression === String.raw`\mfu\M` || /^[a-z]anal/.test(expression)
/** Names, places and everyday words that the list of Hindi words holds beside its insults. */
const EVERYDAY = new Set(['gucchi', 'hawas', 'lund', 'maal', 'najayaz', 'pataka', 'patakha'])
const sorted = (words: readonly string[]): string[] => [...new Set(words)].toSorted()

/** What the packages hold, in the words of `private.name_flaw`: a new version of them asks for a new migration. */
export const packageRules = {
  parts: sorted(built.blacklistedTerms.map(term => expressionOf(term.pattern)).filter(one => !isInNames(one))),
  innocent: sorted((built.whitelistedTerms ?? []).map(term => term.replaceAll(' ', '_'))).filter(term =>
    /^[a-z_]+$/.test(term)
  ),
  words: sorted(hindi.filter(word => /^[a-z]{4,20}$/.test(word) && !EVERYDAY.has(word)))
}
