import { fromRow, isLiving } from '#data/device/rows.ts'
import { live } from '#data/read/live.ts'
import { calibrationOf, type Calibration, type Confidence } from '#domain/quiz/calibration.ts'
import { readSittings } from '#data/read/quiz/sittings.ts'

const TWO_WEEKS = 14 * 86_400_000

export type Week = Readonly<Record<Confidence, Calibration>>

/** How sure the student was this week, and how often they were right. Own words count once they have decided. */
export const $thisWeek = live<Week>(async db => {
  const now = new Date()
  const since = new Date(now.getTime() - TWO_WEEKS).toISOString()
  const recent = await db.attempts.filter(row => row.kind === 'quiz' && row.created_at > since).toArray()
  const ids = [...new Set(recent.flatMap(row => (row.ref_id === null ? [] : [row.ref_id])))]
  const rows = (await db.quizzes.bulkGet(ids)).flatMap(row => (isLiving(row) ? [fromRow('quizzes', row)] : []))
  const sittings = await readSittings(db, rows)
  const answers = sittings.flatMap(({ steps }) =>
    steps.flatMap(({ confidence, checkedAt, score, isLeftOut }) =>
      confidence === null || checkedAt === null || isLeftOut || score.verdict === 'open'
        ? []
        : [{ confidence, share: score.share, at: checkedAt }]
    )
  )
  return calibrationOf(answers, now)
})
