/** Longest stretch of work, in milliseconds, before the screen gets its turn: half of what one may feel. */
const STRETCH = 10

/** Call it between small steps of long work: it waits a moment when the last rest is too long ago, else not at all. */
export function givingWay(now: () => number = () => performance.now()): () => Promise<void> | undefined {
  let restedAt = now()
  return () => {
    if (now() - restedAt < STRETCH) return undefined
    return new Promise(resolve => {
      setTimeout(() => {
        restedAt = now()
        resolve()
      })
    })
  }
}

/** Takes work that stops after each small step to its end, with rests. */
export async function finishedGivingWay<Result>(work: Iterator<unknown, Result>): Promise<Result> {
  const rest = givingWay()
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await rest()
  }
}

const PIECE = 1000

/** `items` sorted, equal ones in their order, with rests: 100,000 at once would hold the screen for a tenth of a second. */
export async function sortedGivingWay<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number
): Promise<Item[]> {
  const rest = givingWay()
  let runs: Item[][] = []
  for (let at = 0; at < items.length; at += PIECE) {
    runs.push(items.slice(at, at + PIECE).sort(compare))
    await rest()
  }
  while (runs.length > 1) {
    const next: Item[][] = []
    for (let pair = 0; pair < runs.length; pair += 2)
      next.push(await merged(runs[pair] ?? [], runs[pair + 1] ?? [], compare, rest))
    runs = next
  }
  return runs[0] ?? []
}

async function merged<Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: (a: Item, b: Item) => number,
  rest: () => Promise<void> | undefined
): Promise<Item[]> {
  const whole: Item[] = []
  let [a, b] = [0, 0]
  while (a < first.length || b < second.length) {
    const isFirst = b >= second.length || (a < first.length && compare(first[a] as Item, second[b] as Item) <= 0)
    whole.push((isFirst ? first[a++] : second[b++]) as Item)
    if (whole.length % PIECE === 0) await rest()
  }
  return whole
}

/** The items that `keep` keeps, with rests. */
export async function filteredGivingWay<Item>(items: readonly Item[], keep: (item: Item) => boolean): Promise<Item[]> {
  const rest = givingWay()
  const kept: Item[] = []
  for (let at = 0; at < items.length; at += PIECE) {
    kept.push(...items.slice(at, at + PIECE).filter(keep))
    await rest()
  }
  return kept
}
