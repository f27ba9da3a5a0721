export interface SavedLine {
  readonly id: string
  readonly text: string
  readonly isShown: boolean
}

export interface SavedSlider {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
}

/** What is drawn (column `expressions`). */
interface Drawn {
  readonly lines: readonly SavedLine[]
  readonly sliders: Readonly<Record<string, SavedSlider>>
  readonly angle: 'radians' | 'degrees'
  readonly marks: readonly string[]
  readonly area?: { readonly from: number | null; readonly to: number | null } | undefined
  readonly table?: { readonly start: number | null; readonly step: number | null } | undefined
  readonly fit?: { readonly id: string; readonly model: string } | undefined
}

/** How it is seen (column `view`). */
interface Seen {
  readonly window: { readonly x0: number; readonly x1: number; readonly y0: number; readonly y1: number }
  readonly ticks: 'number' | 'pi'
  readonly isEqual: boolean
  readonly traceX: number
}

/** A graph with both in one. */
export interface SavedGraph extends Drawn, Seen {
  readonly title: string
}

type Versioned<Of> = Of & { readonly v: 1 }

export interface GraphColumns {
  readonly title: string
  readonly expressions: Versioned<Drawn>
  readonly view: Versioned<Seen>
}

export function graphOf({ title, expressions, view }: GraphColumns): SavedGraph {
  const { v: _drawn, ...drawn } = expressions
  const { v: _seen, ...seen } = view
  return { ...drawn, ...seen, title }
}

/** What a later version keeps beside these is part of what is drawn. */
export function columnsOfGraph({ title, window, ticks, isEqual, traceX, ...drawn }: SavedGraph): GraphColumns {
  return { title, expressions: { v: 1, ...drawn }, view: { v: 1, window, ticks, isEqual, traceX } }
}
