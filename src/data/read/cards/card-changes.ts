import { Dexie } from 'dexie'
import { workspace } from '#data/read/workspace.ts'

const RESTS = 150
/** Beyond that reading all anew is cheaper. */
const MANY = 2000

/** Dexie's set of changed keys, as it comes from this tab and, cloned, from another: a tree of ranges. */
interface Range {
  readonly from?: unknown
  readonly to?: unknown
  readonly l?: Range | null
  readonly r?: Range | null
}

/** Adds the single keys to `keys`; false when a whole range changed. */
function collect(range: Range | null | undefined, keys: Set<string>): boolean {
  if (!range || range.from === undefined) return true
  const { from, to, l, r } = range
  const isKey = typeof from === 'string' && from === to
  if (isKey) keys.add(from)
  return collect(l, keys) && collect(r, keys) && isKey
}

/**
 * Hears of changed cards and schedules, by any tab and by sync: their ids, or null when so many changed that all are to
 * be read again. Bursts come together.
 */
export function watchCards(tell: (ids: readonly string[] | null) => void): () => void {
  const { db } = workspace()
  const changed = new Set<string>()
  let isAll = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = (): void => {
    timer = undefined
    const ids = isAll || changed.size > MANY ? null : [...changed]
    changed.clear()
    isAll = false
    tell(ids)
  }
  const hear = (parts: Readonly<Record<string, unknown>>): void => {
    const ranges = ['cards', 'schedules'].flatMap(table => {
      const range = parts[`idb://${db.name}/${table}/`]
      return range === undefined ? [] : [range as Range]
    })
    if (ranges.length === 0) return
    for (const range of ranges) if (!collect(range, changed)) isAll = true
    timer ??= setTimeout(send, RESTS)
  }
  Dexie.on.storagemutated.subscribe(hear)
  return () => {
    Dexie.on.storagemutated.unsubscribe(hear)
    clearTimeout(timer)
  }
}
