/** Bytes that fit into the row as base64; a longer lecture is drawn in coarser steps. */
const MOST = 15_000

export interface Loudness {
  /** Seconds that one level stands for. */
  readonly step: number
  /** 0 to 255. */
  readonly levels: readonly number[]
}

export const SILENCE: Loudness = { step: 1, levels: [] }

const loudest = (levels: readonly number[]): number => levels.reduce((most, level) => Math.max(most, level), 0)

/** Levels of one second each, from the second `from` on, put on what was heard before; the louder one counts. */
export function hear({ step, levels }: Loudness, from: number, seconds: readonly number[]): Loudness {
  const all = [...levels]
  for (const [index, level] of seconds.entries()) {
    const at = Math.floor((from + index) / step)
    while (all.length < at) all.push(0)
    all[at] = Math.max(all[at] ?? 0, level)
  }
  return all.length <= MOST ? { step, levels: all } : coarser({ step, levels: all }, 2)
}

function coarser({ step, levels }: Loudness, by: number): Loudness {
  const count = Math.ceil(levels.length / by)
  return {
    step: step * by,
    levels: Array.from({ length: count }, (_, at) => loudest(levels.slice(at * by, at * by + by)))
  }
}

/** So many bars over the whole length, 0 to 1 against the loudest. */
export function barsOf({ step, levels }: Loudness, seconds: number, count: number): number[] {
  const top = Math.max(1, loudest(levels))
  const width = seconds / count / step
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor(bar * width)
    return loudest(levels.slice(from, Math.max(from + 1, Math.floor((bar + 1) * width)))) / top
  })
}

export function packLevels(levels: readonly number[]): string {
  let signs = ''
  for (const level of levels) signs += String.fromCharCode(Math.max(0, Math.min(255, Math.round(level))))
  return btoa(signs)
}

export const unpackLevels = (packed: string): number[] => Array.from(atob(packed), sign => sign.charCodeAt(0))
