import type { Sentence } from '#engine/builtin/read.ts'

const JOINER = new Set(['of', 'the', 'and', 'for', 'de', 'von'])
const KINDS =
  /^(?:treaty|war|battle|act|putsch|conference|revolution|crash|depression|republic|empire|party|pact|plan|crisis|plot|league|union|constitution|council|court|bank|process|system|law|theorem|cycle|model|effect|principle|programme|policy|doctrine|declaration|armistice|uprising|rebellion|famine|reform|reformation|church|ruhr|wall|canal|project|experiment|fault|trench|ridge|earthquake|eruption|river|scale)s?$/

/** Full names by the common noun inside them: "treaty" → "the Treaty of Versailles". Two names for one noun: none. */
export function namesIn(sentences: readonly Sentence[], headings: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>()
  for (const heading of headings) {
    const name = /^(?:The )?((?:\p{Lu}[\p{L}’'-]+\s){1,4}\p{Lu}[\p{L}-]+|\p{Lu}\p{L}+ of (?:the )?\p{Lu}\p{L}+)$/u.exec(
      heading.trim()
    )?.[1]
    for (const word of name?.toLowerCase().split(' ') ?? [])
      if (name && KINDS.test(word)) found.set(word, (found.get(word) ?? new Set()).add(name))
  }
  for (const { tokens, block } of sentences) {
    let at = 0
    while (at < tokens.length) {
      const from = at
      while (
        isBig(tokens[at]?.text) ||
        (at > from && JOINER.has(tokens[at]?.lower ?? '') && isBig(tokens[at + 1]?.text))
      )
        at += 1
      let run = tokens.slice(from, at)
      if (/^(?:the|this|a|an|in|on|at|by|his|her|its)$/i.test(run[0]?.text ?? '')) run = run.slice(1)
      const [first] = run
      const last = run.at(-1)
      if (first && last && run.length > 1) {
        const name = block.text.slice(first.start, last.end)
        for (const token of run)
          if (KINDS.test(token.lower)) found.set(token.lower, (found.get(token.lower) ?? new Set()).add(name))
      }
      at = Math.max(at, from + 1)
    }
  }
  return new Map([...found].flatMap(([noun, names]) => (names.size === 1 ? [[noun, [...names].join('')]] : [])))
}

const isBig = (text: string | undefined): boolean => text !== undefined && /^\p{Lu}\p{L}/u.test(text)
