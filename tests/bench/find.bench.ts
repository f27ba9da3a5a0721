import { type Row, busy, quantile } from '#cli/report/bench-table.ts'
import type { Findable } from '#lib/find/findable.ts'
import { TextFinder } from '#lib/find/text-finder.ts'

export const title = 'The palette over 10,000 notes and 100,000 cards, in Node'
export const how =
  'What the worker does with one key: 30,000 different made words, few of them common; notes of 300 words, cards of 20. Words of all lengths and pairs of them typed letter by letter, each as it is and with a slip; every key counts. Processor time.'

const [NOTES, CARDS, AT_ONCE] = [10_000, 100_000, 1000]
const BUDGET = 50
const MOST = 12

/** Marsaglia's xorshift: the same texts each time. */
let state = 2463534242
function random(): number {
  state ^= state << 13
  state ^= state >>> 17
  state ^= state << 5
  return (state >>> 0) / 2 ** 32
}

const SYLLABLES = 'pho to syn the sis en zy me gra di ent vec tor mar ket ex port cell wall ra tio lo gic sta te'.split(
  ' '
)
const VOCABULARY = [
  ...new Set(
    Array.from({ length: 60_000 }, () =>
      Array.from(
        { length: 1 + Math.floor(random() * 5) },
        () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]
      ).join('')
    )
  )
].slice(0, 30_000)

/** Few words are common, most are rare. */
const word = (): string => VOCABULARY[Math.floor(VOCABULARY.length ** random() - 1)] ?? ''
const words = (count: number): string => Array.from({ length: count }, word).join(' ')

const made = (kind: 'note' | 'card', count: number, length: number): Findable[] =>
  Array.from({ length: count }, (_, at) => ({
    kind,
    id: String(at).padStart(8, '0'),
    title: words(4),
    text: words(length)
  }))

function slip(typed: string): string {
  const at = Math.floor(typed.length / 2)
  return `${typed.slice(0, at)}${typed[at + 1] ?? ''}${typed[at] ?? ''}${typed.slice(at + 2)}`
}

export function measure(): Promise<readonly Row[]> {
  const finder = new TextFinder()
  for (const things of [made('note', NOTES, 300), made('card', CARDS, 20)])
    for (let at = 0; at < things.length; at += AT_ONCE) finder.add(things.slice(at, at + AT_ONCE))
  const pieces: number[] = []
  while (!finder.isLearnt) pieces.push(busy(() => finder.learn()))
  const asked = Array.from({ length: 8 }, () => [word(), words(2)]).flat()
  const keys = (line: string): number[] =>
    Array.from({ length: line.length }, (_, end) => busy(() => void finder.find(line.slice(0, end + 1), MOST)))
  keys('photosyn')
  const row = (what: string, took: readonly number[]): Row => {
    const p95 = quantile(took, 0.95)
    return {
      what,
      value: `${quantile(took, 0.5).toFixed(1)} median, ${p95.toFixed(1)} p95, ${Math.max(...took).toFixed(1)} at most`,
      bar: `p95 ≤ ${BUDGET} ms`,
      isMet: p95 <= BUDGET
    }
  }
  return Promise.resolve([
    row(`a key, ${finder.size.toLocaleString('en-GB')} texts`, asked.flatMap(keys)),
    row(
      'a key of words with a slip',
      asked.flatMap(line => keys(slip(line)))
    ),
    {
      what: 'its words learnt for slips, between keys',
      value: `${(pieces.reduce((sum, one) => sum + one, 0) / 1000).toFixed(2)} s in ${pieces.length} pieces, ${Math.max(...pieces).toFixed(1)} ms the longest`
    }
  ])
}
