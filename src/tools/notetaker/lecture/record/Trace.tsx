import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { $trace } from '#tools/notetaker/lecture/record/recording.store.ts'

const TENTHS = 600
/** Tenths of a second in one bar. */
const BAR = 4
const BARS = TENTHS / BAR
const HALF = 40
const TICKS = [0, 10, 20, 30, 40, 50, 60]

/** How loud the last minute was. */
export function Trace(): ReactNode {
  const levels = useStore($trace)
  const padded = [...Array.from({ length: TENTHS - levels.length }, () => 0), ...levels]
  const bars = Array.from({ length: BARS }, (_, at) => Math.max(...padded.slice(at * BAR, at * BAR + BAR)) / 255)
  const path = bars
    .map((bar, at) => {
      const half = Math.max(1, bar * HALF)
      return `M${at * 4 + 2} ${(HALF - half).toFixed(1)}v${(half * 2).toFixed(1)}`
    })
    .join('')
  return (
    <div className="lc-trace">
      <svg viewBox={`0 0 ${BARS * 4} ${HALF * 2}`} preserveAspectRatio="none" role="img" aria-label={m.lecture_trace()}>
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
      <p aria-hidden="true">
        {TICKS.filter(tick => tick % 20 === 0).map(tick => (
          <span key={tick}>{tick === 60 ? m.lecture_now() : m.lecture_ago({ seconds: 60 - tick })}</span>
        ))}
      </p>
    </div>
  )
}
