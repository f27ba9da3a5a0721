import { likenessOf } from '#domain/quiz/same-answer.ts'

export interface DiffPart {
  /** `missing` stands in the answer alone, `extra` in what was typed alone. */
  readonly kind: 'same' | 'missing' | 'extra'
  readonly text: string
}

export interface Typed {
  /** The same answer, however it is written: case, plural, spelling, 3e8 for 3 × 10⁸. */
  readonly isRight: boolean
  /** The same but for one letter or the accents. */
  readonly isNear: boolean
  readonly parts: readonly DiffPart[]
}

/** Longer texts are compared word by word: a table of every pair of characters would be too big. */
const BY_CHARACTER = 200
/** Longer answers are own words: only the very same text is the same. */
const LONGEST = 200
/** Words compared at most on each side. */
const MOST = 400

function plain(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}

const bare = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replace(/[.!?]$/, '')

function unitsOf(text: string, byCharacter: boolean): string[] {
  return byCharacter ? Array.from(text) : text.split(/(?<= )/).slice(0, MOST)
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Lengths of the longest common subsequence of the rests, as rows. */
function table(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row, below] = [rows[i] as Uint16Array, rows[i + 1] as Uint16Array]
      row[j] = same(a[i] ?? '', b[j] ?? '') ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  return rows
}

/** What was typed beside what was wanted: what is the same in order, what is missing, what is too much. */
export function compareTyped(typed: string, wanted: string): Typed {
  const [given, answer] = [plain(typed), plain(wanted)]
  const isShort = given.length <= LONGEST && answer.length <= LONGEST
  const likeness = bare(given) === bare(answer) ? 'same' : isShort ? likenessOf(answer, given) : 'other'
  if (likeness === 'same') return { isRight: true, isNear: false, parts: [{ kind: 'same', text: answer }] }
  const byCharacter = given.length <= BY_CHARACTER && answer.length <= BY_CHARACTER
  const [a, b] = [unitsOf(given, byCharacter), unitsOf(answer, byCharacter)]
  const lengths = table(a, b)
  const parts: { kind: DiffPart['kind']; text: string }[] = []
  const add = (kind: DiffPart['kind'], text: string): void => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += text
    else parts.push({ kind, text })
  }
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [x, y] = [a[i], b[j]]
    if (x !== undefined && y !== undefined && same(x, y)) {
      add('same', y)
      i += 1
      j += 1
    } else if (x !== undefined && (y === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      add('extra', x)
      i += 1
    } else if (y !== undefined) {
      add('missing', y)
      j += 1
    }
  }
  return { isRight: false, isNear: likeness === 'spelling', parts }
}

/** A first help: the first letters of each word, one more with each step; null when nothing would be left to recall. */
export function hintOf(answer: string, step: number): string | null {
  const words = plain(answer).split(' ')
  const longest = Math.max(...words.map(word => Array.from(word).length))
  if (step < 1 || step >= longest) return null
  return words
    .map(word => {
      const letters = Array.from(word)
      return letters.length <= step
        ? (letters[0] ?? '') + '·'.repeat(letters.length - 1)
        : letters.slice(0, step).join('') + '·'.repeat(letters.length - step)
    })
    .join(' ')
}
