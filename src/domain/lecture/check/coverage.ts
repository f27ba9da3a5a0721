import { lengthOf, without, type Stretch } from '#domain/lecture/pieces/voice.ts'
import type { Line } from '#domain/lecture/check/detect.ts'

export interface Coverage {
  /** Seconds of voice. */
  readonly voiced: number
  /** Of these, without text. */
  readonly bare: number
  /** Voice without text, each worth hearing, in order. */
  readonly gaps: readonly Stretch[]
}

/** A word more or less at the edge of a line is no gap. */
const EDGE = 1
const SHORTEST = 1.5
/** Two gaps so near are heard as one. */
const NEAR = 2

function joined(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = []
  for (const one of stretches) {
    const last = all.at(-1)
    if (last && one.from - last.to <= NEAR) all[all.length - 1] = { from: last.from, to: one.to }
    else all.push(one)
  }
  return all
}

/** How much of what is voiced has text: `lines` without those whose text is not to be trusted. */
export function coverageOf(voiced: readonly Stretch[], lines: readonly Line[]): Coverage {
  const said = lines.filter(one => one.text.trim() !== '').map(one => ({ from: one.from - EDGE, to: one.to + EDGE }))
  const bare = without(voiced, said)
  const gaps = joined(bare).filter(one => one.to - one.from >= SHORTEST)
  return {
    voiced: lengthOf(voiced),
    bare: gaps.reduce((sum, gap) => sum + lengthOf(without([gap], without([gap], bare))), 0),
    gaps
  }
}
