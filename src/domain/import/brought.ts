import type { TwoSided } from '#domain/cards/card-sides.ts'
import type { CardHistory } from '#domain/history/join.ts'

/** A card as a file holds it, before the student's own are looked at. */
export interface BroughtCard extends TwoSided {
  /** The same card in a later copy of the same file has the same key; at most 64 signs. */
  readonly key: string
  /** Cards made from one idea share it. */
  readonly group: string
  /** The deck and those around it, outermost first; empty where the file names none. */
  readonly place: readonly string[]
  readonly tags: readonly string[]
  /** The wrong options of a card of kind `choice`. */
  readonly wrong?: readonly string[]
  /** Files of the same file that a side shows or plays, by their names. */
  readonly frontFiles?: SideFiles | undefined
  readonly backFiles?: SideFiles | undefined
  /** Is not asked for now. */
  readonly suspended?: boolean
  /** 0 none, 1 to 7 a colour. */
  readonly flag?: number
  /** A study day on which it is asked again. */
  readonly buriedUntil?: string | null
  /** Its log and due date in the program that it comes from. */
  readonly history?: CardHistory | undefined
  /** The log was longer than is kept. */
  readonly isLogCut?: boolean
}

export interface SideFiles {
  readonly pictures: readonly { readonly name: string; readonly alt: string }[]
  readonly sound: string | null
}

/** Why something of a file stays out. */
export type LeftOutWhy =
  | 'no-back'
  | 'no-front'
  | 'too-long'
  | 'twice'
  | 'faulty-cloze'
  /** Its template shows nothing. */
  | 'empty-card'
  | 'occlusion'
  /** A shape of a picture card that comes in as the box around it. */
  | 'shape-box'
  /** A picture or a sound: its card comes without. */
  | FileOutWhy

export type FileOutWhy = 'file-missing' | 'file-kind' | 'file-too-large' | 'file-too-many'

export interface LeftOut {
  readonly why: LeftOutWhy
  /** Its words, as far as they go, for the student to find it. */
  readonly what: string
}

/** What a file was found to hold. */
export interface Brought {
  readonly cards: readonly BroughtCard[]
  readonly leftOut: readonly LeftOut[]
}

const isCard = (why: LeftOutWhy): boolean => why !== 'shape-box' && !why.startsWith('file-')

/** Cards that stay out; a card whose picture stays out comes in. */
export const cardsLeftOut = ({ leftOut }: Brought): number => leftOut.filter(({ why }) => isCard(why)).length

/** Why a whole file is refused. */
export type DeckRefused =
  'broken' | 'too-many' | 'too-large' | 'locked' | 'database' | 'future' | 'no-cards' | 'word' | 'other-zip'
