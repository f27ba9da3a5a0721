import fc from 'fast-check'
import { fewestMoves, leastUnmet } from '../support/plan/brute-plan.ts'
import { earliestDeadlineFirst } from '../support/plan/edf.ts'
import { breaches } from '../support/plan/plan-breaches.ts'
import { changes } from '../support/plan/world-changes.ts'
import { asOld, date, SMALL, WEEK, worlds } from '../support/plan/worlds.ts'
import { busy, milliseconds, quantile, type Row } from '#cli/report/bench-table.ts'
import { dayNumber } from '#domain/plan/days.ts'
import { piecesOf } from '#domain/plan/keep.ts'
import { makePlan, problemOf } from '#domain/plan/plan.ts'
import type { OldBlockPlace, Piece } from '#domain/plan/schedule/piece.ts'
import type { OldBlock, Plan, World } from '#domain/plan/world.ts'
import { forecast } from '#domain/progress/forecast.ts'
import type { Schedule } from '#domain/schedule.ts'

export const title = 'The planner'
export const how =
  'Random worlds of fixed seeds through `src/domain/plan`, in Node. Times are processor time. “Brute force” looks at every plan; “earliest deadline first” puts the nearest deadline at the first free time.'

const unmetOf = ({ unplaced }: Plan): number => unplaced.reduce((sum, one) => sum + one.minutes, 0)

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** A term: so many days, exams, topics and tasks, evenings and longer weekends. */
function term(
  seed: number,
  size: { days: number; exams: number; topics: number; tasks: number },
  today = '2026-11-23'
): World {
  const next = seeded(seed + 1)
  const up = (most: number): number => Math.floor(next() * most)
  const week = Array.from({ length: 7 }, (_, at) =>
    at < 5 ? { minutes: 60 + up(8) * 15, from: 960, to: 1290 } : { minutes: 90 + up(10) * 15, from: 540, to: 1290 }
  )
  return {
    today,
    zone: 'Europe/London',
    settings: { week, session: 50, shortest: 15, rest: 10 },
    exams: Array.from({ length: size.exams }, (_, at) => ({
      id: `e${at}`,
      subject: `s${at % 6}`,
      title: `Paper ${at}`,
      on: date(today, Math.floor(size.days / 2) + up(size.days / 2)),
      minutes: 90,
      weight: 20 + up(60)
    })),
    topics: Array.from({ length: size.topics }, (_, at) => ({
      id: `t${at}`,
      subject: `s${at % 6}`,
      title: `Topic ${at}`,
      confidence: 1 + up(5)
    })),
    tasks: Array.from({ length: size.tasks }, (_, at) => ({
      id: `k${at}`,
      subject: `s${at % 6}`,
      title: `Task ${at}`,
      minutes: 15 + up(12) * 10,
      due: date(today, 1 + up(size.days))
    })),
    reviews: {
      minutes: Array.from({ length: size.days }, () => up(25)),
      fresh: Array.from({ length: size.days }, () => up(8)),
      retention: 0.9
    },
    busy: Array.from({ length: size.days }, (_, at) => ({
      day: date(today, at),
      start: 960 + up(240),
      minutes: 30 + up(60)
    }))
  }
}

function speed(): Row[] {
  const large = term(1, { days: 182, exams: 20, topics: 120, tasks: 1000 })
  const { blocks } = makePlan(large)
  const old = asOld(blocks)
  const changed: World = {
    ...large,
    old,
    settings: { ...large.settings, restDays: [date(large.today, 2), date(large.today, 3)] }
  }
  const plan = Array.from({ length: 15 }, () => busy(() => void makePlan(large)))
  const replan = Array.from({ length: 15 }, () => busy(() => void makePlan(changed)))
  const cards = Array.from({ length: 100_000 }, (_, at): Schedule => ({
    state: at % 10 === 0 ? 'new' : 'review',
    due: new Date(Date.parse('2026-11-23T00:00:00Z') + (at % 120) * 86_400_000).toISOString(),
    stability: 1 + (at % 300),
    difficulty: 5,
    reps: 5,
    lapses: 0,
    learningStep: 0,
    scheduledDays: 30,
    lastReviewedAt: '2026-11-01T00:00:00.000Z'
  }))
  const options = { desiredRetention: 0.9, weights: null, newPerDay: 20, secondsPerAnswer: 8, days: 180 }
  const cardTimes = Array.from({ length: 5 }, () =>
    busy(() => void forecast(cards, new Date('2026-11-23T00:00:00Z'), options))
  )
  const bar = (what: string, times: readonly number[], most: number): Row => ({
    what,
    value: `${milliseconds(times)} ms`,
    bar: `median ≤ ${most} ms`,
    isMet: quantile(times, 0.5) <= most
  })
  return [
    bar(`plan: 1,000 tasks, 20 exams, 182 days (${blocks.length} blocks)`, plan, 100),
    bar('replan of it: two days of rest', replan, 50),
    bar('forecast of 100,000 cards over 180 days', cardTimes, 500)
  ]
}

const WEEKS = 10_000

function rules(): Row[] {
  const [found, unchanged] = [{ breaches: 0 }, { moved: 0 }]
  for (const world of fc.sample(worlds(WEEK), { numRuns: WEEKS, seed: 99 })) {
    const plan = makePlan(world)
    found.breaches += breaches(world, plan).length
    unchanged.moved += makePlan({ ...world, old: asOld(plan.blocks) }).moved
  }
  return [
    {
      what: `breaches of a rule in ${WEEKS.toLocaleString('en-GB')} random weeks`,
      value: String(found.breaches),
      bar: '0',
      isMet: found.breaches === 0
    },
    {
      what: 'blocks moved when each is planned again unchanged',
      value: String(unchanged.moved),
      bar: '0',
      isMet: unchanged.moved === 0
    }
  ]
}

const placesOf = (old: readonly OldBlock[], world: World): OldBlockPlace[] =>
  old
    .map(one => ({
      kind: one.kind,
      ref: one.ref,
      id: one.id,
      start: one.start,
      minutes: one.minutes,
      day: dayNumber(one.day) - dayNumber(world.today),
      isPinned: false
    }))
    .filter(one => one.day > 0 || (one.day === 0 && one.start + one.minutes > (world.now ?? 0)))

function brute(): Row[] {
  let [cases, worst, more, ours, fewest] = [0, 0, 0, 0, 0]
  const pairs = fc.sample(fc.tuple(worlds(SMALL), changes), { numRuns: 6000, seed: 12 })
  for (const [before, change] of pairs) {
    if (cases >= 1000) break
    const old = asOld(makePlan(before).blocks)
    const world: World = { ...change(before), old }
    const { days, needs } = problemOf(world)
    const pieces = piecesOf(needs, placesOf(old, world), world.settings)
    if (pieces.length === 0 || pieces.length > 8 || old.length === 0) continue
    const plan = makePlan(world)
    const least = fewestMoves(days, pieces, world.settings.rest, unmetOf(plan))
    if (!Number.isFinite(least)) continue
    cases++
    ours += plan.moved
    fewest += least
    worst = Math.max(worst, plan.moved - least)
    if (plan.moved > least) more++
  }
  let [small, wrong, missing] = [0, 0, 0]
  for (const world of fc.sample(worlds(SMALL), { numRuns: 4000, seed: 21 })) {
    if (small >= 200) break
    const { days, needs } = problemOf(world)
    const pieces = piecesOf(needs, [], world.settings)
    const plan = makePlan(world)
    if (pieces.length > 8 || plan.unplaced.length === 0) continue
    small++
    missing += plan.unplaced.length
    if (unmetOf(plan) > leastUnmet(days, pieces, world.settings.rest)) wrong++
  }
  return [
    {
      what: `moves beyond the fewest, at most (${cases} cases of up to 8 blocks)`,
      value: String(worst),
      bar: '≤ 1',
      isMet: worst <= 1
    },
    { what: 'cases with a move more than needed', value: `${more} of ${cases}` },
    { what: 'mean moves, ours · fewest', value: `${(ours / cases).toFixed(3)} · ${(fewest / cases).toFixed(3)}` },
    {
      what: `of ${small} small worlds with ${missing} needs unplaced, worlds in which brute force places more`,
      value: String(wrong),
      bar: '0',
      isMet: wrong === 0
    }
  ]
}

interface Spacing {
  same: number
  pairs: number
  nights: number
}

function countGaps(spacing: Spacing, days: readonly number[]): void {
  for (const [at, day] of days.entries()) {
    const next = days[at + 1]
    if (next === undefined) continue
    spacing.pairs++
    spacing.nights += next - day
    if (next === day) spacing.same++
  }
}

const topicDays = (pieces: readonly { readonly key: string; readonly day: number }[]): number[][] =>
  [
    ...Map.groupBy(
      pieces.filter(one => one.day >= 0),
      one => one.key
    ).values()
  ].map(own => own.map(one => one.day).sort((a, b) => a - b))

/** Blocks that stand elsewhere the day after a day on which nothing was done. */
function movedFrom(before: readonly string[], after: readonly string[]): number {
  const left = [...after]
  let stay = 0
  for (const one of before) {
    const at = left.indexOf(one)
    if (at < 0) continue
    left.splice(at, 1)
    stay++
  }
  return before.length - stay
}

function againstDeadlines(): Row[] {
  const TERMS = 1000
  const [mine, theirs]: Spacing[] = [
    { same: 0, pairs: 0, nights: 0 },
    { same: 0, pairs: 0, nights: 0 }
  ]
  let [unmet, unmetEdf, moves, movesEdf, better, worse] = [0, 0, 0, 0, 0, 0]
  for (let seed = 0; seed < TERMS; seed++) {
    const world = term(seed, { days: 42, exams: 4, topics: 12, tasks: 14 + (seed % 12) })
    const { days, needs, today } = problemOf(world)
    const wanted = piecesOf(needs, [], world.settings)
    const edf = (of: World): Piece[] => {
      const problem = problemOf(of)
      return earliestDeadlineFirst(problem.days, piecesOf(problem.needs, [], of.settings), of.settings.rest)
    }
    const plan = makePlan(world)
    const pieces = earliestDeadlineFirst(days, wanted, world.settings.rest)
    const lost = pieces.filter(piece => piece.day < 0).reduce((sum, piece) => sum + piece.minutes, 0)
    unmet += unmetOf(plan)
    unmetEdf += lost
    if (unmetOf(plan) < lost) better++
    if (unmetOf(plan) > lost) worse++
    if (mine)
      for (const own of topicDays(
        plan.blocks.filter(one => one.kind === 'topic').map(one => ({ key: one.ref ?? '', day: dayNumber(one.day) }))
      ))
        countGaps(mine, own)
    if (theirs)
      for (const own of topicDays(
        pieces.filter(one => one.need.kind === 'topic').map(one => ({ key: one.need.key, day: one.day }))
      ))
        countGaps(theirs, own)
    // The next day: nothing of today was done.
    const tomorrow = date(world.today, 1)
    const { old: _, ...later } = {
      ...world,
      today: tomorrow,
      reviews: world.reviews && {
        ...world.reviews,
        minutes: world.reviews.minutes.slice(1),
        fresh: world.reviews.fresh?.slice(1)
      }
    }
    moves += makePlan({ ...later, old: asOld(plan.blocks).filter(one => one.day >= tomorrow) }).moved
    const spots = (list: readonly Piece[], offset: number): string[] =>
      list
        .filter(one => one.day + offset > 0 && one.need.kind !== 'cards')
        .map(one => `${one.need.kind} ${one.need.ref ?? ''} ${one.day + offset} ${one.start} ${one.minutes}`)
    movesEdf += movedFrom(spots(pieces, 0), spots(edf(later), dayNumber(tomorrow) - today))
  }
  const gaps = ({ nights, pairs, same }: Spacing): string =>
    `${(nights / pairs).toFixed(1)} days apart, ${((100 * same) / pairs).toFixed(1)} % on one day`
  return [
    {
      what: `unmet minutes a term, ours · earliest deadline first (${TERMS} terms)`,
      value: `${(unmet / TERMS).toFixed(1)} · ${(unmetEdf / TERMS).toFixed(1)}`,
      bar: 'ours no more',
      isMet: unmet <= unmetEdf
    },
    { what: 'terms in which ours leaves fewer · more', value: `${better} · ${worse}` },
    {
      what: 'moves after a missed day, ours · earliest deadline first',
      value: `${(moves / TERMS).toFixed(2)} · ${(movesEdf / TERMS).toFixed(2)}`
    },
    { what: 'sessions of one topic, ours', value: mine ? gaps(mine) : '' },
    { what: 'sessions of one topic, earliest deadline first', value: theirs ? gaps(theirs) : '' }
  ]
}

export function measure(): Promise<readonly Row[]> {
  return Promise.resolve([...speed(), ...rules(), ...brute(), ...againstDeadlines()])
}
