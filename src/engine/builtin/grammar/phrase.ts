import type { Token } from '#engine/builtin/text/tagger.ts'

/** The exact text between two tokens, as it stands in the block. */
export function textOf(blockText: string, tokens: readonly Token[]): string {
  const first = tokens[0]
  const last = tokens.at(-1)
  return first && last ? blockText.slice(first.start, last.end) : ''
}

/** The word that decides number and meaning: the last noun before the first preposition. */
export function headOf(tokens: readonly Token[]): Token | undefined {
  const stop = tokens.findIndex(
    (token, index) => index > 0 && (token.pos === 'ADP' || token.text === '(' || token.text === ',')
  )
  const core = stop > 0 ? tokens.slice(0, stop) : tokens
  return core.findLast(token => /^(?:NOUN|PROPN|PRON|FORMULA|NUM)$/.test(token.pos)) ?? core.at(-1)
}

const SINGULAR_S = /(?:ss|us|is|ics|news|series|species|means)$/
const PLURAL = new Set(
  'people children men women mice feet teeth data bacteria fungi phenomena criteria nuclei alveoli they we these those'.split(
    ' '
  )
)

export function isPlural(tokens: readonly Token[]): boolean {
  const head = headOf(tokens)
  if (!head) return false
  const top = tokens.findIndex(token => token.pos === 'ADP')
  const core = top > 0 ? tokens.slice(0, top) : tokens
  if (core.some(token => token.lower === 'and')) return true
  if (PLURAL.has(head.lower)) return true
  return /s$/.test(head.lower) && !SINGULAR_S.test(head.lower) && head.pos !== 'PRON' && head.pos !== 'FORMULA'
}

const PRONOUN = new Set(
  'it he she they him her them this that these those we i you one ones himself itself themselves'.split(' ')
)
const POINTING = new Set(
  'this that these those such another its his their both former latter our your my other others'.split(' ')
)

export const isPronoun = (tokens: readonly Token[]): boolean =>
  tokens.length === 1 && PRONOUN.has(tokens[0]?.lower ?? '')
/** "This process", "its walls": the phrase needs the sentence before. */
export const pointsBack = (tokens: readonly Token[]): boolean => POINTING.has(tokens[0]?.lower ?? '')
