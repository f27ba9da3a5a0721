import { down, up } from '#domain/plan/days.ts'
import type { Need } from '#domain/plan/needs/need.ts'
import { FIRST_MINUTES, returnMinutes, type Entry } from '#domain/plan/needs/topics/entry.ts'
import type { PassPlan } from '#domain/plan/needs/topics/first-pass.ts'
import { returnsOf } from '#domain/plan/needs/topics/returns.ts'
import type { Measure } from '#domain/plan/needs/topics/room.ts'
import type { Sitting } from '#domain/plan/needs/topics/sittings.ts'

interface Asked {
  readonly sitting: Sitting
  /** The weakest topic first. */
  readonly entries: readonly Entry[]
  readonly value: number
  readonly pass: PassPlan
  readonly measure: Measure
  readonly longest: number
  readonly lookMinutes: number
  readonly lookFirst: number
  /** Latest first; fewer than there are topics where time lacks. */
  readonly lookDays: readonly number[]
}

function firstOf(
  { sitting, pass, measure, longest }: Asked,
  { topic, isSeen }: Entry,
  place: number
): Need['pieces'][number] {
  const ideal = Math.min(sitting.exam - 1, measure.dayAt(sitting.first, Math.max(pass.end, sitting.first + 1), place))
  const short = Math.max(15, down(pass.minutes))
  const minutes = isSeen ? Math.min(returnMinutes(topic), short) : up(topic.minutes ?? Math.min(FIRST_MINUTES, short))
  return { minutes: Math.min(longest, Math.max(15, minutes)), ideal, spare: null }
}

/** First pass, returns and last look of the topics of one sitting, each a need with a window of its own. */
export function seriesOf(asked: Asked): Need[] {
  const { sitting, entries, value, pass } = asked
  const { exam } = sitting
  const begun = entries.filter(one => one.done.length === 0)
  let looked = 0
  return entries.flatMap((entry): Need[] => {
    const { topic, weak, done, isSeen, isLooked } = entry
    const isBegun = done.length > 0
    const wantsLook = !isLooked && (isBegun || exam - sitting.first > 1)
    const isAfterMock = sitting.after === 'mock'
    const base: Omit<Need, 'key' | 'pieces' | 'purpose' | 'first'> = {
      kind: 'topic',
      ref: topic.id,
      subject: topic.subject,
      title: topic.title,
      value: value * (0.2 + weak),
      last: exam - 1,
      until: 1440,
      soft: exam - 1,
      isOnceADay: true,
      canSplit: false,
      series: `topic:${topic.id}:${exam}`,
      by: exam,
      done: done.length,
      isWeak: weak >= 0.7
    }
    const first = isBegun ? null : firstOf(asked, entry, begun.indexOf(entry) / begun.length)
    // The days are handed out latest first, and so to the weakest first.
    const lookDay = wantsLook ? (asked.lookDays[looked++] ?? exam - 1) : exam
    const look = Math.max(asked.lookFirst, lookDay)
    const begin = first?.ideal ?? done.at(-1) ?? -1
    const back = Math.min(asked.longest, returnMinutes(topic))
    const behind = Math.max(0, done.length - 1 - Number(isLooked))
    const returns = returnsOf(begin, look, exam, weak, pass.end)
      .filter((_, at) => at >= behind)
      .map(({ ideal, isSpare }) => ({
        minutes: back,
        ideal: Math.max(sitting.first, ideal),
        spare: isSpare ? 0 : null
      }))
    const passPurpose =
      isSeen && isAfterMock ? ('after-mock' as const) : isSeen ? ('return' as const) : ('first-pass' as const)
    return [
      ...(first
        ? [{ ...base, key: `topic:${topic.id}:${exam}:1`, first: sitting.first, pieces: [first], purpose: passPurpose }]
        : []),
      {
        ...base,
        key: `topic:${topic.id}:${exam}:2`,
        first: sitting.first,
        pieces: returns,
        purpose: 'return' as const
      },
      ...(wantsLook
        ? [
            {
              ...base,
              key: `topic:${topic.id}:${exam}:3`,
              first: Math.min(asked.lookFirst, exam - 1),
              pieces: [{ minutes: Math.min(back, asked.lookMinutes), ideal: look, spare: null }],
              purpose: 'last-look' as const
            }
          ]
        : [])
    ]
  })
}

/**
 * Sessions beyond the needed ones are offered in turn to the subject that has got the fewest minutes for the hours of
 * its syllabus; in a subject every topic gets one before any gets two.
 */
export function shareOut(needs: readonly Need[], hoursOf: (subject: string) => number): Need[] {
  const ranks = new Map<Need['pieces'][number], number>()
  for (const [group, own] of Map.groupBy(needs, need => `${need.subject ?? ''} ${need.by}`)) {
    const pieces = own.flatMap(need => need.pieces)
    const hours = hoursOf(own[0]?.subject ?? group)
    let given = pieces.reduce((sum, one) => sum + (one.spare === null ? one.minutes : 0), 0)
    const rounds = own.map(need => need.pieces.filter(one => one.spare !== null))
    const most = rounds.reduce((all, one) => Math.max(all, one.length), 0)
    for (let round = 0; round < most; round++)
      for (const one of rounds.flatMap(spare => spare[round] ?? [])) ranks.set(one, (given += one.minutes) / hours)
  }
  return needs.map(need => ({
    ...need,
    pieces: need.pieces.map(one => ({ ...one, spare: ranks.get(one) ?? null }))
  }))
}
