import { site } from '#config/site.ts'
import type { Entity } from '#contract/entities.ts'
import { rowsOf } from '#data/device/database.ts'
import { doublesOf } from '#data/read/plan/doubles.ts'
import { oldBlocks, type Now } from '#data/read/plan/world-of.ts'
import { fromRow, type Row, isLiving } from '#data/device/rows.ts'
import { workspace } from '#data/read/workspace.ts'
import { planBase } from '#domain/plan/rows/base.ts'

/** All blocks that lie on the device, with those that were removed: their ids are taken. */
export interface Standing {
  readonly blocks: readonly Entity<'blocks'>[]
  readonly taken: ReadonlySet<string>
  /** Blocks that are not shown, because another has their time: a new plan ends them. */
  readonly doubles: ReadonlySet<string>
}

async function readStanding(): Promise<Standing> {
  const rows = await rowsOf(workspace().db, 'blocks').toArray()
  const blocks = rows.filter(isLiving).map(row => fromRow('blocks', row as unknown as Row<'blocks'>))
  const doubles = doublesOf(blocks)
  return { blocks: blocks.filter(block => !doubles.has(block.id)), taken: new Set(rows.map(row => row.id)), doubles }
}

/** The plan that blocks make, by its name: a proposal for another one does not fit it. */
export const baseOf = (blocks: readonly Entity<'blocks'>[], now: Now): string => planBase(oldBlocks(blocks, now))

/**
 * Writes a proposal over the plan it was made for. False, with nothing written, where another plan stands by now. Tabs do
 * it one after the other, so that none writes between the other's look and its change.
 */
export async function acceptOver(
  base: string,
  now: Now,
  write: (standing: Standing) => Promise<void>
): Promise<boolean> {
  const work = async (): Promise<boolean> => {
    const standing = await readStanding()
    if (baseOf(standing.blocks, now) !== base) return false
    await write(standing)
    return true
  }
  const locks = (globalThis.navigator as Navigator | undefined)?.locks
  return locks ? await locks.request(`${site.slug}-plan:${workspace().userId}`, work) : work()
}
