interface Timed {
  readonly start: number
  readonly minutes: number
}

/** Side by side where they overlap: for each, its lane and how many there are. In order of time. */
export function lanesOf(items: readonly Timed[]): { at: number; of: number }[] {
  const lanes = items.map(() => ({ at: 0, of: 1 }))
  let group: number[] = []
  let ends: number[] = []
  const close = (): void => {
    for (const at of group) lanes[at] = { at: lanes[at]?.at ?? 0, of: Math.max(1, ends.length) }
    group = []
    ends = []
  }
  for (const [at, { start, minutes }] of items.entries()) {
    if (ends.every(end => end <= start)) close()
    const free = ends.findIndex(end => end <= start)
    const lane = free < 0 ? ends.length : free
    ends[lane] = start + minutes
    lanes[at] = { at: lane, of: 1 }
    group.push(at)
  }
  close()
  return lanes
}
