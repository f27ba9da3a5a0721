/** The part of the plane that is shown, and how many pixels it has. */
export interface View {
  readonly x0: number
  readonly x1: number
  readonly y0: number
  readonly y1: number
  readonly width: number
  readonly height: number
  /** Then x0 and x1 are powers of ten, and places on the plane are logarithms. */
  readonly isLogX?: boolean
  readonly isLogY?: boolean
}

export type Fn = (x: number) => number
export type Field = (x: number, y: number) => number

/** Points of one stroke: x, y, x, y … in the plane. */
export type Run = Float64Array

/** Where a curve ends or is broken, for words and rings. */
export interface Break {
  readonly kind: 'pole' | 'jump' | 'hole' | 'edge'
  readonly x: number
  readonly y: number
  /** Of an end: whether the curve begins there. */
  readonly isStart?: boolean
}

export interface Curve {
  readonly runs: readonly Run[]
  readonly breaks: readonly Break[]
  /** Stretches that the sampling cannot settle: hatched, not drawn as if known. */
  readonly unsure: readonly Rect[]
  /** Of a polar curve: runs where r is negative. */
  readonly dashed?: readonly Run[]
}

export interface Rect {
  readonly x0: number
  readonly x1: number
  readonly y0: number
  readonly y1: number
}
