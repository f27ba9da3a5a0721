/** A note, cards or both as one student gives them to another. Names nobody, and says nothing of who learnt what when. */
export interface Share {
  readonly cramless: 'share'
  readonly version: number
  /** The same in every later version of it; hex. */
  readonly id: string
  readonly kind: 'deck' | 'note'
  readonly title: string
  readonly cards: readonly SharedCard[]
  readonly notes: readonly SharedNote[]
}

export interface SharedCard {
  /** The same card in every version and in every account has the same key; hex. */
  readonly key: string
  /** Cards made from one idea share it. */
  readonly group: string
  readonly kind: 'basic' | 'reversed' | 'cloze' | 'type' | 'choice'
  readonly front: string
  readonly back: string
  readonly ordinal: number
  /** The wrong options of a choice. */
  readonly wrong?: readonly string[] | undefined
  readonly tags?: readonly string[] | undefined
  /** Subject and topics, outermost first. */
  readonly place?: readonly string[] | undefined
  readonly frontMedia?: SharedMedia | undefined
  readonly backMedia?: SharedMedia | undefined
  /** The key of the note of this share that it was made from. */
  readonly note?: string | undefined
}

export interface SharedMedia {
  readonly pictures: readonly {
    /** The name of a file of the share: the SHA-256 of its bytes and an ending. */
    readonly file: string
    readonly alt: string
  }[]
  readonly sound: { readonly file: string; readonly name: string } | null
}

export interface SharedNote {
  readonly key: string
  readonly title: string
  readonly tags?: readonly string[] | undefined
  readonly place?: readonly string[] | undefined
  /** The editor's document; the `fileId` of a picture is the name of a file of the share. */
  readonly doc: Readonly<Record<string, unknown>>
}

/** It rises where an older app would read wrongly. */
export const SHARE_VERSION = 1

export const SHARE_LIMITS = {
  /** Signs of a link, address included: what every messenger and browser carries. */
  link: 8000,
  /** Signs behind the # that are looked at. */
  fragment: 100_000,
  cards: 20_000,
  notes: 200,
  /** Bytes of the list, unpacked. */
  json: 32 * 2 ** 20,
  /** Bytes of a link, unpacked. */
  linkJson: 4 * 2 ** 20,
  /** Bytes of the whole file. */
  file: 2 ** 30,
  files: 20_000,
  /** How deep a document may be nested. */
  depth: 60
} as const

/** Why a share is not read. */
export type ShareRefused = 'broken' | 'newer' | 'strange' | 'too-large' | 'nothing' | 'cut'

/** What stands at the start of a share that is no zip. */
export const SHARE_START = /^\uFEFF?\s*\{\s*"cramless"\s*:\s*"share"/

/** The list of a share that is a zip. */
export const SHARE_LIST = 'share.json'
