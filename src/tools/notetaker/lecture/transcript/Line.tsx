import { memo, useEffect, useRef, type ReactNode } from 'react'
import { clockTime } from '#domain/lecture/files/times.ts'
import { secondAt } from '#domain/lecture/said/paragraphs.ts'
import { isDoubtful, type Said } from '#domain/lecture/said/said.ts'
import type { Version } from '#domain/lecture/said/versions.ts'
import { m } from '#messages/generated/messages.js'
import { Others } from '#tools/notetaker/lecture/transcript/Versions.tsx'

export interface LineProps {
  readonly line: Said
  /** The second that is heard, where it lies in this line; else null, so that other lines are not drawn anew. */
  readonly at: number | null
  readonly isFollowed: boolean
  /** Asked to be in sight; another object asks anew. */
  readonly isShown: object | null
  readonly block: number
  /** Somebody else than in the line before. */
  readonly isNewSpeaker: boolean
  readonly tabIndex: 0 | -1
  readonly onSeek: ((second: number) => void) | undefined
  /** There is no sound: a press only says which place is meant. */
  readonly isSilent: boolean
  readonly acts: LineActs
}

/** One and the same while it plays. */
export interface LineActs {
  readonly change: (line: Said) => void
  /** `at`: the second that is heard, where it lies in the line. */
  readonly card: (line: Said, at: number | null) => void
  readonly copy: (line: Said) => void
  /** Of several versions of it the one that stays. */
  readonly choose: (line: Said, version: Pick<Version, 'text' | 'speaker'>) => void
}

/** The sentence that is heard. */
function sentenceAt({ text, from, to, anchors }: Said, second: number): readonly [number, number] {
  for (const found of text.matchAll(/[^.!?…]+(?:[.!?…]+["”’)]*|$)\s*/gu)) {
    const end = found.index + found[0].trimEnd().length
    if (secondAt(end, text, from, to, anchors) > second) return [found.index, end]
  }
  return [text.length, text.length]
}

function Words({ line, at }: { readonly line: Said; readonly at: number | null }): ReactNode {
  if (at === null) return line.text
  const [start, end] = sentenceAt(line, at)
  return (
    <>
      {line.text.slice(0, start)}
      <mark className="tr-now">{line.text.slice(start, end)}</mark>
      {line.text.slice(end)}
    </>
  )
}

/** One line: its second in the margin, its words, each of which is heard when it is pressed. */
export const Line = memo(function Line(props: LineProps): ReactNode {
  const { line, at, isFollowed, isShown, block, isNewSpeaker, tabIndex, onSeek, isSilent } = props
  const row = useRef<HTMLLIElement | null>(null)
  const isNow = at !== null
  useEffect(() => {
    if (isNow && isFollowed) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isNow, isFollowed])
  useEffect(() => {
    if (!isShown) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.querySelector<HTMLElement>('[data-roving]')?.focus({ preventScroll: true })
  }, [isShown])
  const { id, from, text, speaker, isOwn } = line
  const time = clockTime(from)
  return (
    <li
      ref={row}
      className="tr-line"
      data-block={block}
      data-line={id}
      data-roving-row
      data-own={isOwn || undefined}
      data-doubt={isDoubtful(line) || undefined}
    >
      {onSeek ? (
        <button
          type="button"
          className="tr-at"
          data-roving={id}
          tabIndex={tabIndex}
          aria-current={isNow || undefined}
          aria-label={(isSilent ? m.transcript_place_at : m.lecture_hear_from)({ time, words: text.slice(0, 60) })}
          onClick={() => onSeek(from)}
        >
          {time}
        </button>
      ) : (
        <span className="tr-at">{time}</span>
      )}
      <p dir="auto">
        {isNewSpeaker && speaker !== '' && <b className="tr-who">{speaker}</b>}
        <span data-said={id}>
          <Words line={line} at={at} />
        </span>
      </p>
      <Acts {...props} time={time} />
      <Others line={line} tabIndex={tabIndex} onChoose={props.acts.choose} />
    </li>
  )
})

/** Of the browser's own: a thousand of the library's buttons take half a second. */
function Acts({ line, at, onSeek, tabIndex, acts, time }: LineProps & { readonly time: string }): ReactNode {
  return (
    <div className="tr-line-acts">
      <button
        type="button"
        className="quiet"
        tabIndex={tabIndex}
        {...(!onSeek && { 'data-roving': line.id })}
        aria-label={m.transcript_change_of({ time })}
        onClick={() => acts.change(line)}
      >
        {m.transcript_change()}
      </button>
      <button
        type="button"
        className="quiet"
        tabIndex={tabIndex}
        aria-label={m.transcript_card_of({ time })}
        onClick={() => acts.card(line, at)}
      >
        {m.lecture_card_make()}
      </button>
      <button
        type="button"
        className="quiet"
        tabIndex={tabIndex}
        aria-label={m.transcript_copy_of({ time })}
        onClick={() => acts.copy(line)}
      >
        {m.transcript_copy()}
      </button>
    </div>
  )
}
