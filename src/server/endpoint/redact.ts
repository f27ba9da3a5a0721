/** What a provider or a library says may quote the request: nothing of a student or a key may reach the log. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/\beyJ[\w-]*\.[\w.-]+/g, '[token]'],
  [/\b(?:sk|pk|rk|gsk|sb|xai|hf)[-_][\w-]{6,}/gi, '[key]'],
  [/\bAIza[\w-]{10,}/g, '[key]'],
  // Begins at a word's first sign and takes no second @: an answer of nothing but @ would cost minutes otherwise.
  [/(?<![^\s"'<>(),;:@])[^\s"'<>(),;:@]+@[^\s"'<>(),;:@]+/g, '[e-mail]'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '[id]'],
  [/[?#]\S*/g, ''],
  [/\b[\w+/=-]{32,}/g, '[long]']
]

const WORD = /[\p{L}\p{N}]+/gu
/** Words in a row that make it a quotation and no coincidence. */
const RUN = 3
const LONGEST = 300

/** Without tokens, keys and addresses, and without any words that stand in `study`; cut short. */
export function redact(text: string, study: readonly string[] = [], secrets: readonly string[] = []): string {
  // A page of HTML instead of an error: what is cut here would be cut below.
  let clean = text.slice(0, 20 * LONGEST)
  for (const secret of secrets) if (secret.length > 3) clean = clean.replaceAll(secret, '[key]')
  clean = withoutStudy(clean, study)
  for (const [pattern, instead] of SECRETS) clean = clean.replaceAll(pattern, instead)
  clean = clean.replaceAll(/\s+/g, ' ').trim()
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST)}…` : clean
}

function withoutStudy(text: string, study: readonly string[]): string {
  if (study.length === 0) return text
  const runs = new Set<string>()
  for (const piece of study) {
    const words = wordsIn(piece).map(({ word }) => word)
    // A short answer is a quotation as a whole.
    const length = Math.min(RUN, words.length)
    for (let at = 0; at + length <= words.length && length > 0; at += 1)
      runs.add(words.slice(at, at + length).join(' '))
  }
  const words = wordsIn(text)
  const hidden: [number, number][] = []
  for (let length = RUN; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length)
      const [first, last] = [run[0], run.at(-1)]
      if (first && last && runs.has(run.map(({ word }) => word).join(' '))) hidden.push([first.start, last.end])
    }
  return cut(text, hidden)
}

function wordsIn(text: string): { readonly word: string; readonly start: number; readonly end: number }[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length
  }))
}

function cut(text: string, hidden: [number, number][]): string {
  let clean = ''
  let from = 0
  for (const [start, end] of hidden.toSorted((a, b) => a[0] - b[0])) {
    if (start > from) clean += `${text.slice(from, start)}[text]`
    else if (clean === '') clean = '[text]'
    from = Math.max(from, end)
  }
  return (clean + text.slice(from)).replaceAll(/\[text\](?:[\s\p{P}]*\[text\])+/gu, '[text]')
}

/** Every string of a request, keys of objects apart: names of fields are ours. */
export function stringsIn(value: unknown): string[] {
  const found: string[] = []
  // Not by calling itself, and not by spreading: a body may be nested deeper and lists may be longer than the stack.
  const open = [value]
  for (const one of open)
    if (typeof one === 'string') found.push(one)
    else if (typeof one === 'object' && one !== null && !ArrayBuffer.isView(one))
      for (const inner of Object.values(one)) open.push(inner)
  return found
}
