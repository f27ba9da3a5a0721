import type { Break, Curve, Fn, Rect, Run, View } from './view.ts'

/** Pixels between the first samples; between them it looks closer where the curve bends. */
const STEP = 2
const DEEPEST = 7
/** How far from a straight line, in pixels, a stretch may be. */
const FLAT = 0.35
/** Breaks within one step beyond which it says that it does not know. */
const SETTLED = 3
const HALVINGS = 44

interface Sampling {
  readonly f: Fn
  readonly toPixel: number
  readonly low: number
  readonly high: number
  readonly runs: number[][]
  readonly breaks: Break[]
  run: number[]
  found: number
  /** Whether the last steep part went up or down: a logarithm is steep for long, but goes one way. */
  way: number
  /** Nearer than this to the last place, numbers no longer tell two places apart. */
  readonly finest: number
}

/**
 * Samples y = f(x) over the view. `critical`: places where a denominator is nought or a function ends, so that a pole
 * or a hole between two samples is not stepped over.
 */
export function sampleCurve(f: Fn, view: View, critical: readonly number[] = []): Curve {
  const { x0, x1, y0, y1, width, height } = view
  const span = y1 - y0
  const sampling: Sampling = {
    f,
    toPixel: height / span,
    low: y0 - span,
    high: y1 + span,
    runs: [],
    breaks: [],
    run: [],
    found: 0,
    way: 0,
    finest: (x1 - x0) * 1e-13
  }
  const unsure: Rect[] = []
  const steps = Math.max(2, Math.ceil(width / STEP))
  const inner = critical.filter(x => x > x0 && x < x1)
  const places = Array.from({ length: steps + 1 }, (_, index) => x0 + ((x1 - x0) * index) / steps)
  const nodes = [...new Set([...places, ...inner])].sort((a, b) => a - b)
  let left = x0
  let leftY = f(x0)
  begin(sampling, left, leftY)
  for (const right of nodes.slice(1)) {
    const before = sampling.runs.length
    const points = sampling.run.length
    const brokenBefore = sampling.breaks.length
    const rightY = f(right)
    sampling.found = 0
    sampling.way = 0
    stretch(sampling, left, leftY, right, rightY, 0)
    if (sampling.found > SETTLED) {
      forget(sampling, before, points, brokenBefore)
      add(unsure, { x0: left, x1: right, y0, y1 })
      begin(sampling, right, rightY)
    }
    left = right
    leftY = rightY
  }
  end(sampling)
  const runs = sampling.runs.map(run => Float64Array.from(run))
  return {
    runs: runs.flatMap(run => withinReach(run, sampling.low, sampling.high)),
    breaks: holes(sampling, critical),
    unsure
  }
}

function begin(sampling: Sampling, x: number, y: number) {
  if (Number.isFinite(y)) sampling.run.push(x, y)
}

function end(sampling: Sampling) {
  if (sampling.run.length >= 2) sampling.runs.push(sampling.run)
  sampling.run = []
}

function forget(sampling: Sampling, runs: number, points: number, breaks: number) {
  const kept = sampling.runs.length > runs ? (sampling.runs[runs] ?? []) : sampling.run
  sampling.runs.length = runs
  sampling.breaks.length = breaks
  sampling.run = kept.slice(0, points)
  end(sampling)
}

function add(all: Rect[], rect: Rect) {
  const last = all.at(-1)
  if (last && last.x1 === rect.x0) all[all.length - 1] = { ...last, x1: rect.x1 }
  else all.push(rect)
}

/** Joins two places of the curve, after looking between them. */
function stretch(sampling: Sampling, x0: number, y0: number, x1: number, y1: number, depth: number): void {
  const isLeft = Number.isFinite(y0)
  const isRight = Number.isFinite(y1)
  const x = x0 + (x1 - x0) * (depth % 2 === 0 ? 0.47 : 0.53)
  const y = sampling.f(x)
  const isMiddle = Number.isFinite(y)
  if (!isLeft && !isRight && !isMiddle) return
  if (isLeft && isRight && isMiddle && isFlat(sampling, x0, y0, x, y, x1, y1)) {
    sampling.run.push(x, y, x1, y1)
    return
  }
  if (depth < DEEPEST) {
    stretch(sampling, x0, y0, x, y, depth + 1)
    stretch(sampling, x, y, x1, y1, depth + 1)
    return
  }
  settle(sampling, x0, y0, x1, y1)
}

function isFlat(s: Sampling, x0: number, y0: number, x: number, y: number, x1: number, y1: number): boolean {
  const chord = y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
  const clipped = (value: number) => Math.min(s.high, Math.max(s.low, value))
  const off = Math.abs(clipped(y) - clipped(chord)) * s.toPixel
  const rise = Math.abs(clipped(y1) - clipped(y0)) * s.toPixel
  // A steep straight stretch looks flat to the chord; a jump does as well, so both are looked at once more.
  return off < FLAT && (rise < 40 || Math.abs(y - chord) <= 1e-9 * (Math.abs(y0) + Math.abs(y1)))
}

/** At the finest step: an end of the domain, a break, or just a steep part. */
function settle(sampling: Sampling, x0: number, y0: number, x1: number, y1: number) {
  const isLeft = Number.isFinite(y0)
  const isRight = Number.isFinite(y1)
  if (isLeft !== isRight) return edge(sampling, x0, y0, x1, y1)
  if (!isLeft) return
  const { a, b } = narrowed(sampling, x0, y0, x1, y1)
  const jump = Math.abs(a.y - b.y)
  const first = Math.abs(y1 - y0)
  const isBroken = (jump > first * 0.25 && jump * sampling.toPixel > 0.5) || !Number.isFinite(jump)
  if (!isBroken) {
    sampling.run.push(x1, y1)
    if (first * sampling.toPixel <= 8) return
    const way = Math.sign(y1 - y0)
    if (sampling.way === -way) sampling.found += 0.5
    sampling.way = way
    return
  }
  sampling.found += 1
  const isFar = Math.max(Math.abs(a.y), Math.abs(b.y)) > 1e4 * (sampling.high - sampling.low)
  const isPole = isFar || jump > first * 4 || !Number.isFinite(jump)
  sampling.run.push(a.x, a.y)
  end(sampling)
  sampling.breaks.push({ kind: isPole ? 'pole' : 'jump', x: (a.x + b.x) / 2, y: a.y })
  sampling.run.push(b.x, b.y, x1, y1)
}

/** Halves the stretch again and again towards the part that rises most. */
function narrowed({ f, finest }: Sampling, x0: number, y0: number, x1: number, y1: number) {
  let a = { x: x0, y: y0 }
  let b = { x: x1, y: y1 }
  for (let count = 0; count < HALVINGS && b.x - a.x > finest; count += 1) {
    const x = (a.x + b.x) / 2
    const y = f(x)
    if (!Number.isFinite(y)) return { a, b: { x: b.x, y: y === -Infinity ? -Infinity : b.y } }
    if (Math.abs(y - a.y) > Math.abs(b.y - y)) b = { x, y }
    else a = { x, y }
  }
  return { a, b }
}

/** Goes to the very end of the domain: the half circle reaches the axis. */
function edge(sampling: Sampling, x0: number, y0: number, x1: number, y1: number) {
  const isLeft = Number.isFinite(y0)
  let inside = isLeft ? { x: x0, y: y0 } : { x: x1, y: y1 }
  let outside = isLeft ? x1 : x0
  for (let count = 0; count < HALVINGS && Math.abs(outside - inside.x) > sampling.finest; count += 1) {
    const x = (inside.x + outside) / 2
    const y = sampling.f(x)
    if (Number.isFinite(y)) inside = { x, y }
    else outside = x
  }
  const isFar = inside.y > sampling.high || inside.y < sampling.low
  sampling.found += 1
  const kind = isFar || isEndless(sampling, inside, isLeft ? -1 : 1) ? 'pole' : 'edge'
  sampling.breaks.push({ kind, ...inside, isStart: !isLeft })
  if (isLeft) {
    sampling.run.push(inside.x, inside.y)
    end(sampling)
  } else {
    end(sampling)
    sampling.run.push(inside.x, inside.y, x1, y1)
  }
}

/** A logarithm falls without end, but so slowly that it does not come far: by as much again each time it is a million times nearer. */
function isEndless({ f, finest }: Sampling, { x, y }: { x: number; y: number }, side: number): boolean {
  const [far, near] = [f(x + side * finest * 1e8), f(x + side * finest * 1e4)]
  const [before, after] = [Math.abs(near - far), Math.abs(y - near)]
  return after > before * 0.5 && after * before > 0 && Math.abs(y) > Math.abs(near) && Math.abs(near) > Math.abs(far)
}

/** Of two ends at one place with one height, a hole; the rest as found, each place once. */
function holes({ breaks, f, finest, toPixel }: Sampling, critical: readonly number[]): Break[] {
  const kept: Break[] = []
  for (const found of breaks) {
    const one = { ...found, x: placed(found.x, critical, finest * 100) }
    const last = kept.at(-1)
    const isSame = last && Math.abs(last.x - one.x) <= finest * 1000
    if (!isSame) kept.push(one)
    else if (last.kind === 'edge' && last.isStart === true && one.kind === 'edge') kept.pop()
    else if (last.kind === 'edge' && one.kind === 'edge' && Math.abs(last.y - one.y) * toPixel < 1)
      kept[kept.length - 1] = { kind: 'hole', x: one.x, y: (last.y + one.y) / 2 }
    else if (one.kind !== 'edge' || last.kind === 'edge')
      kept[kept.length - 1] = { ...one, kind: one.kind === 'edge' ? 'jump' : one.kind }
  }
  return kept.filter(({ kind, x }) => kind !== 'hole' || !Number.isFinite(f(x)))
}

/** The halving ends a hair beside the place: the formula's own nought or a short decimal is meant. */
function placed(x: number, critical: readonly number[], room: number): number {
  const own = critical.find(one => Math.abs(one - x) <= room)
  const short = Math.round(x * 1e6) / 1e6
  return own ?? (Math.abs(short - x) <= room ? short + 0 : x)
}

/** Cuts what lies far above or below the view, but for the stroke that leads there. */
function withinReach(run: Run, low: number, high: number): Run[] {
  const parts: number[][] = [[]]
  for (let at = 0; at < run.length; at += 2) {
    const y = run[at + 1] ?? NaN
    const isFar = y > high || y < low
    const wasFar = at > 0 && ((run[at - 1] ?? 0) > high || (run[at - 1] ?? 0) < low)
    if (isFar && wasFar) {
      if ((parts.at(-1)?.length ?? 0) > 2) parts.push([])
      parts[parts.length - 1] = [run[at] ?? NaN, Math.min(high, Math.max(low, y))]
    } else parts.at(-1)?.push(run[at] ?? NaN, Math.min(high, Math.max(low, y)))
  }
  return parts.filter(part => part.length >= 4).map(part => Float64Array.from(part))
}
