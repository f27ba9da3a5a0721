import { lowerFirst } from '#engine/builtin/text/casing.ts'
import { tag, type Token } from '#engine/builtin/text/tagger.ts'

/** A name and what is told of it, each tagged once, when first asked for, as they read inside a sentence. */
export interface Told {
  readonly term: string
  readonly meaning: string
  readonly name: readonly Token[]
  readonly tokens: readonly Token[]
}

export function told(term: string, meaning: string): Told {
  let name: readonly Token[] | undefined
  let tokens: readonly Token[] | undefined
  return {
    term,
    meaning,
    get name() {
      return (name ??= tag(lowerFirst(term), 0, []))
    },
    get tokens() {
      return (tokens ??= tag(lowerFirst(meaning), 0, []))
    }
  }
}
