import { STOP, type CareKind, type LanguageList } from '#engine/care/line.ts'
import { LISTS, TYPED_SHORT } from '#engine/care/lists.ts'
import { asLine } from '#engine/care/plain.ts'
import { respelled } from '#engine/care/spelling.ts'
import { writtenOut } from '#engine/care/texting.ts'

/** What the student says of themselves by the words of a play: it holds in any sentence. */
const OWN = 3

type Only = CareKind | null

function foundIn(sentence: string, list: LanguageList, near: string, only: Only): CareKind | null {
  const lines = list
    .linesFor(sentence.split(' '))
    .filter(({ kind, found }) => (only === null || kind === only) && found.test(sentence))
  if (lines.length === 0) return null
  if (list.text?.test(sentence)) return lines.find(line => line.strength >= OWN)?.kind ?? null
  const isTopic = list.topic?.test(sentence) ?? false
  const isOthers = list.self !== null && !list.self.test(sentence) && (isTopic || (list.asks?.test(sentence) ?? false))
  const least = isOthers ? 2 : isTopic ? 1 : list.work?.test(near) ? 0 : -1
  return lines.find(line => line.strength >= least)?.kind ?? null
}

/** So many words of another Latin language than English are no chance. */
const SURE = 3

/** The list that has most of the words: only its spelling is thought of. */
function likeliest(sentence: string): LanguageList | null {
  const words = sentence.trim().split(' ')
  const counts = LISTS.map(list => words.filter(word => list.words.has(word)).length)
  const most = Math.max(...counts)
  const isLatin = /\p{Script=Latin}/u.test(sentence)
  return (most < SURE && isLatin ? LISTS[0] : LISTS[counts.indexOf(most)]) ?? null
}

/** `near` is the sentence with the one before and the one after it. */
function kindOf(sentence: string, near: string, only: Only): CareKind | null {
  for (const list of LISTS) {
    const kind = list.script.test(sentence) ? foundIn(sentence, list, near, only) : null
    if (kind) return kind
  }
  for (const list of TYPED_SHORT) {
    const whole = writtenOut(sentence, list.words)
    const kind = whole === null ? null : foundIn(whole, list, near, only)
    if (kind) return kind
  }
  const list = likeliest(sentence)
  const right = list && respelled(sentence, list.words)
  return list && right ? foundIn(right, list, near, only) : null
}

/** "Ophelia drowns. I want to do the same": the words that tell are in two sentences. */
function acrossTwo(sentences: readonly string[]): CareKind | null {
  for (const [at, sentence] of sentences.slice(0, -1).entries()) {
    const pair = ` ${sentence.trim()} ${(sentences[at + 1] ?? '').trim()} `
    for (const list of LISTS) {
      const line = list.linesFor(pair.split(' ')).find(one => one.strength >= OWN && one.found.test(pair))
      if (line) return line.kind
    }
  }
  return null
}

/** What somebody may be in danger of by these words, or whether of `only` that; null where nothing speaks for it. */
export function crisisIn(text: string, only: Only = null): CareKind | null {
  const sentences = asLine(text).split(` ${STOP} `)
  for (const [at, sentence] of sentences.entries()) {
    const near = sentences.slice(Math.max(0, at - 1), at + 2).map(one => one.trim())
    const kind = kindOf(` ${sentence.trim()} `, ` ${near.join(' ')} `, only)
    if (kind) return kind
  }
  return only === null ? acrossTwo(sentences) : null
}
