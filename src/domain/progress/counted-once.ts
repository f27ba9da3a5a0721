import { addDays, studyDay, studyDayStart } from '#domain/study-day.ts'

/** What was studied from when to when. */
export interface TimedStudy {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly from: number
  readonly to: number
  /** Of study within it. */
  readonly seconds: number
  /** Of two at once the lower one is told first: a review knows more of a minute than a stopwatch that ran as well. */
  readonly rank: number
}

export interface Credit {
  readonly id: string
  /** A study day. */
  readonly day: string
  readonly seconds: number
}

export interface DayClock {
  readonly timeZone: string
  readonly dayStartsAt: number
}

/** Study days one after the other: the calendar is asked once a day, not once an entry. */
class Days {
  private day = ''
  private start = Number.POSITIVE_INFINITY
  private end = Number.NEGATIVE_INFINITY
  private readonly clock: DayClock
  constructor(clock: DayClock) {
    this.clock = clock
  }

  private turnTo(instant: number): void {
    if (instant >= this.start && instant < this.end) return
    const { timeZone, dayStartsAt } = this.clock
    this.day = studyDay(new Date(instant), timeZone, dayStartsAt)
    this.start = studyDayStart(this.day, timeZone, dayStartsAt).getTime()
    this.end = studyDayStart(addDays(this.day, 1), timeZone, dayStartsAt).getTime()
  }

  of(instant: number): string {
    this.turnTo(instant)
    return this.day
  }

  /** The moments within a time at which a study day begins. */
  startsWithin({ from, to }: TimedStudy): number[] {
    const starts: number[] = []
    let at = from
    for (;;) {
      this.turnTo(at)
      if (this.end >= to || this.end <= at) return starts
      starts.push(this.end)
      at = this.end
    }
  }
}

/** Shares of each moment that were studied, of those that lie over one another. */
function creditTogether(group: readonly TimedStudy[], days: Days): Credit[] {
  const moments = group.flatMap(one => [one.from, one.to, ...days.startsWithin(one)])
  const points = [...new Set(moments)].sort((a, b) => a - b)
  const sums = new Map<string, Credit>()
  const add = (id: string, at: number, seconds: number): void => {
    const day = days.of(at)
    const before = sums.get(`${id} ${day}`)?.seconds ?? 0
    sums.set(`${id} ${day}`, { id, day, seconds: before + seconds })
  }
  for (const [index, from] of points.entries()) {
    const to = points[index + 1]
    if (to === undefined) break
    let told = 0
    for (const one of group) {
      if (one.from > from || one.to < to) continue
      const share = Math.min(1, (one.seconds * 1000) / (one.to - one.from))
      if (share > told) add(one.id, from, ((share - told) * (to - from)) / 1000)
      told = Math.max(told, share)
    }
  }
  return [...sums.values()]
}

/** Seconds of each entry on each study day: no moment counts twice, whatever ran over whatever. */
export function countedOnce(all: readonly TimedStudy[], clock: DayClock): Credit[] {
  const credits: Credit[] = []
  const days = new Days(clock)
  let group: TimedStudy[] = []
  let end = Number.NEGATIVE_INFINITY
  const close = (): void => {
    group.sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
    credits.push(...creditTogether(group, days))
    group = []
  }
  for (const one of all.filter(({ from, to }) => to > from).toSorted((a, b) => a.from - b.from)) {
    if (one.from >= end) close()
    group.push(one)
    end = Math.max(end, one.to)
  }
  close()
  return credits
}
