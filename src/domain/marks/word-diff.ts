export interface DiffPiece {
  readonly text: string
  readonly kind: 'same' | 'added' | 'removed'
}

/** Beyond so many words on a side the middle is shown as taken out and put in whole: the table would not fit. */
const MOST_WORDS = 1500

const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []

/** What changed between two versions of an answer, by words. The pieces but for the removed ones are the new text. */
export function wordDiff(before: string, after: string): DiffPiece[] {
  const [a, b] = [wordsOf(before), wordsOf(after)]
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1
  let tail = 0
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1
  const [from, to] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)]
  const middle =
    from.length > MOST_WORDS || to.length > MOST_WORDS
      ? [
          ...from.map(text => ({ text, kind: 'removed' as const })),
          ...to.map(text => ({ text, kind: 'added' as const }))
        ]
      : alike(from, to)
  const same = (texts: readonly string[]): DiffPiece[] => texts.map(text => ({ text, kind: 'same' }))
  return joined([...same(a.slice(0, head)), ...middle, ...same(a.slice(a.length - tail))])
}

/** Longest common run of words (Wagner and Fischer 1974). */
function alike(a: readonly string[], b: readonly string[]): DiffPiece[] {
  const width = b.length + 1
  const best = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number): number => best[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      best[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pieces: DiffPiece[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [one, other] = [a[i], b[j]]
    if (one !== undefined && one === other) {
      pieces.push({ text: one, kind: 'same' })
      i += 1
      j += 1
    } else if (one !== undefined && (other === undefined || at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ text: one, kind: 'removed' })
      i += 1
    } else {
      pieces.push({ text: other ?? '', kind: 'added' })
      j += 1
    }
  }
  return pieces
}

function joined(pieces: readonly DiffPiece[]): DiffPiece[] {
  const out: DiffPiece[] = []
  for (const piece of pieces) {
    const last = out.at(-1)
    if (last?.kind === piece.kind) out[out.length - 1] = { ...last, text: last.text + piece.text }
    else out.push(piece)
  }
  return out
}
