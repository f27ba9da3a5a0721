import { readRow } from '#data/read/live-rows.ts'
import { corrections } from '#data/write/study/corrections.ts'
import { saveAll, type Change } from '#data/write/write.ts'
import { stretchesOf, workWithout } from '#domain/clock/stretches.ts'
import { forgetAway, type Away } from '#tools/shared/study/away.store.ts'
import { rowOf } from '#tools/shared/study/settle.ts'
import { pauseBetween, type StudyStanding } from '#tools/shared/study/study-session.store.ts'

/** The rows of the log that tell this run without the time away; those there were before no longer count. */
async function corrected({ run, view }: StudyStanding, away: Away): Promise<readonly Change[]> {
  const before = stretchesOf(view.work).map(stretch => rowOf(run, stretch))
  const after = stretchesOf(workWithout(view.work, away)).map(stretch => rowOf(run, stretch).fields)
  const known = await Promise.all(before.map(({ id }) => readRow('activities', id)))
  return corrections(
    before.filter((_, index) => known[index]),
    after
  ).changes
}

/** Nobody was here: the time is taken from the clock, or from the log where the work is over. */
export async function takeAway(standing: StudyStanding, away: Away): Promise<void> {
  if (standing.view.phase === 'work') await pauseBetween(standing, away.from, away.to)
  else await saveAll(await corrected(standing, away))
  forgetAway()
}
