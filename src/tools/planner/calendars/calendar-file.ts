import { site } from '#config/site.ts'
import type { PlanRows } from '#data/read/plan/plan-rows.ts'
import { readIcsInWorker } from '#data/workers/planner.ts'
import type { Now } from '#data/read/plan/world-of.ts'
import type { IcsResult } from '#domain/ics/event.ts'
import { itemsOf } from '#tools/shared/plan/plan-items.ts'
import { download } from '#ui/download.ts'

export async function readCalendarFile(file: File, { today, zone }: Now): Promise<IcsResult> {
  return readIcsInWorker(await file.arrayBuffer(), today, zone)
}

export async function exportPlan(rows: PlanRows, { zone }: Now): Promise<void> {
  const { writeIcs } = await import('#domain/ics/write.ts')
  const text = writeIcs(itemsOf(rows), zone, site.name, new Date())
  download(new Blob([text], { type: 'text/calendar' }), `${site.slug}-plan.ics`)
}
