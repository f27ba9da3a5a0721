import { secondAt, type Anchor } from '#domain/lecture/said/paragraphs.ts'
import type { Said } from '#domain/lecture/said/said.ts'
import type { Stretch } from '#domain/lecture/pieces/voice.ts'

/** Heard before a sentence, so that it does not begin in mid-word. */
export const LEAD = 5
/** A paragraph of a note lasts half a minute; a long line of an engine without times is looked through as well. */
const REACH = 90
/** Of the words of a sentence, what must stand together in what was said: the student may have mended the others. */
const ENOUGH = 0.6

interface Word {
  readonly word: string
  readonly start: number
  readonly end: number
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)].map(found => ({
    word: found[0].toLocaleLowerCase('en-GB'),
    start: found.index,
    end: found.index + found[0].length
  }))
}

interface Together {
  readonly text: string
  readonly anchors: readonly Anchor[]
}

/** Lines end to end, each with the seconds at which it begins and ends. */
function joined(lines: readonly Said[]): Together {
  let text = ''
  const anchors: Anchor[] = []
  for (const line of lines) {
    if (text !== '') text += ' '
    const start = text.length
    const inside = line.anchors.filter(([at]) => at > 0 && at < line.text.length)
    anchors.push([start, line.from], ...inside.map(([at, second]): Anchor => [start + at, second]))
    text += line.text
    anchors.push([text.length, line.to])
  }
  return { text, anchors }
}

/** Where the words of `quote` stand together best in `said`: the first and the last of them; null where too few do. */
function placeOf(quote: readonly Word[], said: readonly Word[]): readonly [Word, Word] | null {
  const wanted = new Map<string, number>()
  for (const { word } of quote) wanted.set(word, (wanted.get(word) ?? 0) + 1)
  const size = Math.min(quote.length, said.length)
  let best = { same: 0, inOrder: 0, at: -1 }
  for (let at = 0; at + size <= said.length; at += 1) {
    const left = new Map(wanted)
    let same = 0
    let inOrder = 0
    for (const [index, { word }] of said.slice(at, at + size).entries()) {
      const count = left.get(word) ?? 0
      if (count > 0) {
        same += 1
        left.set(word, count - 1)
      }
      if (quote[index]?.word === word) inOrder += 1
    }
    if (same > best.same || (same === best.same && inOrder > best.inOrder)) best = { same, inOrder, at }
  }
  const [first, last] = [said[best.at], said[best.at + size - 1]]
  return first && last && best.same >= ENOUGH * quote.length ? [first, last] : null
}

/**
 * From when to when a sentence is said, near `second`, where its paragraph begins. Null where it is not said there:
 * the student wrote it.
 */
export function momentOf(quote: string, second: number, lines: readonly Said[]): Stretch | null {
  const near = lines
    .filter(line => line.kind === 'speech' && line.to > second && line.from < second + REACH)
    .sort((a, b) => a.from - b.from)
  const { text, anchors } = joined(near)
  const wanted = wordsIn(quote)
  const found = wanted.length > 0 ? placeOf(wanted, wordsIn(text)) : null
  const [from, to] = [near[0]?.from ?? 0, Math.max(0, ...near.map(line => line.to))]
  if (!found) return null
  const [first, last] = found
  const start = secondAt(first.start, text, from, to, anchors)
  // With the full stop behind the last word, or its second would be cut off.
  const end = last.end + (/^[^\p{L}\p{N}\s]*/u.exec(text.slice(last.end))?.[0].length ?? 0)
  return { from: start, to: Math.max(start, secondAt(end, text, from, to, anchors)) }
}

/** The same, and where the sentence is not found there, the line that is said at that second. */
export function momentNear(quote: string, second: number, lines: readonly Said[]): Stretch {
  const found = momentOf(quote, second, lines)
  if (found) return found
  const line = lines.find(one => one.kind === 'speech' && one.to > second && one.from <= second + 1)
  return { from: second, to: line ? Math.min(line.to, second + REACH) : second + 2 * LEAD }
}

/** What is played of it. */
export const toHear = ({ from, to }: Stretch): Stretch => ({ from: Math.max(0, from - LEAD), to })
