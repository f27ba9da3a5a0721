/** What an edit changed, when it is one term for another. */
export interface Changed {
  readonly from: string
  readonly to: string
}

const LONGEST_WORDS = 6
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const wordsIn = (text: string): string[] => text.split(/\s+/).filter(one => one !== '')
const bare = (text: string): string => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** The one place in which the two texts differ; null where it is no term. */
export function changedTerm(before: string, after: string): Changed | null {
  const [a, b] = [wordsIn(before), wordsIn(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  const from = bare(a.slice(start, a.length - end).join(' '))
  const to = bare(b.slice(start, b.length - end).join(' '))
  const isTerm =
    from !== '' && to !== '' && from !== to && Math.max(wordsIn(from).length, wordsIn(to).length) <= LONGEST_WORDS
  return isTerm ? { from, to } : null
}

/** Whole words in whatever case; the parts of a longer word are left. */
function placesOf(term: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])${escaped(term).replace(/\s+/g, String.raw`\s+`)}(?![\p{L}\p{N}])`,
    'giu'
  )
}

/** What is the new term already, as “light” in “light energy”, is no place to change. */
function isInNew(text: string, at: number, { from, to }: Changed): boolean {
  if (countIn(to, from) === 0 || to.length <= from.length) return false
  return [...text.matchAll(placesOf(to.trim()))].some(one => at >= one.index && at < one.index + one[0].length)
}

const countIn = (text: string, term: string): number => (text.match(placesOf(term)) ?? []).length

/** How often a term stands there; with a new one: in how many places that would change something. */
export function countOf(text: string, term: string, to = ''): number {
  const from = term.trim()
  if (from === '') return 0
  if (to === '') return countIn(text, from)
  return [...text.matchAll(placesOf(from))].filter(one => changedAt(text, one, { from, to }) !== one[0]).length
}

/** A capital at the beginning of what stood there is kept. */
function changedAt(text: string, { 0: found, index }: RegExpExecArray, term: Changed): string {
  if (isInNew(text, index, term)) return found
  const { from, to } = term
  const wasCapital = /^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(from)
  return wasCapital ? to.charAt(0).toUpperCase() + to.slice(1) : to
}

export function changeAll(text: string, term: Changed): string {
  const from = term.from.trim()
  if (from === '') return text
  let [whole, end] = ['', 0]
  for (const one of text.matchAll(placesOf(from))) {
    whole += text.slice(end, one.index) + changedAt(text, one, { ...term, from })
    end = one.index + one[0].length
  }
  return whole + text.slice(end)
}
