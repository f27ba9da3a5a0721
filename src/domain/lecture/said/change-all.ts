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

export const countOf = (text: string, term: string): number =>
  term.trim() === '' ? 0 : (text.match(placesOf(term.trim())) ?? []).length

/** A capital at the beginning of what stood there is kept. */
export function changeAll(text: string, { from, to }: Changed): string {
  if (from.trim() === '') return text
  return text.replace(placesOf(from.trim()), found => {
    const wasCapital = /^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(from)
    return wasCapital ? to.charAt(0).toUpperCase() + to.slice(1) : to
  })
}
