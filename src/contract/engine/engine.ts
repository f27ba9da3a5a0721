/** A stretch of a source, quoted word for word. Offsets in UTF-16 units of the block's plain text. */
export interface Span {
  readonly blockId: string
  readonly start: number
  readonly end: number
  readonly quote: string
}

/** One block of a note as the engine reads it. */
export interface SourceBlock {
  readonly id: string
  readonly kind: 'heading' | 'paragraph' | 'list-item' | 'table-row' | 'callout' | 'code' | 'formula'
  readonly text: string
  /** An empty line stands in front of it. */
  readonly apart?: true
  /** 1-6 for headings. */
  readonly level?: number
  /** The words set in bold, in order. */
  readonly bold?: readonly string[]
  /** Cells of a table row, header row first in the table. */
  readonly cells?: readonly string[]
  /** Cells of the table's header row. */
  readonly header?: readonly string[]
  /** The list an item stands in; depth 0 is the outermost. */
  readonly list?: { readonly id: string; readonly ordered: boolean; readonly depth: number }
  /** Only while it is read: of one line of a block, the block's text and where the line begins in it. */
  readonly line?: { readonly of: string; readonly at: number }
}

export interface Source {
  readonly id: string
  readonly title: string
  readonly subject?: string
  readonly blocks: readonly SourceBlock[]
}

export interface EngineName {
  readonly kind: 'builtin' | 'model'
  /** `extractive 1`, or the model's name. */
  readonly name: string
}

export type EngineWarning =
  | { readonly kind: 'language'; readonly language: string }
  | { readonly kind: 'too-short'; readonly words: number }
  | { readonly kind: 'too-long'; readonly words: number; readonly read: number }
  | { readonly kind: 'dropped'; readonly count: number; readonly reason: string }

export interface Result {
  readonly engine: EngineName
  readonly evidence: readonly Span[]
  /** 0 to 1: how sure the engine is, never shown as a mark. */
  readonly confidence: number
  readonly warnings: readonly EngineWarning[]
}

export const CARD_TYPES = [
  'definition',
  'term',
  'rule',
  'formula',
  'cause',
  'consequence',
  'date',
  'sequence',
  'comparison',
  'list',
  'question',
  'cloze'
] as const
export type CardType = (typeof CARD_TYPES)[number]

export interface CardSuggestion {
  /** Stable for the same source and type, so that a suggestion is not offered twice. */
  readonly key: string
  readonly type: CardType
  readonly kind: 'basic' | 'cloze'
  readonly front: string
  readonly back: string
  readonly source: Span
  /** Hash of the block's text, the anchor's second half. */
  readonly textHash: string
  readonly confidence: number
  /** The engine would tick it. */
  readonly recommended: boolean
}

export interface CardsOptions {
  readonly max?: number
  /** Fronts the student already has: no duplicates are suggested. */
  readonly known?: readonly string[]
}

export interface CardsResult extends Result {
  readonly cards: readonly CardSuggestion[]
}
