/** One stretch of what was said, as a transcript file has it. */
export interface Cue {
  readonly from: number
  readonly to: number
  readonly text: string
  /** Empty where the file does not say who speaks. */
  readonly speaker: string
}

/** What no text needs: control signs, and those that turn the direction of what follows. */
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g

export const seen = (text: string): string => text.replace(UNSEEN, '')

/** One line, as a transcript stands in paragraphs and not in the two lines of a subtitle. */
export const inOneLine = (text: string): string => seen(text).replace(/\s+/g, ' ').trim()
