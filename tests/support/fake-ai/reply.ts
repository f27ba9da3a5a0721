/** What the fake model says; `object` is written as JSON. Waiting times in milliseconds. */
export interface Saying {
  readonly text?: string
  readonly object?: unknown
  /** `length` stops at the token limit, `refusal` is a provider's own refusal or content filter. */
  readonly finish?: 'stop' | 'length' | 'refusal'
  /** Before the first byte. */
  readonly wait?: number
  /** Between two words of a stream. */
  readonly drip?: number
  /** The connection breaks after this many words of a stream (or in the middle of a whole answer). */
  readonly cut?: number
  readonly vectors?: readonly (readonly number[])[]
  readonly transcript?: Transcript
}

export interface Transcript {
  readonly text: string
  /** The text alone, as models without times give it. */
  readonly bare?: boolean
  readonly language?: string
  readonly duration?: number
  readonly segments?: readonly { readonly start: number; readonly end: number; readonly text: string }[]
  readonly words?: readonly { readonly start: number; readonly end: number; readonly word: string }[]
}

/** `drop` closes the socket without a word, `hang` never answers, `garbage` is a proxy's page with status 200. */
export interface Failing {
  readonly fail: 'drop' | 'hang' | 'garbage' | 400 | 401 | 403 | 404 | 413 | 429 | 500 | 503 | 529
  /** Seconds, as the header says it. */
  readonly retryAfter?: number
  /** The provider's own words, which no student may see. */
  readonly message?: string
}

export type Reply = Saying | Failing

export const isFailing = (reply: Reply): reply is Failing => 'fail' in reply

export const textOf = (saying: Saying): string =>
  saying.object === undefined ? (saying.text ?? '') : JSON.stringify(saying.object)

/** As a model's stream comes: a word and the white space after it. */
export const piecesOf = (text: string): string[] => text.match(/\s*\S+\s*/g) ?? []

/** Some number of tokens; only that it grows with the text matters. */
export const tokensOf = (text: string): number => Math.ceil(text.length / 4)
