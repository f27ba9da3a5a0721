import { SIZES } from '#config/sizes.ts'
import { faultOfFile } from '#domain/import/file-kinds.ts'
import { pictureAddress, type BroughtPicture, type NoteOut } from '#domain/import/notes/brought-note.ts'
import { baseName } from '#workers/import/notes/names.ts'
import { storableText } from '#lib/values/whole-text.ts'

/** Parts a picture of a document from the document's own name. */
export const INSIDE = '\u0001'

const DATA = /^data:image\/([a-z+.-]+);base64,/i
const shortened = (address: string): string => (address.length > 120 ? `${address.slice(0, 117)}…` : address)

/** The pictures of one note, each with the address that stands for it in the text. */
export class Pictures {
  readonly all: BroughtPicture[] = []
  readonly leftOut: NoteOut[] = []
  readonly #sizeOf: (name: string) => number | undefined
  readonly #inside: string

  /** `inside`: the document that the pictures lie in, as it stands before their names. */
  constructor(sizeOf: (name: string) => number | undefined, inside = '') {
    this.#sizeOf = sizeOf
    this.#inside = inside
  }

  /** The address that stands for a file of what was brought; null where it stays out, with its reason kept. */
  add(name: string, alt: string): string | null {
    const fault = faultOfFile('picture', name, this.#sizeOf(name))
    if (fault !== null) {
      const why =
        fault === 'file-kind' ? 'picture-kind' : fault === 'file-missing' ? 'picture-missing' : 'picture-large'
      this.leftOut.push({ why, what: baseName(name) })
      return null
    }
    this.all.push({ name: this.#inside + name, alt: storableText(alt).slice(0, SIZES.pictureWords) })
    return pictureAddress(this.all.length - 1)
  }

  /** A picture whose bytes stand in its own address. */
  inline(address: string, alt: string): string | null {
    if (!DATA.test(address)) return null
    if (address.length * 0.75 > SIZES.fileBytes) {
      this.leftOut.push({ why: 'picture-large', what: shortened(address) })
      return null
    }
    this.all.push({ name: address, alt: storableText(alt).slice(0, SIZES.pictureWords) })
    return pictureAddress(this.all.length - 1)
  }

  missing(what: string): void {
    const why = /^(?:https?:)?\/\//i.test(what) ? 'picture-remote' : 'picture-missing'
    this.leftOut.push({ why, what: shortened(what) })
  }
}

/** The bytes and the kind of a picture in its own address; null where it is none. */
export function inlinePicture(
  address: string
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly mime: string } | null {
  const kind = DATA.exec(address)
  if (!kind) return null
  try {
    const signs = atob(decodeURIComponent(address.slice(kind[0].length)).replaceAll(/\s/g, ''))
    return { bytes: Uint8Array.from(signs, sign => sign.charCodeAt(0)), mime: `image/${(kind[1] ?? '').toLowerCase()}` }
  } catch {
    return null
  }
}
