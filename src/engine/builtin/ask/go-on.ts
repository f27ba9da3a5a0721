import type { AskOptions } from '#contract/engine/ask.ts'
import { ENTRY, place, type OpenIndex, type SearchIndex } from '#engine/builtin/ask/index-of.ts'
import { subjectTerms } from '#engine/builtin/ask/terms.ts'

/** Of a question without a subject: it asks for what comes after. */
const AFTER = /\b(?:then|next|after|afterwards|later)\b/i

/** The first quote of the last answer: where in which note it stands. */
function lastQuoted(index: SearchIndex, told: string): { readonly source: OpenIndex; readonly at: number } | null {
  let [least, found]: [number, { source: OpenIndex; at: number } | null] = [Infinity, null]
  for (const source of index)
    for (let at = 0; at < source.entries.length / ENTRY; at += 1) {
      const from = told.indexOf(place(source, at).quote)
      if (from < 0 || from >= least) continue
      ;[least, found] = [from, { source, at }]
    }
  return found
}

const lastTold = ({ turns = [] }: AskOptions): string => turns.findLast(turn => turn.role === 'engine')?.text ?? ''

/** The notes that the last answer quotes. */
export function quotedNotes(index: SearchIndex, options: AskOptions): SearchIndex {
  const told = lastTold(options)
  const found = told === '' ? null : lastQuoted(index, told)
  return found ? [found.source] : []
}

/** "And what happens then?": the places of the sentences that follow in the note what was quoted last. */
export function following(
  index: SearchIndex,
  question: string,
  options: AskOptions,
  most: number
): { readonly index: OpenIndex; readonly at: number }[] {
  if (!AFTER.test(question) || subjectTerms(question).length > 0) return []
  const told = lastTold(options)
  const last = told === '' ? null : lastQuoted(index, told)
  if (!last) return []
  const { source } = last
  const rest = Array.from({ length: source.entries.length / ENTRY - last.at - 1 }, (_, step) => last.at + 1 + step)
  return rest
    .filter(at => !told.includes(place(source, at).quote))
    .slice(0, most)
    .map(at => ({ index: source, at }))
}
