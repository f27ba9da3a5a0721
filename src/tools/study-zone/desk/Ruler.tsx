import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import type { StudyStanding } from '#tools/shared/study/study-session.store.ts'

const MINUTE = 60_000
/** Minutes that the ruler of an open clock shows at first, and by which it grows. */
const OPEN = 60
const BIG = 5
/** With more ticks than these the small ones would run into one another. */
const MOST_TICKS = 90
/** Of a ruler as narrow as a phone's: times that stand nearer would run into one another. */
const NEAR = 0.18

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** From when to when the ruler goes, in milliseconds since 1970: what is planned, moved by the pauses so far. */
function endOf({ run, view }: StudyStanding, now: number): { readonly to: number; readonly breakAt: number | null } {
  if (view.asked === null) {
    const passed = Math.ceil((now - view.startedAt + 1) / (OPEN * MINUTE))
    return { to: view.startedAt + passed * OPEN * MINUTE, breakAt: null }
  }
  const workEnds = view.phase === 'work' ? now + (view.left ?? 0) : (view.work.at(-1)?.to ?? view.startedAt)
  const restEnds = view.phase === 'rest' ? now + (view.left ?? 0) : workEnds + run.rest * 1000
  return { to: Math.max(workEnds, restEnds, now), breakAt: run.rest > 0 ? workEnds : null }
}

/** What is written near the end of the ruler stays on it. */
const anchorOf = (place: number): 'end' | 'middle' => (place > 0.94 ? 'end' : 'middle')

function Ticks({ minutes }: { readonly minutes: number }): ReactNode {
  const step = minutes > MOST_TICKS ? BIG : 1
  return Array.from({ length: Math.floor(minutes / step) + 1 }, (_, index) => {
    const minute = index * step
    const isBig = minute % (BIG * step) === 0
    const x = `${(minute / minutes) * 100}%`
    return <line key={minute} className="zn-tick" x1={x} x2={x} y1={isBig ? 11 : 15} y2={isBig ? 25 : 21} />
  })
}

/** A hairline with a tick a minute, ink where there was work. */
export function Ruler({ standing, now }: { readonly standing: StudyStanding; readonly now: number }): ReactNode {
  const { view } = standing
  const from = view.startedAt
  const { to, breakAt } = endOf(standing, now)
  const whole = Math.max(MINUTE, to - from)
  const share = (at: number): string => `${Math.min(100, Math.max(0, ((at - from) / whole) * 100))}%`
  const minutes = Math.round(whole / MINUTE)
  const label = m.zone_ruler({
    from: time.format(from),
    to: time.format(to),
    minutes: Math.floor(view.worked / MINUTE)
  })
  const isNear = breakAt !== null && Math.abs(breakAt - now) / whole < NEAR
  return (
    <svg className="zn-ruler" height="46" role="img" aria-label={label}>
      <Ticks minutes={minutes} />
      <line className="zn-tick" x1="0" x2="100%" y1="20.5" y2="20.5" />
      {view.work.map(span => (
        <rect
          key={span.from}
          className="zn-fill"
          x={share(span.from)}
          y="18"
          width={`${((span.to - span.from) / whole) * 100}%`}
          height="5"
        />
      ))}
      <line className="zn-now" x1={share(now)} x2={share(now)} y1="4" y2="30" strokeWidth="2" />
      <text x="0" y="43">
        {time.format(from)}
      </text>
      {breakAt !== null && !isNear && (
        <text x={share(breakAt)} y="43" textAnchor={anchorOf((breakAt - from) / whole)}>
          {m.zone_break()}
        </text>
      )}
      {(now - from) / whole > NEAR && (
        <text x={share(now)} y="43" textAnchor={anchorOf((now - from) / whole)}>
          {time.format(now)}
        </text>
      )}
    </svg>
  )
}
