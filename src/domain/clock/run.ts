import { inOrder, type ClockEvent } from '#domain/progress/duration.ts'

/** Seconds. */
export interface RunTerms {
  /** Of work; null: until the student stops, `LONGEST` at most. 0: a break alone. */
  readonly work: number | null
  /** Of the break that follows by itself. */
  readonly rest: number
}

export interface RunEvent extends ClockEvent {
  /** Of kind `extra`: the work is to be this long instead. */
  readonly work: number | null
}

/** One go of the student's clock: from a start to its end. */
export interface Run extends RunTerms {
  readonly id: string
  readonly events: readonly RunEvent[]
}

/** Milliseconds since 1970. */
export interface TimeSpan {
  readonly from: number
  readonly to: number
}

export interface RunView {
  /** `over`: work and break are done, and nobody has said what comes now. */
  readonly phase: 'work' | 'rest' | 'over' | 'ended'
  readonly isPaused: boolean
  /** Milliseconds of work, pauses taken off. */
  readonly worked: number
  /** Milliseconds that are left of the phase; null where it is open, or there is none. */
  readonly left: number | null
  /** Milliseconds of work that were asked for, as it stands now; null for no end. */
  readonly asked: number | null
  readonly startedAt: number
  /** When it began to stand still: of a pause, of what is over. */
  readonly stoodAt: number | null
  /** When there was work. */
  readonly work: readonly TimeSpan[]
}

/** A clock that nobody stopped is no study for longer than this; and a pause that is longer is no pause. */
export const LONGEST_SECONDS = 43_200
const LONGEST = LONGEST_SECONDS * 1000
/** What is over asks what comes now for so long, then the desk is free. */
const ASKS_FOR = 3_600_000

/** Work is what fills the first `asked` milliseconds in which the clock runs; then comes the break. */
class Fold {
  readonly work: TimeSpan[] = []
  worked = 0
  rested = 0
  since: number | null = null
  stoodAt: number | null = null
  asked: number
  readonly rest: number
  constructor({ work, rest }: RunTerms) {
    this.asked = work === null ? LONGEST : work * 1000
    this.rest = rest * 1000
  }

  runTo(at: number): void {
    if (this.since === null || at <= this.since) return
    const [from, toWork] = [this.since, Math.max(0, this.asked - this.worked)]
    const worked = Math.min(at - from, toWork)
    if (worked > 0) this.work.push({ from, to: from + worked })
    const rested = Math.min(at - from - worked, Math.max(0, this.rest - this.rested))
    this.worked += worked
    this.rested += rested
    this.since = at
    if (this.isOver() && this.stoodAt === null) this.stoodAt = from + worked + rested
  }

  hasWork(): boolean {
    return this.worked < this.asked
  }

  isOver(): boolean {
    return !this.hasWork() && this.rested >= this.rest
  }

  stand(at: number): void {
    this.runTo(at)
    if (this.since === null) return
    this.since = null
    this.stoodAt ??= at
  }

  go(at: number): void {
    if (this.since !== null) return
    this.since = at
    if (!this.isOver()) this.stoodAt = null
  }

  change({ seconds, work }: RunEvent): void {
    // What comes after the end changes nothing: a break must not become work because two devices disagree.
    if (!this.hasWork()) return
    this.asked = Math.min(LONGEST, work === null ? this.asked + (seconds ?? 0) * 1000 : work * 1000)
    if (this.asked < this.worked) this.asked = this.worked
  }
}

/**
 * What a run shows at `now`, from the events of all devices in whatever order they came: the clock on the wall decides,
 * so sleep, hidden tabs, reloads and kills change nothing. `until`: a later run has started then.
 */
export function runAt(run: Run, now: number, until = Number.POSITIVE_INFINITY): RunView {
  const end = Math.min(now, until)
  const fold = new Fold(run)
  let startedAt: number | null = null
  let isEnded = until <= now
  const seen = new Set<string>()
  for (const event of run.events.toSorted(inOrder)) {
    const at = Math.min(Date.parse(event.happenedAt), end)
    if (seen.has(event.id) || Date.parse(event.happenedAt) > until) continue
    seen.add(event.id)
    if (startedAt === null && event.kind !== 'start') continue
    if (fold.since === null && fold.stoodAt !== null && at - fold.stoodAt > LONGEST) break
    fold.runTo(at)
    if (event.kind === 'start') {
      if (startedAt !== null) continue
      startedAt = at
      fold.go(at)
    } else if (event.kind === 'resume') fold.go(at)
    else if (event.kind === 'extra') fold.change(event)
    else fold.stand(at)
    if (event.kind !== 'submit') continue
    isEnded = true
    break
  }
  fold.runTo(end)
  const stood = fold.stoodAt === null ? 0 : end - fold.stoodAt
  const isLeft = stood > (fold.isOver() ? ASKS_FOR : LONGEST)
  const phase = isEnded || isLeft ? 'ended' : fold.hasWork() ? 'work' : fold.isOver() ? 'over' : 'rest'
  const isOpen = run.work === null && fold.asked === LONGEST
  return {
    phase,
    isPaused: (phase === 'work' || phase === 'rest') && fold.since === null,
    worked: fold.worked,
    left:
      phase === 'work' && !isOpen ? fold.asked - fold.worked : phase === 'rest' ? run.rest * 1000 - fold.rested : null,
    asked: isOpen ? null : fold.asked,
    startedAt: startedAt ?? end,
    stoodAt: fold.stoodAt,
    work: fold.work
  }
}

export interface RunStanding<Any extends Run = Run> {
  readonly run: Any
  readonly view: RunView
}

/** Milliseconds since 1970; infinity where it has not begun. */
export const startOf = ({ events }: Run): number =>
  Math.min(...events.filter(({ kind }) => kind === 'start').map(({ happenedAt }) => Date.parse(happenedAt)))

/** A clock that was set back may finish a run at its start: that run was none, and ends no other. */
const wasNone = ({ events }: Run, start: number): boolean =>
  events.some(({ kind, happenedAt }) => kind === 'submit' && Date.parse(happenedAt) === start)

/** The runs of one student, oldest first: a student has one clock, so each ends where the next one starts. */
export function standings<Any extends Run>(runs: readonly Any[], now: number): RunStanding<Any>[] {
  const started = runs
    .map(run => ({ run, at: startOf(run) }))
    .filter(({ run, at }) => Number.isFinite(at) && !wasNone(run, at))
    .sort((a, b) => a.at - b.at || (a.run.id < b.run.id ? -1 : 1))
  return started.map(({ run }, index) => ({ run, view: runAt(run, now, started[index + 1]?.at) }))
}
