import type { Facts } from '#domain/graph/facts.ts'
import { factsOf } from '#domain/graph/facts.ts'
import type { Picture, Setting } from '#domain/graph/draw.ts'
import type { Sheet } from '#domain/graph/drawn.ts'
import { readLines } from '#domain/graph/lines.ts'
import { Pictures } from '#domain/graph/pictures.ts'
import { type Painted, painted } from '#domain/graph/plane/painted.ts'
import type { View } from '#domain/graph/view.ts'
import { serve } from '#workers/answers.ts'

export interface GraphAsked {
  readonly texts: readonly string[]
  readonly isShown: readonly boolean[]
  readonly setting: Setting
  readonly view: View
}

interface Drawn {
  readonly number: number
  /** Null where the picture is the one of the drawing that the asker has. */
  readonly pictures: readonly (Painted | null)[]
}

export interface GraphMethods {
  /** `has`: the number of the drawing that the asker has, 0 for none. */
  draw(asked: GraphAsked, has: number): Drawn
  facts(asked: GraphAsked): Facts
}

const pictures = new Pictures()
let last: { readonly key: string; readonly sheet: Sheet } | undefined
let sent: { readonly number: number; readonly pictures: readonly Picture[] } = { number: 0, pictures: [] }

/** While a slider moves the lines stay: they are read once. */
function sheetOf(texts: readonly string[]): Sheet {
  const key = texts.join('\n')
  if (last?.key !== key) last = { key, sheet: readLines(texts) }
  return last.sheet
}

serve<GraphMethods>({
  draw: ([{ texts, isShown, setting, view }, has]) => {
    const before = has === sent.number ? sent.pictures : []
    const now = pictures.of(sheetOf(texts), isShown, setting, view)
    sent = { number: sent.number + 1, pictures: now }
    return { number: sent.number, pictures: now.map((one, line) => (one === before[line] ? null : painted(one, view))) }
  },
  facts: ([{ texts, isShown, setting, view }]) => {
    const sheet = sheetOf(texts)
    const drawn = pictures.of(sheet, isShown, setting, view)
    const lines = sheet.readings.flatMap((reading, line) =>
      reading.kind === 'drawn' && isShown[line] === true
        ? [{ line, drawn: reading.drawn, unsure: drawn[line]?.unsure ?? [] }]
        : []
    )
    return factsOf(lines, sheet, setting, view)
  }
})
