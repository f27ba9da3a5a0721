import { useStore } from '@nanostores/react'
import { useMemo, type KeyboardEvent, type ReactNode } from 'react'
import type { Recording } from '#contract/entities.ts'
import { markersOf } from '#data/read/lectures/lectures.ts'
import { loudnessOf } from '#data/sync/lectures/pieces.ts'
import { barsOf } from '#domain/lecture/loudness.ts'
import type { Said } from '#domain/lecture/said/said.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { secondWords, spokenSecond } from '#tools/notetaker/lecture/words.ts'

const BARS = 160
const HALF = 30

export interface StripProps {
  readonly recording: Recording
  readonly second: number
  readonly onSeek: (second: number) => void
  readonly chapters: readonly Said[]
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 60, ArrowDown: -60, PageUp: 300, PageDown: -300 }

/** The whole lecture as a strip: how loud it is, the markers, and where the player stands. */
export function Strip({ recording, second, onSeek, chapters }: StripProps): ReactNode {
  const { id, loudness, seconds } = recording
  const length = Math.max(1, seconds)
  const bars = useMemo(() => barsOf(loudnessOf({ loudness }), length, BARS), [loudness, length])
  const markers = valueOr(useStore(useMemo(() => markersOf(id), [id])), [])
  const path = (from: number, to: number): string =>
    bars
      .slice(from, to)
      .map((bar, at) => {
        const half = Math.max(0.7, bar * HALF)
        return `M${(from + at) * 4 + 2} ${(HALF - half).toFixed(1)}v${(half * 2).toFixed(1)}`
      })
      .join('')
  const played = Math.round((second / length) * BARS)
  const share = (at: number): string => `${Math.min(100, (at / length) * 100)}%`
  const step = length > 3600 ? 1200 : length > 1200 ? 300 : length > 240 ? 60 : 10
  const ticks = Array.from({ length: Math.floor(length / step) + 1 }, (_, at) => at * step).filter(
    at => at < length * 0.97
  )
  const onKey = (event: KeyboardEvent): void => {
    const by = STEPS[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? length : by === undefined ? null : second + by
    if (to === null) return
    event.preventDefault()
    onSeek(to)
  }
  const chapter = chapters.findLast(one => one.from <= second)
  return (
    <div className="lc-strip">
      <ChapterLine chapters={chapters} now={chapter} length={length} />
      <div
        className="lc-line"
        role="slider"
        tabIndex={0}
        aria-label={m.lecture_place()}
        aria-valuemin={0}
        aria-valuemax={Math.round(length)}
        aria-valuenow={Math.round(second)}
        aria-valuetext={
          chapter ? m.lecture_place_in({ time: spokenSecond(second), words: chapter.text }) : spokenSecond(second)
        }
        onKeyDown={onKey}
        onPointerDown={event => {
          const { left, width } = event.currentTarget.getBoundingClientRect()
          onSeek(((event.clientX - left) / width) * length)
        }}
      >
        <svg viewBox={`0 0 ${BARS * 4} ${HALF * 2}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="lc-played" d={path(0, played)} vectorEffect="non-scaling-stroke" />
          <path d={path(played, BARS)} vectorEffect="non-scaling-stroke" />
        </svg>
        <span className="lc-head" style={{ insetInlineStart: share(second) }} />
      </div>
      <div className="lc-flags" aria-hidden="true">
        {markers.map(marker => (
          <i key={marker.id} style={{ insetInlineStart: share(marker.second) }} />
        ))}
        {ticks.map(at => (
          <span key={at} style={{ insetInlineStart: share(at) }}>
            {step < 60 ? secondWords(at) : m.lecture_minute({ minutes: at / 60 })}
          </span>
        ))}
      </div>
    </div>
  )
}

interface ChapterLineProps {
  readonly chapters: readonly Said[]
  readonly now: Said | undefined
  readonly length: number
}

/** For the eye alone: the list beside it is read and pressed. */
function ChapterLine({ chapters, now, length }: ChapterLineProps): ReactNode {
  if (chapters.length === 0) return null
  const share = (seconds: number): string => `${Math.min(100, (seconds / length) * 100)}%`
  return (
    <div className="lc-chapter-line" aria-hidden="true">
      {chapters.map((one, at) => (
        <span
          key={one.id}
          data-now={one === now || undefined}
          style={{ insetInlineStart: share(one.from), width: share((chapters[at + 1]?.from ?? length) - one.from) }}
        >
          {one.text}
        </span>
      ))}
    </div>
  )
}
