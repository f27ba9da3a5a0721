const SHORTEST = 3
const LETTER = /[\p{L}\p{N}]/u

/**
 * The text without these names, each letter a dot: the length stays, so that offsets in it are offsets in the text.
 * Only whole words that agree exactly but for case; other people's names are not known and stay.
 */
export function withoutNames(text: string, names: readonly string[]): string {
  const wanted = names.map(name => name.trim()).filter(name => name.length >= SHORTEST)
  let out = text
  for (const name of wanted.toSorted((a, b) => b.length - a.length)) {
    const lower = out.toLowerCase()
    // Lower case may change the length of a text (İ); such a text is searched as it stands.
    const haystack = lower.length === out.length ? lower : out
    const needle = haystack === out ? name : name.toLowerCase()
    for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + needle.length)) {
      const [before, after] = [out[at - 1] ?? ' ', out[at + needle.length] ?? ' ']
      if (LETTER.test(before) || LETTER.test(after)) continue
      out = out.slice(0, at) + '·'.repeat(needle.length) + out.slice(at + needle.length)
    }
  }
  return out
}
