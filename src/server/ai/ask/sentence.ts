import type { AskStyle, AskTurn } from '#contract/engine/ask.ts'
import type { AskMode } from '#contract/engine/pieces.ts'
import { givesAway } from '#domain/dialogue/gives-away.ts'
import { wordCount } from '#engine/text/words.ts'
import { plainText, uncleanness } from '#engine/model/checks/clean.ts'
import {
  contradicts,
  unsupportedBy,
  sourceWordsOf,
  isAbout,
  topicFault,
  type SourceWords
} from '#engine/model/checks/grounded.ts'
import type { Guard } from '#engine/model/checks/leak.ts'
import { findQuote, type Found, type Line } from '#engine/model/quotes.ts'
import { STYLE_RULES } from '#server/ai/ask/styles.ts'

/** Share of a sentence's content words that its quotes, their blocks or the question must have. */
const SUPPORT = 0.4
const LONGEST = 600
/** A quote of a word or two would prove anything. */
const QUOTE_WORDS = 3

/** One sentence as a model writes it, perhaps not yet to its end. */
export interface Draft {
  readonly basis: 'notes' | 'own knowledge'
  readonly quotes: readonly { readonly block: number; readonly quote: string }[]
  readonly text: string
}

export interface Asked {
  readonly question: string
  readonly mode: AskMode
  readonly style: AskStyle
  readonly turns: readonly AskTurn[]
  readonly lines: readonly Line[]
  readonly guard: Guard
  /** The sentences of the notes nearest to the question. */
  readonly answers: readonly string[]
}

export interface Opened {
  readonly basis: Draft['basis']
  readonly found: readonly Found[]
  readonly ground: SourceWords
  /** The blocks quoted, whole. */
  readonly said: string
}

/** What the student has written, in this turn and before: no sentence can give it away. */
const writtenBy = ({ question, turns }: Asked): string =>
  [...turns.filter(turn => turn.role === 'student').map(turn => turn.text), question].join('\n')

/** Checks what a sentence rests on, before its first word; a text is the reason why it may not be said. */
export function open(draft: Omit<Draft, 'text'>, asked: Asked): Opened | string {
  const { question, mode, style, lines } = asked
  if (draft.basis === 'own knowledge') {
    if (mode === 'notes') return 'not from the notes'
    return { basis: draft.basis, found: [], ground: sourceWordsOf(question, ...lines.map(line => line.text)), said: '' }
  }
  const found = draft.quotes.flatMap(({ block, quote }) => {
    const one = findQuote(quote, block, lines)
    const isWhole = one && one.span.quote.trim() === one.line.block.text.trim()
    return one && (isWhole || wordCount(one.span.quote) >= QUOTE_WORDS) ? [one] : []
  })
  if (found.length === 0) return 'quote not found'
  const said = found.flatMap(({ line }) => [...line.headings, ...(line.block.header ?? []), line.block.text])
  const blocks = found.map(one => one.line.block.text).join('\n')
  const { talk } = STYLE_RULES[style]
  const ground = talk === '' ? sourceWordsOf(question, ...said) : sourceWordsOf(talk, writtenBy(asked), ...said)
  return { basis: 'notes', found, ground, said: blocks }
}

const isQuestion = (text: string): boolean => /\?\W*$/.test(text)

/** The sentence, with all that was said before it, says what its style leaves for the student to find. */
function spoils(text: string, { found }: Opened, asked: Asked, said: string): boolean {
  const { heldBack } = STYLE_RULES[asked.style]
  if (heldBack === 'nothing' || (heldBack === 'questions' && !isQuestion(text))) return false
  const quotes = found.map(one => one.span.quote)
  const known = writtenBy(asked)
  // A quiz may say what its last question asked for.
  if (heldBack === 'questions') return quotes.some(quote => givesAway(text, quote, known))
  const earlier = asked.turns.filter(turn => turn.role === 'engine').map(turn => turn.text)
  const before = [...earlier, said].join('\n')
  return [...quotes, ...asked.answers].some(
    answer => !givesAway(earlier.join('\n'), answer, known) && givesAway(`${before}\n${text}`, answer, known)
  )
}

/** A finished sentence, or the reason why it is dropped; `said` is what the answer has said before it. */
export function close(text: string, opened: Opened, asked: Asked, said = ''): { readonly text: string } | string {
  const { guard, style } = asked
  const plain = plainText(text).replaceAll('\n', ' ')
  if (!/[\p{L}\p{N}]/u.test(plain)) return 'empty'
  const unclean = uncleanness(plain, LONGEST)
  if (unclean) return unclean
  if (guard.leaks(plain)) return 'not about the notes'
  if (opened.basis === 'own knowledge')
    return !isAbout(plain, opened.ground) ? 'not about the question' : { text: plain }
  const mayAsk = STYLE_RULES[style].asks && isQuestion(plain)
  const fault = mayAsk ? topicFault(plain, opened.ground) : unsupportedBy(plain, opened.ground, SUPPORT)
  if (fault) return fault
  if (spoils(plain, opened, asked, said)) return 'gives the answer away'
  return contradicts(plain, opened.said) ? 'contradicts its quote' : { text: plain }
}

/** Where something may begin that is not plain words: what follows waits for the end of the sentence. */
const SPECIAL =
  /[<>[\]{}*_`|\\]|:\/|\/\/|\bwww\b|\b(?:https?|hxxps?|javascript|data|mailto|file):|\b(?:lethal|fatal|overdose|noose|yourself|wrists?|veins?|pills|tablets|painless|calories)\b|\S\.\S|\b([\p{L}\p{N}]+) \1\b/iu

/** How many signs of a growing sentence can be shown now: whole words that hold up so far. */
export function showable(text: string, opened: Opened, asked: Asked): number {
  const { guard, style } = asked
  // Half of what may not be said would be shown before it is dropped; whether it is a question is known at its end only.
  if (STYLE_RULES[style].heldBack !== 'nothing') return 0
  const special = text.search(SPECIAL)
  const limit = Math.min(guard.safeLength(text), special < 0 ? text.length : special, LONGEST)
  const prefix = text.slice(0, text.slice(0, limit).search(/\s\S*$/) + 1).trimEnd()
  if (prefix === '' || /^\s|^[-•]/.test(prefix) || uncleanness(prefix, LONGEST)) return 0
  if (!isAbout(prefix, opened.ground)) return 0
  if (opened.basis === 'own knowledge') return prefix.length
  const holds = unsupportedBy(prefix, opened.ground, SUPPORT) === undefined && !contradicts(prefix, opened.said)
  return holds ? prefix.length : 0
}
