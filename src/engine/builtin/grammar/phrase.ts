import type { Token } from '#engine/text/tagger.ts'

/** The text of a run of tokens as it stands in the block; a part left out between them leaves one space. */
export function textOf(blockText: string, tokens: readonly Token[]): string {
  let text = ''
  let run: { start: number; end: number } | undefined
  for (const token of tokens) {
    if (run && blockText.slice(run.end, token.start).trim() === '') run.end = token.end
    else {
      if (run) text += `${blockText.slice(run.start, run.end)} `
      run = { start: token.start, end: token.end }
    }
  }
  return run ? text + blockText.slice(run.start, run.end) : ''
}

/** "…, and we measure it in joules": a comma and a conjunction that open a clause, not the last member of a list. */
function opensClause(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at + 1]
  if (first && /^(?:it|they|he|she|we|you|i|this|there)$/.test(first.lower)) return true
  return tokens.slice(at + 1, at + 7).some((token, index, ahead) => {
    const before = ahead[index - 1]
    const isVerb =
      token.pos === 'VERB' &&
      !/ing$/.test(token.lower) &&
      (!/ed$/.test(token.lower) || /^(?:PROPN|PRON)$/.test(before?.pos ?? '')) &&
      /^(?:NOUN|PROPN|ADV|PRON)$/.test(before?.pos ?? '')
    return token.pos === 'AUX' || isVerb
  })
}

/** The tokens before ", and …" or ", but …" that open a second main clause. */
export function firstClauseOf(tokens: readonly Token[]): readonly Token[] {
  const stop = tokens.findIndex(
    (token, at) =>
      token.text === ';' ||
      (token.text === ',' && (/^(?:while|whereas)$/.test(tokens[at + 1]?.lower ?? '') || splices(tokens, at))) ||
      (token.lower === 'and' && tokens[at + 1]?.lower === 'as' && tokens[at + 2]?.pos === 'PRON') ||
      (token.text === ',' && /^(?:and|but|so)$/.test(tokens[at + 1]?.lower ?? '') && opensClause(tokens, at + 1))
  )
  return stop > 1 ? tokens.slice(0, stop) : tokens
}

/** "Frequency, loudness depends on amplitude": what follows the comma is a sentence of its own. */
function splices(tokens: readonly Token[], at: number): boolean {
  const verb = tokens.slice(at + 1, at + 5).findIndex(token => token.pos === 'VERB' || token.pos === 'AUX')
  const subject = tokens.slice(at + 1, at + 1 + verb)
  const next = tokens[at + 1 + verb]
  return (
    verb > 0 &&
    next !== undefined &&
    (next.pos === 'AUX' ||
      /^(?:he|she|it|they|we)$/.test(subject[0]?.lower ?? '') ||
      /[^s]s$/.test(next.lower) ||
      (/s$/.test(subject.at(-1)?.lower ?? '') && next.lower === next.lemma)) &&
    subject.every(token => /^(?:DET|ADJ|NOUN|PROPN|PRON|NUM)$/.test(token.pos)) &&
    !/^(?:which|who|that)$/.test(subject[0]?.lower ?? '')
  )
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
