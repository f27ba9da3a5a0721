import { site } from '#config/site.ts'
import { studentId } from '#data/read/workspace.ts'
import { saveAll } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { isRecord } from '#lib/values/is-record.ts'
import { $clockSettings } from '#tools/shared/study/clock-settings.store.ts'
import { firstTerms } from '#tools/shared/study/terms.ts'

const KEY = `${site.slug}-stretch`

/** What ran before clocks were stored with the student's work goes on as a stopwatch. */
export async function takeOldStretch(): Promise<void> {
  const text = localStorage.getItem(KEY)
  if (text === null) return
  const old: unknown = JSON.parse(text)
  if (isRecord(old) && old['userId'] !== studentId()) return
  if (isRecord(old) && typeof old['startedAt'] === 'string' && typeof old['title'] === 'string') {
    const [{ title, startedAt: happenedAt }, id] = [{ title: old['title'], startedAt: old['startedAt'] }, newId()]
    const refs = ['subjectId', 'topicId', 'refKind', 'refId', 'blockId'] as const
    const of = Object.fromEntries(refs.map(key => [key, typeof old[key] === 'string' ? old[key] : null]))
    const about = {
      v: 1 as const,
      title,
      tool: 'planner',
      ...of,
      ...firstTerms($clockSettings.get(), null, 'stopwatch')
    }
    const fields = { attemptId: null, timer: id, kind: 'start' as const, happenedAt, seconds: null, about }
    await saveAll([{ name: 'clock_events', id: newId(), fields }])
  }
  localStorage.removeItem(KEY)
}
