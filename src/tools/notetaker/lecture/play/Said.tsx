import type { ReactNode } from 'react'
import type { Segment } from '#contract/entities.ts'
import { m } from '#messages/generated/messages.js'
import { secondWords } from '#tools/notetaker/lecture/words.ts'

export interface SaidProps {
  readonly segments: readonly Segment[]
  readonly second: number
  readonly onSeek?: (second: number) => void
}

/** The text as it stands: what was replaced is left out. */
export function Said({ segments, second, onSeek }: SaidProps): ReactNode {
  const replaced = new Set(segments.map(({ replaces }) => replaces))
  const lines = segments
    .filter(({ id, text }) => !replaced.has(id) && text !== '')
    .sort((one, other) => one.fromSecond - other.fromSecond)
  if (lines.length === 0) return null
  return (
    <article className="lc-said" aria-label={m.lecture_said()}>
      {lines.map(({ id, kind, fromSecond, toSecond, text, speaker }) => (
        <div key={id} data-kind={kind} data-now={(second >= fromSecond && second < toSecond) || undefined}>
          {onSeek && (
            <button
              type="button"
              className="lc-at"
              aria-label={m.lecture_hear_from({ time: secondWords(fromSecond), words: text.slice(0, 60) })}
              onClick={() => onSeek(fromSecond)}
            >
              {secondWords(fromSecond)}
            </button>
          )}
          {kind === 'chapter' ? (
            <h3 dir="auto">{text}</h3>
          ) : (
            <p dir="auto">
              {speaker !== '' && <b>{speaker}</b>} {text}
            </p>
          )}
        </div>
      ))}
    </article>
  )
}
