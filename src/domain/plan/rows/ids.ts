import { plannedId } from '#lib/ids.ts'
import type { PlanBlock } from '#domain/plan/world.ts'

type Named = Pick<PlanBlock, 'id' | 'kind' | 'ref' | 'day' | 'reason'>

/** Cards are of their day; a task has one series; topics and papers have one before each sitting. */
function sittingOf({ kind, day, reason }: Named): string {
  if (kind === 'cards') return day
  return kind === 'task' ? '' : (reason.by ?? '')
}

/**
 * An id for each block that has none, in the order given: by kind, thing, sitting and number, so that two devices that
 * plan the same make the same rows. `taken` holds the ids of all blocks there are, removed ones too: a number is not
 * used twice, or a session that was done would be planned away.
 */
export function plannedIds(studentId: string, blocks: readonly Named[], taken: ReadonlySet<string>): string[] {
  const used = new Set([...taken, ...blocks.flatMap(block => block.id ?? [])])
  const next = new Map<string, number>()
  return blocks.map(block => {
    if (block.id !== undefined) return block.id
    const [thing, sitting] = [block.ref ?? '', sittingOf(block)]
    const series = `${block.kind} ${thing} ${sitting}`
    let number = next.get(series) ?? 1
    let id = plannedId(studentId, block.kind, thing, sitting, number)
    while (used.has(id)) id = plannedId(studentId, block.kind, thing, sitting, ++number)
    next.set(series, number + 1)
    used.add(id)
    return id
  })
}
