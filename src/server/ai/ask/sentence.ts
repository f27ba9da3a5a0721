import type { AskMode } from '#contract/engine-pieces.ts'
import { wordCount } from '#engine/text/words.ts'
import { plainText, uncleanness } from '#engine/model/checks/clean.ts'
import { contradicts, groundFault, groundOf, isAbout, type Ground } from '#engine/model/checks/grounded.ts'
import type { Guard } from '#engine/model/checks/leak.ts'
import { findQuote, type Found, type Line } from '#engine/model/quotes.ts'

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
  readonly lines: readonly Line[]
  readonly guard: Guard
}

export interface Opened {
  readonly basis: Draft['basis']
  readonly found: readonly Found[]
  readonly ground: Ground
  /** The blocks quoted, whole. */
  readonly said: string
}

/** Checks what a sentence rests on, before its first word; a text is the reason why it may not be said. */
export function open(draft: Omit<Draft, 'text'>, { question, mode, lines }: Asked): Opened | string {
  if (draft.basis === 'own knowledge') {
    if (mode === 'notes') return 'not from the notes'
    return { basis: draft.basis, found: [], ground: groundOf(question, ...lines.map(line => line.text)), said: '' }
  }
  const found = draft.quotes.flatMap(({ block, quote }) => {
    const one = findQuote(quote, block, lines)
    const isWhole = one && one.span.quote.trim() === one.line.block.text.trim()
    return one && (isWhole || wordCount(one.span.quote) >= QUOTE_WORDS) ? [one] : []
  })
  if (found.length === 0) return 'quote not found'
  const said = found.flatMap(({ line }) => [...line.headings, ...(line.block.header ?? []), line.block.text])
  const blocks = found.map(one => one.line.block.text).join('\n')
  return { basis: 'notes', found, ground: groundOf(question, ...said), said: blocks }
}

/** A finished sentence, or the reason why it is dropped. */
export function close(text: string, opened: Opened, { guard }: Asked): { readonly text: string } | string {
  const plain = plainText(text).replaceAll('\n', ' ')
  if (!/[\p{L}\p{N}]/u.test(plain)) return 'empty'
  const unclean = uncleanness(plain, LONGEST)
  if (unclean) return unclean
  if (guard.leaks(plain)) return 'not about the notes'
  if (opened.basis === 'own knowledge')
    return !isAbout(plain, opened.ground) ? 'not about the question' : { text: plain }
  const fault = groundFault(plain, opened.ground, SUPPORT)
  if (fault) return fault
  return contradicts(plain, opened.said) ? 'contradicts its quote' : { text: plain }
}

/** Where something may begin that is not plain words: what follows waits for the end of the sentence. */
const SPECIAL =
  /[<>[\]{}*_`|\\]|:\/|\/\/|\bwww\b|\b(?:https?|hxxps?|javascript|data|mailto|file):|\S\.\S|\b([\p{L}\p{N}]+) \1\b/iu

/** How many signs of a growing sentence can be shown now: whole words that hold up so far. */
export function showable(text: string, opened: Opened, { guard }: Asked): number {
  const special = text.search(SPECIAL)
  const limit = Math.min(guard.safeLength(text), special < 0 ? text.length : special, LONGEST)
  const prefix = text.slice(0, text.slice(0, limit).search(/\s\S*$/) + 1).trimEnd()
  if (prefix === '' || /^\s|^[-•]/.test(prefix) || uncleanness(prefix, LONGEST)) return 0
  if (!isAbout(prefix, opened.ground)) return 0
  if (opened.basis === 'own knowledge') return prefix.length
  const holds = groundFault(prefix, opened.ground, SUPPORT) === undefined && !contradicts(prefix, opened.said)
  return holds ? prefix.length : 0
}
