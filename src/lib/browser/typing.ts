import { TYPING } from '#config/limits.ts'

export type Headline = readonly [first: string, second: string]

export interface Typed {
  readonly headline: number
  readonly length: number
  readonly isErasing: boolean
}

const lengthOf = ([first, second]: Headline): number => first.length + second.length

/** The next state of a headline that is written, read, taken away and followed by the next, and how long this one stays. */
export function nextTyped(
  headlines: readonly Headline[],
  now: Typed
): { readonly after: number; readonly next: Typed } {
  const [write, erase] = TYPING.perCharacter
  const [shortest, longest] = TYPING.pause
  const full = lengthOf(headlines[now.headline] ?? ['', ''])
  if (now.isErasing) {
    if (now.length > 0) return { after: erase, next: { ...now, length: now.length - 1 } }
    return { after: shortest, next: { headline: (now.headline + 1) % headlines.length, length: 1, isErasing: false } }
  }
  if (now.length < full) return { after: write, next: { ...now, length: now.length + 1 } }
  return { after: longest, next: { ...now, isErasing: true } }
}

/** The part of each line that is on the paper. */
export function typedLines([first, second]: Headline, length: number): Headline {
  return [first.slice(0, length), second.slice(0, Math.max(0, length - first.length))]
}
