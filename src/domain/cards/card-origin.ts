/** Cards that a student wrote; the others carry the name of the engine that suggested them. */
export const MANUAL = 'manual'
const LONGEST = 40

export interface CardOrigin {
  readonly engine: string
  /** What the engine saw in the sentence: a cause, a date, … Null for cards written by hand. */
  readonly type: string | null
}

/** `extractive 1/cause`: the one column `cards.engine` holds both. */
export function writeOrigin(engine: string, type: string): string {
  return `${engine.replaceAll('/', ' ').slice(0, LONGEST - type.length - 1)}/${type}`
}

export function readOrigin(stored: string): CardOrigin {
  const split = stored.lastIndexOf('/')
  return split < 0 ? { engine: stored, type: null } : { engine: stored.slice(0, split), type: stored.slice(split + 1) }
}
