import type { SavedGraph, SavedLine, SavedSlider } from '#domain/graph/saved/saved-graph.ts'
import { mergeTags } from '#domain/notes/note-tags.ts'
import { placesOf } from '#domain/notes/note-order.ts'
import { sameJson } from '#lib/values/same-json.ts'

interface MergedGraphs {
  readonly graph: SavedGraph
  /** Lines that both sides wrote differently: both stand. */
  readonly kept: number
}

/** Ids of lines have at most 40 signs. */
const ID = 36

function freeId(id: string, taken: ReadonlySet<string>): string {
  let number = 1
  while (taken.has(`${id.slice(0, ID)}+${number}`)) number += 1
  return `${id.slice(0, ID)}+${number}`
}

/** Of a value that one side changed, the changed one; of one that both did, mine: it arrives later. */
function later<Value>(base: Value | undefined, mine: Value, theirs: Value): Value {
  return base !== undefined && sameJson(base, mine) ? theirs : mine
}

/** One line, or both where both sides wrote it; null where one side took it out and the other left it as it was. */
function mergeLine(
  base: SavedLine | undefined,
  mine: SavedLine | undefined,
  theirs: SavedLine | undefined
): { readonly line: SavedLine | null; readonly other?: SavedLine } {
  if (!mine || !theirs) {
    const only = mine ?? theirs ?? null
    return { line: base && sameJson(base, only) ? null : only }
  }
  const isShown = later(base?.isShown, mine.isShown, theirs.isShown)
  const text = later(base?.text, mine.text, theirs.text)
  const line = { ...mine, text, isShown }
  const isByOne = mine.text === theirs.text || base?.text === mine.text || base?.text === theirs.text
  if (isByOne || theirs.text.trim() === '') return { line }
  if (mine.text.trim() === '') return { line: { ...line, text: theirs.text } }
  return { line, other: theirs }
}

function mergeLines(
  base: readonly SavedLine[],
  mine: readonly SavedLine[],
  theirs: readonly SavedLine[]
): { readonly lines: SavedLine[]; readonly kept: number } {
  const by = [base, mine, theirs].map(lines => new Map(lines.map(line => [line.id, line])))
  const [was, here, there] = by
  const idsOf = (lines: readonly SavedLine[]): string[] => lines.map(({ id }) => id)
  const taken = new Set([base, mine, theirs].flatMap(idsOf))
  const lines: SavedLine[] = []
  let kept = 0
  for (const id of placesOf(idsOf(base), idsOf(mine), idsOf(theirs))) {
    const { line, other } = mergeLine(was?.get(id), here?.get(id), there?.get(id))
    if (line) lines.push(line)
    if (!other) continue
    kept += 1
    const own = freeId(id, taken)
    taken.add(own)
    lines.push({ ...other, id: own })
  }
  return { lines, kept }
}

type Sliders = SavedGraph['sliders']

function mergeSliders(base: Sliders, mine: Sliders, theirs: Sliders): Sliders {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  return Object.fromEntries(
    names.flatMap((name): [string, SavedSlider][] => {
      const [was, here, there] = [base[name], mine[name], theirs[name]]
      if (!here || !there) return here ? [[name, here]] : there ? [[name, there]] : []
      const part = (key: keyof SavedSlider): number => later(was?.[key], here[key], there[key])
      return [[name, { value: part('value'), min: part('min'), max: part('max'), step: part('step') }]]
    })
  )
}

/**
 * The graph that holds both sides' work since `base` (null: nothing is known that both grew from): line by line, letter
 * by letter, setting by setting. Edit beats delete; of a line that both wrote, both stand, mine first.
 */
export function mergeGraphs(base: SavedGraph | null, mine: SavedGraph, theirs: SavedGraph): MergedGraphs {
  type Parts = Readonly<Record<string, unknown>>
  const [was, here, there] = [base ?? {}, mine, theirs] as unknown as [Parts, Parts, Parts]
  const rest = Object.fromEntries(
    Object.keys({ ...there, ...here }).map(key => [
      key,
      later(was[key], here[key] ?? there[key], there[key] ?? here[key])
    ])
  ) as unknown as SavedGraph
  const { lines, kept } = mergeLines(base?.lines ?? [], mine.lines, theirs.lines)
  const sliders = mergeSliders(base?.sliders ?? {}, mine.sliders, theirs.sliders)
  const marks = mergeTags(base?.marks ?? [], mine.marks, theirs.marks)
  return { graph: { ...rest, lines, sliders, marks }, kept }
}
