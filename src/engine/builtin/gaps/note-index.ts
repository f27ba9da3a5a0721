import type { Reading, Sentence } from '#engine/builtin/read.ts'
import { wordsOf } from '#engine/text/words.ts'
import { stemOf } from '#engine/text/stem.ts'

/** What the rules for gaps ask about a whole note, counted once. */
export interface NoteIndex {
  /** How often words stand together, up to four of them. */
  readonly said: (phrase: string) => number
  /** Whether a word has its capital inside a sentence. */
  readonly isName: (word: string) => boolean
  /** Whether a name stands in the note as an owner's alone: "Bowman's capsule". */
  readonly isOwnerOnly: (name: string) => boolean
  /** Whether a noun stands in a sentence before this one. */
  readonly toldBefore: (root: string, sentence: Sentence) => boolean
}

const LONGEST = 4
const INDEXES = new WeakMap<Reading, NoteIndex>()

function build(reading: Reading): NoteIndex {
  const counts = new Map<string, number>()
  const names = new Set<string>()
  const owners = new Set<string>()
  const bare = new Set<string>()
  const first = new Map<string, number>()
  const places = new Map<Sentence, number>()
  const count = (text: string): void => {
    const words = wordsOf(text)
    for (let at = 0; at < words.length; at += 1) {
      let phrase = ''
      for (let next = at; next < Math.min(words.length, at + LONGEST); next += 1) {
        phrase = phrase === '' ? (words[next] ?? '') : `${phrase} ${words[next] ?? ''}`
        counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
      }
    }
  }
  let place = 0
  for (const { block, sentences } of reading.blocks) {
    count(block.text)
    for (const sentence of sentences) {
      place += 1
      places.set(sentence, place)
      sentence.tokens.forEach((token, at) => {
        if (/^(?:NOUN|PROPN)$/.test(token.pos)) {
          const root = stemOf(token.lower)
          if (!first.has(root)) first.set(root, place)
        }
        if (!/^\p{Lu}/u.test(token.text)) return
        if (at > 0 && !/^[.:“"‘(]$/.test(sentence.tokens[at - 1]?.text ?? '')) names.add(token.text)
        const owns = /^['’]s?$/.test(sentence.tokens[at + 1]?.text ?? '')
        ;(owns ? owners : bare).add(token.text)
      })
    }
  }
  const lastOf = (name: string): string => name.split(' ').at(-1) ?? ''
  return {
    said: phrase => counts.get(wordsOf(phrase).join(' ')) ?? 0,
    isName: word => names.has(word),
    isOwnerOnly: name => owners.has(lastOf(name)) && !bare.has(lastOf(name)),
    toldBefore: (root, sentence) => (first.get(root) ?? Infinity) < (places.get(sentence) ?? 0)
  }
}

export function noteIndex(reading: Reading): NoteIndex {
  const found = INDEXES.get(reading) ?? build(reading)
  INDEXES.set(reading, found)
  return found
}
