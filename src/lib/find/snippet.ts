import { fold } from '#lib/find/fold.ts'

const [BEFORE, AFTER] = [36, 90]

/** Where the first of the words that is there stands in the text as it is written. */
function placeOf(text: string, words: readonly string[]): number {
  const folded = fold(text)
  const at = words.map(word => folded.indexOf(word)).find(place => place >= 0) ?? 0
  if (folded.length === text.length) return at
  // Some sign folds to more or fewer than one: counted from the beginning.
  let [place, passed] = [0, 0]
  for (const sign of text) {
    if (passed >= at) break
    passed += fold(sign).length
    place += sign.length
  }
  return place
}

/** A few words of the text around the first of those looked for. */
export function snippetOf(text: string, words: readonly string[]): string {
  const at = placeOf(text, words)
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  const start = from > at ? at : from
  const cut = text.lastIndexOf(' ', at + AFTER)
  const until = at + AFTER >= text.length ? text.length : cut > at ? cut : at + AFTER
  const piece = text.slice(start, until).replaceAll(/\s+/g, ' ').trim()
  return `${start > 0 ? '…' : ''}${piece}${until < text.length ? '…' : ''}`
}
