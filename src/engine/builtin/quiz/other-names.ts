import type { Source } from '#contract/engine/engine.ts'
import { isLittle, isShortOf } from '#engine/text/initials.ts'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const isAbbreviation = (text: string): boolean => /^\p{Lu}[\p{L}.]{1,7}$/u.test(text) && /\p{Lu}.*\p{Lu}/u.test(text)
const isFormula = (text: string): boolean =>
  /^(?:[A-Z][a-z]?[\d₀-₉]*){1,6}[⁺⁻+-]?$/u.test(text) && /[\d₀-₉⁺⁻+-]|[a-z].*[A-Z]|[A-Z].*[a-z]/u.test(text)
const SAYS_SO = /^(?:also (?:called|known as)|known as|or|aka|a\.k\.a\.)\s+/i

/** What a note puts in brackets behind an answer as its other name. */
function bracketed(answer: string, text: string): string[] {
  const behind = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(answer)}s?\s*\(([^()\n]{1,40})\)`, 'giu')
  return [...text.matchAll(behind)].flatMap(([, inside = '']) => {
    const name = inside.trim()
    if (SAYS_SO.test(name)) return [name.replace(SAYS_SO, '')]
    const isOther =
      isFormula(name) ||
      (isAbbreviation(name) && isShortOf(name, answer.split(/\s+/))) ||
      (isAbbreviation(answer) && isShortOf(answer, name.split(/\s+/)))
    return isOther ? [name] : []
  })
}

/** Of an abbreviation, the words in front of it whose letters it has. */
function writtenOut(answer: string, text: string): string[] {
  if (!isAbbreviation(answer)) return []
  const before = new RegExp(String.raw`((?:[\p{L}-]+\s+){2,9})\(${escaped(answer)}s?\)`, 'gu')
  return [...text.matchAll(before)].flatMap(([, front = '']) => {
    const words = front.trim().split(/\s+/)
    for (let from = words.length - 2; from >= 0; from -= 1)
      if (!isLittle(words[from] ?? '') && isShortOf(answer, words.slice(from))) return [words.slice(from).join(' ')]
    return []
  })
}

/** A husband and a wife have one name. */
const SHARED = /^(?:Lady|Lord|Mr|Mrs|Ms|Miss|Sir|Dame)\b/

/** "Truman" where the note itself calls Harry Truman so. */
function lastName(answer: string, text: string): string[] {
  const words = answer.split(' ')
  const last = words.at(-1) ?? ''
  if (words.length < 2 || words.length > 3 || !words.every(word => /^\p{Lu}[\p{Ll}.’'-]*\p{L}?\.?$/u.test(word)))
    return []
  if (SHARED.test(answer)) return []
  const isWord = new RegExp(String.raw`(?<![\p{L}])${escaped(last.toLowerCase())}(?![\p{L}])`, 'u').test(text)
  const alone = text.search(
    new RegExp(String.raw`(?<!\b[Tt]he |\p{Lu}[\p{L}.]*[ -])\b${escaped(last)}\b(?! \p{Lu})`, 'u')
  )
  const whole = text.indexOf(answer)
  // Told of before the whole name was said, it may be somebody else's.
  const isTheirs = whole >= 0 && alone > whole
  return !isWord && isTheirs && last.length > 2 ? [last] : []
}

/** Other names of an answer, by what its own note says and nothing else. */
export function otherNames(answer: string, source: Source): string[] {
  const words = answer.trim()
  if (words.length < 2 || words.length > 80) return []
  const text = source.blocks.map(block => block.text).join('\n')
  return [...new Set([...bracketed(words, text), ...writtenOut(words, text), ...lastName(words, text)])]
}
