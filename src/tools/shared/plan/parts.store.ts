import { computed, type ReadableAtom } from 'nanostores'
import { $planRows } from '#data/read/plan/plan-rows.ts'
import { partsOfBlocks } from '#data/read/plan/standing.ts'
import type { Part } from '#domain/plan/rows/parts.ts'
import { isReady } from '#lib/remote.ts'
import { $plannerNow } from '#tools/shared/plan/planner-now.ts'

const NONE: ReadonlyMap<string, Part> = new Map()

/** Number and purpose of each block in its series, counted once for all of them. */
export const $parts: ReadableAtom<ReadonlyMap<string, Part>> = computed([$planRows, $plannerNow], (rows, now) =>
  isReady(rows) && isReady(now) ? partsOfBlocks(rows.value.blocks, now.value) : NONE
)
