import { dateOf, dayNumber } from '#domain/plan/days.ts'
import { roomOf, type FreeDay } from '#domain/plan/time/free.ts'
import type { Need } from '#domain/plan/needs/need.ts'
import { windowOf } from '#domain/plan/needs/tasks.ts'
import { isLost, type Piece } from '#domain/plan/schedule/piece.ts'
import type { Cushion, World } from '#domain/plan/world.ts'

interface Deadline {
  readonly kind: 'exam' | 'task'
  readonly ref: string
  readonly subject: string | null
  readonly title: string
  readonly last: number
}

function deadlines({ exams, tasks }: World, today: number): Deadline[] {
  const ofExams = exams.map(({ id, subject, title, on }) => ({
    kind: 'exam' as const,
    ref: id,
    subject,
    title,
    last: dayNumber(on) - today - 1
  }))
  const ofTasks = tasks
    .filter(({ due = null, minutes, spent = 0 }) => due !== null && dayNumber(due) >= today && minutes > spent)
    .filter(({ isPart }) => isPart !== true)
    .map(task => ({
      kind: 'task' as const,
      ref: task.id,
      subject: task.subject ?? null,
      title: task.title,
      last: windowOf(task, today).last
    }))
  return [...ofExams, ...ofTasks].filter(({ last }) => last >= 0).sort((a, b) => a.last - b.last)
}

const neededMinutes = ({ pieces }: Need): number =>
  pieces.reduce((sum, { minutes, spare }) => sum + (spare === null ? minutes : 0), 0)

/** Sum up to and with each day. */
function summed(minutes: readonly number[]): number[] {
  let total = 0
  return minutes.map(one => (total += one))
}

/** Minutes without a place that stand between now and a deadline, of this very exam or task. */
function shortOf({ kind, ref, subject }: Deadline, lost: ReadonlyMap<string, number>): number {
  const keys = kind === 'task' ? [`task ${ref}`] : [`topic ${subject ?? ''}`, `paper ${ref}`]
  return keys.reduce((sum, key) => sum + (lost.get(key) ?? 0), 0)
}

const lostKey = ({ kind, ref, subject }: Need): string => `${kind} ${(kind === 'topic' ? subject : ref) ?? ''}`

/**
 * For each exam and task: the minutes there are until its deadline, less what of it and of everything due before it has a
 * place. Where something of it has none, that is missing; what is missing of others takes no time of its own.
 */
export function cushions(
  world: World,
  days: readonly FreeDay[],
  needs: readonly Need[],
  pieces: readonly Piece[]
): Cushion[] {
  const today = dayNumber(world.today)
  const { session, rest } = world.settings
  const there = summed(days.map(day => roomOf(day, session, rest)))
  const wanted = days.map(() => 0)
  for (const need of needs) {
    const at = Math.min(need.last, days.length - 1)
    wanted[at] = (wanted[at] ?? 0) + neededMinutes(need)
  }
  for (const { need, minutes } of pieces.filter(isLost)) {
    const at = Math.min(need.last, days.length - 1)
    wanted[at] = (wanted[at] ?? 0) - minutes
  }
  for (const old of world.old ?? []) {
    // A pinned block has its minutes already, out of the day's room.
    const at = dayNumber(old.day) - today
    if (old.pinned === true && at >= 0 && at < wanted.length) wanted[at] = (wanted[at] ?? 0) - old.minutes
  }
  const needed = summed(wanted)
  const lost = new Map<string, number>()
  for (const { need, minutes } of pieces.filter(isLost))
    lost.set(lostKey(need), (lost.get(lostKey(need)) ?? 0) + minutes)
  return deadlines(world, today).map(deadline => {
    const { kind, ref, subject, title, last } = deadline
    const at = Math.min(last, days.length - 1)
    const [have, need] = [there[at] ?? 0, needed[at] ?? 0]
    const short = shortOf(deadline, lost)
    const minutes = short > 0 ? Math.min(have - need, -short) : have - need
    return { kind, ref, subject, title, by: dateOf(today + last), have, need, minutes }
  })
}
