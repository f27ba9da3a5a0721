import type { Facts } from '#domain/graph/facts.ts'
import { factsOf } from '#domain/graph/facts.ts'
import { drawLine, type Picture, type Setting } from '#domain/graph/draw.ts'
import type { Sheet } from '#domain/graph/drawn.ts'
import { readLines } from '#domain/graph/lines.ts'
import type { View } from '#domain/graph/view.ts'
import { serve } from '#workers/answers.ts'

export interface GraphAsked {
  readonly texts: readonly string[]
  readonly isShown: readonly boolean[]
  readonly setting: Setting
  readonly view: View
}

export interface GraphMethods {
  draw(asked: GraphAsked): readonly Picture[]
  facts(asked: GraphAsked): Facts
}

let last: { readonly key: string; readonly sheet: Sheet } | undefined

/** While a slider moves the lines stay: they are read once. */
function sheetOf(texts: readonly string[]): Sheet {
  const key = texts.join('\n')
  if (last?.key !== key) last = { key, sheet: readLines(texts) }
  return last.sheet
}

serve<GraphMethods>({
  draw: ([{ texts, isShown, setting, view }]) => {
    const sheet = sheetOf(texts)
    return sheet.readings.map((reading, line) =>
      drawLine(reading.kind === 'drawn' && isShown[line] === true ? reading.drawn : [], sheet, setting, view)
    )
  },
  facts: ([{ texts, isShown, setting, view }]) => {
    const sheet = sheetOf(texts)
    const lines = sheet.readings.flatMap((reading, line) =>
      reading.kind === 'drawn' && isShown[line] === true ? [{ line, drawn: reading.drawn }] : []
    )
    return factsOf(lines, sheet, setting, view)
  }
})
