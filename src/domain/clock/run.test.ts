import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runAt, standings, type Run, type RunEvent, type RunView } from '#domain/clock/run.ts'
import { stretchesOf, workWithin } from '#domain/clock/stretches.ts'

const MINUTE = 60_000
/** A time of 24 November 2026 in London, or a whole instant. */
const instant = (text: string): number =>
  Date.parse(text.includes('T') ? text : `2026-11-24T${text.length === 5 ? `${text}:00` : text}Z`)

/** `start 16:12, pause 16:20, extra 16:30 5m, length 16:31 0m, submit 17:00`. */
function eventsOf(text: string, device = 'a'): RunEvent[] {
  return text.split(', ').map((line, index): RunEvent => {
    const [kind = '', at = '', amount = '0m'] = line.split(' ')
    const seconds = Number.parseInt(amount, 10) * 60
    return {
      id: `${device}${index}`,
      kind: kind === 'length' ? 'extra' : (kind as RunEvent['kind']),
      happenedAt: new Date(instant(at)).toISOString(),
      seconds: kind === 'extra' ? seconds : null,
      work: kind === 'length' ? seconds : null
    }
  })
}

/** Minutes of work and of the break that follows; `open`: until the student stops. */
function runOf(terms: string, events: string | readonly RunEvent[], id = 'run'): Run {
  const [work = '', rest = '0'] = terms.split('+')
  return {
    id,
    work: work === 'open' ? null : Number(work) * 60,
    rest: Number(rest) * 60,
    events: typeof events === 'string' ? eventsOf(events) : events
  }
}

/** `work 17:00 worked, 8:00 left`: every minute and second is told. */
function told({ phase, isPaused, worked, left }: RunView): string {
  const clock = (ms: number): string => `${Math.floor(ms / MINUTE)}:${String((ms % MINUTE) / 1000).padStart(2, '0')}`
  return `${phase}${isPaused ? ' paused' : ''} ${clock(worked)}${left === null ? '' : `, ${clock(left)} left`}`
}

type Scene = readonly [name: string, terms: string, events: string, now: string, told: string]

const POMODORO = '25+5'

const SCENES: readonly Scene[] = [
  ['a countdown runs', '25', 'start 16:12', '16:18:18', 'work 6:18, 18:42 left'],
  ['a stopwatch runs', 'open', 'start 16:12', '17:00', 'work 48:00'],
  ['a pause does not count', '25', 'start 16:12, pause 16:20, resume 16:30', '16:35', 'work 13:00, 12:00 left'],
  ['while it is paused it stands', '25', 'start 16:12, pause 16:20', '19:20', 'work paused 8:00, 17:00 left'],
  ['the end of the work begins the break', POMODORO, 'start 16:12', '16:39', 'rest 25:00, 3:00 left'],
  ['after the break nothing begins by itself', POMODORO, 'start 16:12', '16:50', 'over 25:00'],
  ['a countdown without a break is over', '25', 'start 16:12', '17:30', 'over 25:00'],
  ['five minutes more', '25', 'start 16:12, extra 16:30 5m', '16:40', 'work 28:00, 2:00 left'],
  ['finished before its time', '25', 'start 16:12, submit 16:20', '18:00', 'ended 8:00'],
  ['finished in the break: the break is no study', POMODORO, 'start 16:12, submit 16:39', '18:00', 'ended 25:00'],
  ['a break of its own', '0+10', 'start 16:12', '16:14', 'rest 0:00, 8:00 left'],
  ['finished while it was paused', '25', 'start 16:12, pause 16:20, submit 16:50', '18:00', 'ended 8:00'],
  // Sleep, hidden tabs, reload, kill: only events and the clock on the wall are asked.
  ['the lid was shut over the end of the work', POMODORO, 'start 16:12', '16:40', 'rest 25:00, 2:00 left'],
  ['the lid was shut over the end of the break', POMODORO, 'start 16:12', '23:59', 'ended 25:00'],
  ['the lid was shut in a stopwatch of a night', 'open', 'start 22:00', '2026-11-25T08:00Z', 'work 600:00'],
  [
    'nobody stopped the clock for days: twelve hours at most',
    'open',
    'start 08:00',
    '2026-11-27T08:00Z',
    'ended 720:00'
  ],
  ['a tab that was hidden for an hour', '50', 'start 16:12', '16:42', 'work 30:00, 20:00 left'],
  [
    'killed in a pause and opened the next hour',
    '25',
    'start 16:12, pause 16:20',
    '17:20',
    'work paused 8:00, 17:00 left'
  ],
  ['killed in a break and opened within it', POMODORO, 'start 16:12', '16:41', 'rest 25:00, 1:00 left'],
  ['a pause that nobody ended in half a day is the end', '25', 'start 06:12, pause 06:20', '19:20', 'ended 8:00'],
  ['a resume after that comes too late', '25', 'start 02:00, pause 02:10, resume 20:00', '20:10', 'ended 10:00'],
  // Zones and summer time: an hour on the wall that is skipped or comes twice is none on the clock.
  [
    'clocks go forward (London, 28 March 2027)',
    'open',
    'start 2027-03-28T00:30:00Z',
    '2027-03-28T02:30:00+01:00',
    'work 60:00'
  ],
  [
    'clocks go back (London, 25 October 2026)',
    'open',
    'start 2026-10-25T01:30:00+01:00',
    '2026-10-25T01:30:00Z',
    'work 60:00'
  ],
  ['a flight from Dubai to London', 'open', 'start 2026-11-24T16:00:00+04:00', '2026-11-24T13:00:00Z', 'work 60:00'],
  ['the clock was set back an hour: no minute is lost or won', 'open', 'start 16:00', '15:00', 'work 0:00'],
  ['and forward again', 'open', 'start 16:00', '16:30', 'work 30:00'],
  [
    'paused by a device whose clock is ahead',
    '25',
    'start 16:00, pause 16:20',
    '16:10',
    'work paused 10:00, 15:00 left'
  ],
  // Two tabs and two devices.
  ['paused in both tabs', '25', 'start 16:12, pause 16:20, pause 16:21', '16:30', 'work paused 8:00, 17:00 left'],
  [
    'gone on in both tabs',
    '25',
    'start 16:12, pause 16:20, resume 16:25, resume 16:26',
    '16:30',
    'work 13:00, 12:00 left'
  ],
  [
    'finished on both devices: the first counts',
    '25',
    'start 16:12, submit 16:20, submit 16:25',
    '17:00',
    'ended 8:00'
  ],
  [
    'paused after it was finished elsewhere',
    '25',
    'start 16:12, submit 16:20, pause 16:21, resume 16:22',
    '17:00',
    'ended 8:00'
  ],
  ['nobody was here, and said so afterwards', 'open', 'start 16:12, pause 16:20, resume 17:00', '17:10', 'work 18:00'],
  // What users of Super Productivity reported, by its number there.
  ['5117: flow does not stop at the length of a countdown', 'open', 'start 16:12', '18:12', 'work 120:00'],
  ['5813: few ticks or many, the time is the same', '25', 'start 16:12', '16:36:59', 'work 24:59, 0:01 left'],
  [
    '5875: break and work are one clock, never out of step',
    POMODORO,
    'start 16:12, pause 16:36, resume 16:50',
    '16:52',
    'rest 25:00, 4:00 left'
  ],
  [
    '5995: going on after a paused break goes on with the break',
    POMODORO,
    'start 16:12, pause 16:38, resume 17:00',
    '17:01',
    'rest 25:00, 3:00 left'
  ],
  ['6064: time without breaks counts no break', POMODORO, 'start 16:12', '16:42', 'over 25:00'],
  [
    '6575: finished while it runs, it is at its end, not before its start',
    POMODORO,
    'start 16:12, submit 16:13',
    '16:13',
    'ended 1:00'
  ],
  ['7707: shortened to nothing it is over', '25', 'start 16:12, length 16:20 0m', '16:25', 'over 8:00'],
  [
    '7856: two who see the end at once see one end',
    POMODORO,
    'start 16:12, extra 16:38 5m, extra 16:38 5m',
    '16:40',
    'rest 25:00, 2:00 left'
  ]
]

test('there are forty scenes', () => expect(SCENES.length).toBe(40))

test.each(SCENES)('%s', (_, terms, events, now, expected) => {
  const at = instant(now.replace(/T(\d\d:\d\d)Z$/, 'T$1:00Z'))
  expect(told(runAt(runOf(terms, events), at))).toBe(expected)
  const backwards = eventsOf(events).toReversed()
  expect(told(runAt(runOf(terms, [...backwards, ...backwards]), at)), 'in any order, and twice').toBe(expected)
})

const together = (runs: readonly Run[], now: string): string[] =>
  standings(runs, instant(now)).map(({ run, view }) => `${run.id}: ${told(view)}`)

test('of two devices that were offline the later start wins, in whatever order they are heard of', () => {
  const phone = runOf('25', 'start 16:30', 'phone')
  const desk = runOf('open', 'start 16:12', 'desk')
  for (const runs of [
    [phone, desk],
    [desk, phone]
  ])
    expect(together(runs, '16:40')).toEqual(['desk: ended 18:00', 'phone: work 10:00, 15:00 left'])
})

test('two devices that start in the same millisecond agree on one', () => {
  const runs = [runOf('25', 'start 16:12', 'b'), runOf('25', 'start 16:12', 'a')]
  expect(together(runs, '16:20')).toEqual(['a: ended 0:00', 'b: work 8:00, 17:00 left'])
  expect(together(runs.toReversed(), '16:20')).toEqual(together(runs, '16:20'))
})

test('what one device did after another had started anew changes nothing', () => {
  const desk = runOf('open', 'start 16:12, pause 16:35, resume 16:36, submit 17:00', 'desk')
  expect(together([desk, runOf('25', 'start 16:30', 'phone')], '17:10')).toEqual([
    'desk: ended 18:00',
    'phone: over 25:00'
  ])
})

test('a run of which only a pause has come is none yet', () => {
  expect(together([runOf('25', 'pause 16:20')], '16:30')).toEqual([])
})

test('a clock that was set back: what was to begin later is finished, and the next one runs', () => {
  const ahead = runOf('25', 'start 16:00, submit 16:00', 'ahead')
  const next = runOf('25', 'start 15:05', 'next')
  for (const now of ['15:15', '16:05']) expect(together([ahead, next], now)).toHaveLength(1)
  expect(together([ahead, next], '15:15')).toEqual(['next: work 10:00, 15:00 left'])
})

const spans = (events: string, now = '23:00'): string[] =>
  stretchesOf(runAt(runOf('open', events), instant(now)).work).map(
    ({ from, to, studied, number }) =>
      `${number} ${new Date(from).toISOString().slice(11, 16)}-${new Date(to).toISOString().slice(11, 16)} ${studied / MINUTE}`
  )

test('the log tells stretches; a pause of a moment does not part them', () => {
  expect(spans('start 16:00, pause 16:20, resume 16:21, submit 16:30')).toEqual(['0 16:00-16:30 29'])
  expect(spans('start 16:00, pause 16:20, resume 16:40, submit 16:50')).toEqual([
    '0 16:00-16:20 20',
    '1 16:40-16:50 10'
  ])
  expect(spans('start 16:00:00, pause 16:00:10, resume 16:40, submit 16:50')).toEqual(['1 16:40-16:50 10'])
  expect(spans('start 16:00:00, submit 16:00:10')).toEqual([])
})

test('of a time away only the work within it can be taken away', () => {
  const { work } = runAt(runOf(POMODORO, 'start 16:12'), instant('17:00'))
  expect(workWithin(work, { from: instant('16:20'), to: instant('17:00') })).toBe(17 * MINUTE)
  expect(workWithin(work, { from: instant('16:38'), to: instant('17:00') })).toBe(0)
})

const anyEvents = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    kind: fc.constantFrom('start' as const, 'pause' as const, 'resume' as const, 'extra' as const, 'submit' as const),
    happenedAt: fc
      .integer({ min: 0, max: 7200 })
      .map(second => new Date(instant('16:00') + second * 1000).toISOString()),
    seconds: fc.nat({ max: 600 }),
    work: fc.constantFrom(null, 0, 60, 3000)
  }),
  { selector: ({ id }) => id, maxLength: 12 }
)

test('whatever comes: no more work than time has passed, and what has been worked never becomes less', () => {
  fc.assert(
    fc.property(anyEvents, fc.constantFrom(null, 0, 60, 1500), fc.nat({ max: 600 }), (events, work, rest) => {
      const run = { id: 'run', work, rest, events }
      let before = 0
      for (let minute = 0; minute <= 180; minute += 15) {
        const view = runAt(
          { ...run, events: events.filter(one => Date.parse(one.happenedAt) <= instant('16:00') + minute * MINUTE) },
          instant('16:00') + minute * MINUTE
        )
        expect(view.worked).toBeLessThanOrEqual(minute * MINUTE)
        expect(view.worked).toBeGreaterThanOrEqual(before)
        expect(view.work.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(view.worked)
        expect(view.left ?? 0).toBeGreaterThanOrEqual(0)
        before = view.worked
      }
    })
  )
})
