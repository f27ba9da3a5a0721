import { drawLine, type Picture, type Setting } from '#domain/graph/draw.ts'
import { type Sheet, treesOf } from '#domain/graph/drawn.ts'
import type { View } from '#domain/graph/view.ts'
import { namesIn, type Tree } from '#lib/maths/tree.ts'

/** Remembers the last picture of each line: a slider draws anew only the lines that speak of its letter. */
export class Pictures {
  private readonly last = new Map<number, { readonly key: string; readonly picture: Picture }>()
  private sheet: Sheet | undefined
  private letters: readonly (readonly string[])[] = []

  of(sheet: Sheet, isShown: readonly boolean[], setting: Setting, view: View): readonly Picture[] {
    if (sheet !== this.sheet) {
      this.sheet = sheet
      this.letters = lettersOf(sheet)
      this.last.clear()
    }
    return sheet.readings.map((reading, line) => {
      const drawn = reading.kind === 'drawn' && isShown[line] === true ? reading.drawn : []
      const values = (this.letters[line] ?? []).map(one => setting.values[one])
      const isGrid = drawn.some(({ kind }) => kind === 'implicit' || kind === 'region')
      const key = JSON.stringify([drawn.length, values, setting.angle, view, isGrid && setting.isQuick === true])
      const before = this.last.get(line)
      if (before?.key === key) return before.picture
      const picture = drawLine(drawn, sheet, setting, view)
      this.last.set(line, { key, picture })
      return picture
    })
  }
}

/** The sliders that each line speaks of, also through what other lines define. */
function lettersOf({ readings, functions, sliders }: Sheet): string[][] {
  const spoken = (trees: readonly Tree[]): Set<string> => {
    const found = new Set<string>()
    const left = [...trees]
    for (let tree = left.pop(); tree; tree = left.pop()) {
      const { names, calls } = namesIn(tree)
      for (const one of [...names, ...[...calls].map(called => called.replace(/'+$/, ''))]) {
        if (found.has(one)) continue
        found.add(one)
        const defined = functions.get(one)
        if (defined) left.push(defined.body)
      }
    }
    return found
  }
  return readings.map(reading => {
    const all = reading.kind === 'drawn' ? spoken(reading.drawn.flatMap(treesOf)) : new Set<string>()
    return sliders.filter(one => all.has(one))
  })
}
