import { newId } from '#lib/ids.ts'
import { readRow } from '#data/read/live-rows.ts'
import { saveAll, type Change } from '#data/write/write.ts'
import { stretchesOf, workWithout } from '#domain/clock/stretches.ts'
import { forgetAway, type Away } from '#tools/shared/study/away.store.ts'
import { rowOf } from '#tools/shared/study/settle.ts'
import { pauseBetween, type StudyStanding } from '#tools/shared/study/study-session.store.ts'

/** The rows of the log that tell this run without the time away; those there were before no longer count. */
async function corrected({ run, view }: StudyStanding, away: Away): Promise<Change[]> {
  const before = stretchesOf(view.work).map(stretch => rowOf(run, stretch))
  const after = stretchesOf(workWithout(view.work, away)).map(stretch => rowOf(run, stretch).fields)
  const known = await Promise.all(before.map(({ id }) => readRow('activities', id)))
  const old = before.filter((_, index) => known[index])
  return Array.from({ length: Math.max(old.length, after.length) }, (_, index): Change => {
    const [was, is] = [old[index], after[index]]
    const fields = is ?? { ...(was?.fields ?? before[0]?.fields), seconds: 0 }
    return { name: 'activities', id: newId(), fields: { ...fields, replaces: was?.id ?? null } }
  })
}

/** Nobody was here: the time is taken from the clock, or from the log where the work is over. */
export async function takeAway(standing: StudyStanding, away: Away): Promise<void> {
  if (standing.view.phase === 'work') await pauseBetween(standing, away.from, away.to)
  else await saveAll(await corrected(standing, away))
  forgetAway()
}
