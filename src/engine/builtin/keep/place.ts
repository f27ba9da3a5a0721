import type { Candidate } from '#engine/builtin/candidate.ts'
import type { Features } from '#engine/builtin/keep/features.ts'
import type { ReadBlock, Reading } from '#engine/builtin/read.ts'
import { topicOf } from '#engine/builtin/statement.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

/** The sign by which a line of notes sets a name apart: "Term: …", "Term – …", "Term = …". */
export function signOf(text: string): string {
  const [, sign = ''] = /^[^:=.?!\n]{2,60}?\s*(:|\s[–—-]|\s=|→|->)\s+\S/u.exec(text.trim()) ?? []
  return /[–—-]$/.test(sign) && !/>/.test(sign)
    ? 'dash'
    : sign.includes('=')
      ? 'equals'
      : sign === ':'
        ? 'colon'
        : sign
          ? 'arrow'
          : ''
}

interface Place {
  readonly index: ReadonlyMap<string, number>
  /** Share of the blocks that are whole sentences: near 1 in prose, near 0 in shorthand. */
  readonly sentences: number
}

const PLACES = new WeakMap<Reading, Place>()

function placeOf(reading: Reading): Place {
  const known = PLACES.get(reading)
  if (known) return known
  const text = reading.blocks.filter(one => one.block.kind === 'paragraph' || one.block.kind === 'list-item')
  const whole = text.filter(one => /[.!?]["”’)]?$/.test(one.block.text.trim())).length
  const place = {
    index: new Map(reading.blocks.map((one, at) => [one.block.id, at])),
    sentences: whole / Math.max(1, text.length)
  }
  PLACES.set(reading, place)
  return place
}

const isLine = (one: ReadBlock | undefined, sign: string): boolean =>
  one !== undefined && one.block.kind !== 'heading' && signOf(one.block.text) === sign

/** Where the card comes from: the kind of line, its neighbours, its heading. */
export function placeFeatures(card: Candidate, reading: Reading): Features {
  const place = placeOf(reading)
  const at = place.index.get(card.block.id) ?? 0
  const read = reading.blocks[at]
  const { text, kind } = card.block
  const sign = kind === 'table-row' ? '' : signOf(text)
  const beside = [-2, -1, 1, 2].filter(step => sign !== '' && isLine(reading.blocks[at + step], sign)).length
  const sentence = text.slice(card.quote.start, card.quote.end)
  const words = wordCount(text)
  const count = read?.sentences.length ?? 1
  const found: Features = {
    [`kind ${kind}`]: 1,
    'whole sentences': place.sentences,
    'one sentence': count === 1 ? 1 : 0,
    'many sentences': count > 3 ? 1 : 0,
    'quote ends': /[.!?]["”’)]?$/.test(sentence.trim()) ? 1 : 0,
    'quote starts small': /^\p{Ll}/u.test(sentence) ? 1 : 0,
    'signs in quote': /→|->|\s=\s|\+|&|\bw\/|!!|↑|↓/.test(sentence) ? 1 : 0,
    'dash in quote': /\s[–—-]\s/.test(sentence) ? 1 : 0,
    'brackets in quote': sentence.includes('(') ? 1 : 0,
    'long quote': wordCount(sentence) > 24 ? 1 : 0,
    'short quote': wordCount(sentence) < 8 ? 1 : 0,
    'share of block': Math.min(1, wordCount(sentence) / Math.max(1, words)),
    'no topic': topicOf(card.headings) === undefined ? 1 : 0,
    'title only': card.headings.length < 2 ? 1 : 0,
    ordered: card.block.list?.ordered ? 1 : 0,
    'heading asks': /\?/.test(card.headings.at(-1) ?? '') ? 1 : 0,
    'heading of many': /^(?:[\p{L}'’-]+ ){0,2}\p{L}+[^sui]s(?: (?:of|to|for|in|by)\b.*)?[:!?]*$/u.test(
      card.headings.at(-1) ?? ''
    )
      ? 1
      : 0,
    'heading of doing': /^\p{L}+ing\b/u.test(card.headings.at(-1) ?? '') ? 1 : 0,
    nested: (card.block.list?.depth ?? 0) > 0 ? 1 : 0,
    'bold name': card.block.bold?.some(bold => text.startsWith(bold)) ? 1 : 0
  }
  if (sign !== '') {
    found[`sign ${sign}`] = 1
    found['lines alike'] = beside / 4
  }
  return found
}
