import { apaEntry, apaInText } from '#tools/study-zone/citations/apa.ts'
import { chicagoEntry, chicagoNote } from '#tools/study-zone/citations/chicago.ts'
import { mlaEntry, mlaInText } from '#tools/study-zone/citations/mla.ts'
import { field, NEEDED, type FieldName, type Source } from '#tools/study-zone/citations/source.ts'

export const STYLES = ['mla', 'apa', 'chicago'] as const
export type Style = (typeof STYLES)[number]

export interface Citation {
  /** For the list of works; null where the style wants the source in the text or in a note alone. */
  readonly entry: string | null
  /** In brackets within the text; of Chicago, the first full note. */
  readonly inText: string
}

/** MLA 9, APA 7 and Chicago 18 (notes and bibliography), with marks for italics (marked-text.ts). */
export function cite(style: Style, source: Source): Citation {
  switch (style) {
    case 'mla':
      return { entry: mlaEntry(source), inText: mlaInText(source) }
    case 'apa':
      return { entry: apaEntry(source), inText: apaInText(source) }
    case 'chicago':
      return { entry: chicagoEntry(source), inText: chicagoNote(source) }
  }
}

/** What is still to be typed before a reader could find the source. */
export function missing(source: Source): FieldName[] {
  return NEEDED[source.kind].filter(name => field(source, name) === '')
}
