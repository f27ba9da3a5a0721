import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { LineDraft } from '#data/write/lecture/lines.ts'
import { secondAt, wordStart } from '#domain/lecture/said/paragraphs.ts'
import { isOf, type Said } from '#domain/lecture/said/said.ts'
import { PhotoAt } from '#tools/notetaker/lecture/marks/PhotoAt.tsx'
import { photosAfter, type PhotoMarker } from '#tools/notetaker/lecture/photos.ts'
import { Line } from '#tools/notetaker/lecture/transcript/Line.tsx'
import { LineEditor, type Typed } from '#tools/notetaker/lecture/transcript/LineEditor.tsx'
import { lineActs } from '#tools/notetaker/lecture/transcript/line-acts.ts'
import { BLOCK, useBlocks } from '#tools/notetaker/lecture/transcript/use-blocks.ts'
import { Others } from '#tools/notetaker/lecture/transcript/Versions.tsx'
import { signAt } from '#tools/notetaker/lecture/transcript/word-at.ts'
import { useRoving } from '#ui/use-roving.ts'

export interface LinesProps {
  readonly recordingId: string
  readonly lines: readonly Said[]
  /** Each stands where it was taken. */
  readonly photos: readonly PhotoMarker[]
  readonly at: number
  readonly isFollowed: boolean
  readonly onSeek: ((second: number) => void) | undefined
  readonly isSilent?: boolean
  readonly draft: LineDraft | null
  readonly onDraft: (draft: LineDraft | null) => void
  readonly onKeep: (draft: LineDraft) => Promise<void>
  /** The letters of an open editor, for one that takes its place. */
  readonly typed: Typed
  /** The line that is to be brought into sight; a new object each time. */
  readonly shown: { readonly id: string } | null
  /** Of the list, for who follows it. */
  readonly list: RefObject<HTMLOListElement | null>
}

/** An editor stays open while another tab's words come into its line. */
const keyOf = (line: Said): string => line.edit?.rows[0] ?? line.id

const isAt = (line: Said, second: number): boolean => second >= line.from && second < line.to

/** A press on a word is a pointer's way to what each line's button does more coarsely: no key is needed for it. */
function usePressedWord(
  list: RefObject<HTMLOListElement | null>,
  lines: readonly Said[],
  onSeek: LinesProps['onSeek']
): void {
  const press = useEffectEvent(({ target, clientX, clientY }: MouseEvent): void => {
    const said = target instanceof Element ? target.closest<HTMLElement>('[data-said]') : null
    const line = lines.find(one => one.id === said?.dataset['said'])
    const sign = said && signAt(said, clientX, clientY)
    if (onSeek && line && sign !== null) {
      const start = wordStart(line.text, sign)
      onSeek(secondAt(start, line.text, line.from, line.to, line.anchors))
    }
  })
  useEffect(() => {
    const own = list.current
    const hear = (event: MouseEvent): void => press(event)
    own?.addEventListener('click', hear)
    return () => own?.removeEventListener('click', hear)
  }, [list])
}

/** Where a line was changed, its button has the focus again: of the row that stands there now. */
function useFocusBack(list: RefObject<HTMLOListElement | null>, lines: readonly Said[], draft: LineDraft | null): void {
  const before = useRef(draft)
  const back = useEffectEvent((from: number): void => {
    const line = lines.findLast(one => one.kind === 'speech' && one.from <= from) ?? lines[0]
    if (line) list.current?.querySelector<HTMLElement>(`[data-roving="${line.id}"]`)?.focus()
  })
  useEffect(() => {
    if (before.current && !draft) back(before.current.from)
    before.current = draft
  }, [draft])
}

function Gap({ block, height }: { readonly block: number; readonly height: number }): ReactNode {
  return <li className="tr-gap" data-gap data-block={block} aria-hidden="true" style={{ height }} />
}

/** Of each line the photos that were taken since it began; of place -1 those before the first. */
function usePhotoRows({ photos, lines, onSeek }: Pick<LinesProps, 'photos' | 'lines' | 'onSeek'>) {
  const after = useMemo(() => photosAfter(photos, lines), [photos, lines])
  return (place: number, block: number): ReactNode[] =>
    (onSeek ? (after.get(place) ?? []) : []).map(photo => (
      <li key={photo.id} className="tr-line" data-block={block}>
        <PhotoAt photo={photo} onSeek={onSeek ?? (() => undefined)} />
      </li>
    ))
}

/**
 * Of a long text only what is near is in the page (use-blocks.ts), and only the line that is heard is drawn anew. Rows
 * stand side by side with keys of their own, so that an open editor stays when another piece's text arrives.
 */
export function Lines(props: LinesProps): ReactNode {
  const { recordingId, lines, at, isFollowed, onSeek, draft, onDraft, onKeep, typed, shown, list: ref } = props
  const now = lines.findIndex(line => line.kind === 'speech' && isAt(line, at))
  const { tabIndexOf, list } = useRoving(
    lines.map(line => line.id),
    lines[now]?.id ?? null
  )
  usePressedWord(ref, lines, onSeek)
  const [focused, setFocused] = useState(-1)
  const placeOf = (id: string | undefined): number => (id === undefined ? -1 : lines.findIndex(line => isOf(line, id)))
  const wanted = [now, placeOf(draft?.id), placeOf(shown?.id), focused].filter(place => place >= 0)
  const blocks = useBlocks(
    ref,
    lines.length,
    wanted.map(place => Math.floor(place / BLOCK))
  )
  useFocusBack(ref, lines, draft)
  const photoRows = usePhotoRows(props)
  const acts = useMemo(() => lineActs(recordingId, onDraft), [recordingId, onDraft])
  const rowOf = (line: Said, index: number, block: number): ReactNode =>
    draft && isOf(line, draft.id) ? (
      <li key={keyOf(line)} className="tr-line" data-block={block}>
        <LineEditor
          recordingId={recordingId}
          draft={draft}
          typed={typed}
          onKeep={onKeep}
          onClose={() => onDraft(null)}
        />
      </li>
    ) : line.kind === 'chapter' ? (
      <li key={keyOf(line)} className="tr-line" data-block={block}>
        <h3 dir="auto">{line.text}</h3>
        <Others line={line} tabIndex={0} onChoose={acts.choose} />
      </li>
    ) : (
      <Line
        key={keyOf(line)}
        line={line}
        block={block}
        at={index === now ? at : null}
        isFollowed={isFollowed}
        isShown={shown?.id === line.id ? shown : null}
        isNewSpeaker={lines[index - 1]?.speaker !== line.speaker}
        tabIndex={tabIndexOf(line.id)}
        onSeek={onSeek}
        isSilent={props.isSilent ?? false}
        acts={acts}
      />
    )
  const rows: ReactNode[] = []
  for (let block = 0; block * BLOCK < lines.length; block += 1) {
    const part = lines.slice(block * BLOCK, (block + 1) * BLOCK)
    if (block === 0) rows.push(...photoRows(-1, block))
    if (blocks.isDrawn(block))
      for (const [at, line] of part.entries()) {
        const place = block * BLOCK + at
        rows.push(rowOf(line, place, block), ...photoRows(place, block))
      }
    else rows.push(<Gap key={`gap ${block}`} block={block} height={blocks.heightOf(block, part.length)} />)
  }
  return (
    <ol
      ref={ref}
      className="tr-lines"
      {...list}
      onFocus={event => {
        list.onFocus(event)
        setFocused(placeOf(event.target.closest<HTMLElement>('[data-line]')?.dataset['line']))
      }}
    >
      {rows}
    </ol>
  )
}
