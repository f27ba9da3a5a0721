import { useCallback, useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react'
import type { LineDraft } from '#data/write/lecture/lines.ts'
import { secondAt, wordStart } from '#domain/lecture/said/paragraphs.ts'
import type { Said } from '#domain/lecture/said/said.ts'
import { Line } from '#tools/notetaker/lecture/transcript/Line.tsx'
import { LineEditor } from '#tools/notetaker/lecture/transcript/LineEditor.tsx'
import { signAt } from '#tools/notetaker/lecture/transcript/word-at.ts'
import { useRoving } from '#ui/use-roving.ts'

export interface LinesProps {
  readonly recordingId: string
  readonly lines: readonly Said[]
  readonly at: number
  readonly isFollowed: boolean
  readonly onSeek: ((second: number) => void) | undefined
  readonly draft: LineDraft | null
  readonly onDraft: (draft: LineDraft | null) => void
  readonly onKeep: (draft: LineDraft) => Promise<void>
}

const isAt = (line: Said, second: number): boolean => second >= line.from && second < line.to

/** A press on a word is a pointer's way to what each line's button does more coarsely: no key is needed for it. */
function usePressedWord(lines: readonly Said[], onSeek: LinesProps['onSeek']) {
  const list = useRef<HTMLOListElement | null>(null)
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
  }, [])
  return list
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

/**
 * All lines are in the page, so that the browser's own search finds them; those out of sight are not laid out
 * (`content-visibility`), and only the line that is heard is drawn anew.
 */
export function Lines(props: LinesProps): ReactNode {
  const { recordingId, lines, at, isFollowed, onSeek, draft, onDraft, onKeep } = props
  const now = lines.find(line => line.kind === 'speech' && isAt(line, at))
  const { tabIndexOf, list } = useRoving(
    lines.map(line => line.id),
    now?.id ?? null
  )
  const ref = usePressedWord(lines, onSeek)
  useFocusBack(ref, lines, draft)
  const change = useCallback(
    ({ id, from, to, text, speaker }: Said) => onDraft({ id, from, to, text, speaker }),
    [onDraft]
  )
  return (
    <ol ref={ref} className="tr-lines" {...list}>
      {lines.map((line, index) =>
        draft?.id === line.id ? (
          <li key={line.id} className="tr-line">
            <LineEditor recordingId={recordingId} draft={draft} onKeep={onKeep} onClose={() => onDraft(null)} />
          </li>
        ) : line.kind === 'chapter' ? (
          <li key={line.id} className="tr-line">
            <h3 dir="auto">{line.text}</h3>
          </li>
        ) : (
          <Line
            key={line.id}
            line={line}
            at={line === now ? at : null}
            isFollowed={isFollowed}
            isNewSpeaker={lines[index - 1]?.speaker !== line.speaker}
            tabIndex={tabIndexOf(line.id)}
            onSeek={onSeek}
            onChange={change}
          />
        )
      )}
    </ol>
  )
}
