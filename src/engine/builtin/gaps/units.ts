import type { Token } from '#engine/text/tagger.ts'

/** A word as the eye sees it: "short-term" and "Marshall–Lerner" are one. */
export interface Unit {
  readonly text: string
  readonly lower: string
  readonly pos: string
  readonly lemma: string
  readonly start: number
  readonly end: number
}

const isJoint = (token: Token | undefined): boolean => /^[-–/]$/.test(token?.text ?? '')

export function unitsOf(text: string, tokens: readonly Token[]): Unit[] {
  const found: Unit[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at]
    if (!first) break
    let last = first
    while (
      isJoint(tokens[at + 1]) &&
      tokens[at + 1]?.start === last.end &&
      tokens[at + 2] !== undefined &&
      tokens[at + 2]?.start === tokens[at + 1]?.end
    ) {
      last = tokens[at + 2] ?? last
      at += 2
    }
    const words = text.slice(first.start, last.end)
    const isVerbal = last !== first && last.pos === 'VERB'
    found.push({
      text: words,
      lower: words.toLowerCase(),
      pos: isVerbal ? 'ADJ' : last.pos,
      lemma: last.lemma,
      start: first.start,
      end: last.end
    })
  }
  return found
}

export const isBig = (unit: Unit | undefined): boolean => /^\p{Lu}/u.test(unit?.text ?? '')
export const isNoun = (unit: Unit | undefined): boolean => /^(?:NOUN|PROPN)$/.test(unit?.pos ?? '')
export const isVerb = (unit: Unit | undefined): boolean => /^(?:VERB|AUX)$/.test(unit?.pos ?? '')
