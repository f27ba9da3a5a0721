import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import type { Recording } from '#contract/entities.ts'
import { keepLine, readLineDraft, type LineDraft } from '#data/write/lecture/lines.ts'
import { changedTerm, type Changed } from '#domain/lecture/said/change-all.ts'
import { clockTime } from '#domain/lecture/files/times.ts'
import { isOf, type Said, type Transcript as Text } from '#domain/lecture/said/said.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { usePhotos } from '#tools/notetaker/lecture/photos.ts'
import { Coverage } from '#tools/notetaker/lecture/transcript/Coverage.tsx'
import { FindReplace, SameAgain } from '#tools/notetaker/lecture/transcript/FindReplace.tsx'
import { LineEditor, typedLetters } from '#tools/notetaker/lecture/transcript/LineEditor.tsx'
import { Lines } from '#tools/notetaker/lecture/transcript/Lines.tsx'
import { NoteOf } from '#tools/notetaker/lecture/transcript/NoteOf.tsx'
import { MakeText } from '#tools/notetaker/lecture/transcript/MakeText.tsx'
import { BringText, SaveText } from '#tools/notetaker/lecture/transcript/TextFiles.tsx'
import {
  certificateOf,
  transcriptAt,
  voicedIn,
  type Gap
} from '#tools/notetaker/lecture/transcript/transcript.store.ts'
import { TwoVersions } from '#tools/notetaker/lecture/transcript/Versions.tsx'
import { useFollow, type Follow } from '#tools/notetaker/lecture/transcript/use-follow.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import css from '#tools/notetaker/lecture/transcript/transcript.css?inline'

adoptStyles(css)

export interface TranscriptProps {
  readonly recording: Recording
  /** The second that is heard. */
  readonly at: number
  /** Where there is no sound it only says which place is meant. */
  readonly onSeek: (second: number) => void
}

/** What was said: made by a model, brought as a file or typed; changed line by line, and how much of it is there. */
export function Transcript({ recording, at, onSeek }: TranscriptProps): ReactNode {
  const { id } = recording
  const text = useStore(useMemo(() => transcriptAt(id), [id]))
  return (
    <article className="tr-said" aria-label={m.transcript_title()}>
      <RemoteView remote={text} loading={m.transcript_loading()} failed={m.transcript_failed()}>
        {value => <Opened recording={recording} text={value} at={at} onSeek={onSeek} />}
      </RemoteView>
    </article>
  )
}

interface OpenedProps {
  readonly recording: Recording
  readonly text: Text
  readonly at: number
  readonly onSeek: (second: number) => void
}

/** What is typed and not yet kept comes back when the lecture is opened again. */
function useDraft(id: string) {
  const [draft, setDraft] = useState<LineDraft | null>(null)
  useEffect(() => {
    let isGone = false
    void readLineDraft(id).then(left => {
      if (!isGone && left) setDraft(left)
    })
    return () => {
      isGone = true
    }
  }, [id])
  return [draft, setDraft] as const
}

/** One and the same while it plays: the lines are not drawn anew. */
function useSteady(onSeek: OpenedProps['onSeek']): (second: number) => void {
  const latest = useRef(onSeek)
  useEffect(() => {
    latest.current = onSeek
  })
  return useCallback((second: number) => latest.current(second), [])
}

async function keepAndSay(
  id: string,
  lines: Text['lines'],
  kept: LineDraft,
  onTerm: (term: Changed | null) => void
): Promise<void> {
  const { line, back, isElsewhere } = await keepLine(id, lines, kept)
  if (isElsewhere) notify({ text: back ? m.transcript_other_stays() : m.transcript_other_kept() })
  else if (back) offerUndo(m.transcript_line_gone(), m.transcript_undo(), back)
  else if (line) onTerm(changedTerm(line.text, kept.text))
}

function Opened({ recording, text, at, onSeek }: OpenedProps): ReactNode {
  const { id } = recording
  const canHear = recording.sound !== null
  const { lines } = text
  const voiced = useMemo(() => voicedIn(recording), [recording])
  const certificate = useMemo(() => certificateOf(voiced, lines), [voiced, lines])
  const [draft, setDraft] = useDraft(id)
  const [term, setTerm] = useState<Changed | null>(null)
  const list = useRef<HTMLOListElement | null>(null)
  const [typed] = useState(typedLetters)
  const photos = usePhotos(id)
  const [shown, setShown] = useState<{ readonly id: string } | null>(null)
  const follow = useFollow(list, canHear && at > 0 && draft === null)
  const [find, setFind] = useState<Changed | null>(null)
  const seek = useSteady(onSeek)
  const keep = (kept: LineDraft): Promise<void> => keepAndSay(id, lines, kept, setTerm)
  const typeAt = (from: number, to: number): void => setDraft({ id: '', from, to, text: '', speaker: '' })
  const typeGap = (gap: Gap): void => {
    onSeek(gap.from)
    const doubtful = lines.find(line => gap.mark && line.from < gap.to && line.to > gap.from)
    if (doubtful) setDraft({ ...doubtful })
    else typeAt(gap.from, gap.to)
  }
  const isNew = draft !== null && !lines.some(line => isOf(line, draft.id))
  return (
    <>
      <MakeText recording={recording} voiced={voiced} transcript={text} />
      {voiced.length > 0 && recording.loudness !== null && (
        <Coverage recording={recording} certificate={certificate} lines={lines} onSeek={seek} onType={typeGap} />
      )}
      {lines.length > 0 && <NoteOf recording={recording} lines={lines} at={at} />}
      <Tools
        recording={recording}
        lines={lines}
        at={at}
        isFinding={find !== null}
        onFind={() => setFind(find ? null : { from: '', to: '' })}
        onType={typeAt}
        follow={canHear ? follow : undefined}
      />
      <Searching
        recordingId={id}
        lines={lines}
        find={find}
        onFind={setFind}
        term={term}
        onTerm={setTerm}
        onLook={line => setDraft({ ...line })}
        onShow={({ id: line }) => setShown({ id: line })}
      />
      {isNew && (
        <LineEditor
          key={draft.from}
          recordingId={id}
          draft={draft}
          typed={typed}
          onKeep={keep}
          onClose={() => setDraft(null)}
        />
      )}
      <Lines
        recordingId={id}
        lines={lines}
        photos={photos}
        at={at}
        isSilent={!canHear}
        isFollowed={canHear && follow.isOn && !follow.isAway && at > 0 && draft === null}
        onSeek={seek}
        draft={draft}
        onDraft={setDraft}
        onKeep={keep}
        typed={typed}
        shown={shown}
        list={list}
      />
      {canHear && follow.isAway && <BackToNow lines={lines} at={at} onBack={follow.back} onShow={setShown} />}
      <Origin recording={recording} lines={lines} />
    </>
  )
}

/** Who made the text, and another way to come by it. */
function Origin({ recording, lines }: Pick<OpenedProps, 'recording'> & Pick<Text, 'lines'>): ReactNode {
  const engine = lines.find(line => !line.isOwn && line.engine !== 'file')?.engine
  return (
    <>
      {engine !== undefined && <p className="tr-by">{m.transcript_by({ engine })}</p>}
      <BringText recording={recording} lines={lines} />
    </>
  )
}

interface BackProps {
  readonly lines: Text['lines']
  readonly at: number
  readonly onBack: () => void
  readonly onShow: (line: { readonly id: string }) => void
}

function BackToNow({ lines, at, onBack, onShow }: BackProps): ReactNode {
  const back = (): void => {
    const now = lines.find(line => line.kind === 'speech' && at >= line.from && at < line.to)
    onBack()
    if (now) onShow({ id: now.id })
  }
  return (
    <div className="tr-back">
      <Button kind="ink" onPress={back}>
        {m.transcript_back()}
      </Button>
    </div>
  )
}

interface SearchingProps {
  readonly recordingId: string
  readonly lines: Text['lines']
  readonly find: Changed | null
  readonly onFind: (find: Changed) => void
  /** What was just changed in one line. */
  readonly term: Changed | null
  readonly onTerm: (term: null) => void
  readonly onLook: (line: Said) => void
  readonly onShow: (line: Said) => void
}

function Searching(props: SearchingProps): ReactNode {
  const { recordingId, lines, find, onFind, term, onTerm, onLook, onShow } = props
  return (
    <>
      <TwoVersions lines={lines} onShow={onShow} />
      {find && (
        <FindReplace
          key={`${find.from} ${find.to}`}
          recordingId={recordingId}
          lines={lines}
          term={find}
          onLook={onLook}
          onShow={onShow}
        />
      )}
      {term && (
        <SameAgain
          recordingId={recordingId}
          lines={lines}
          term={term}
          onLook={() => onFind(term)}
          onDone={() => onTerm(null)}
        />
      )}
    </>
  )
}

interface ToolsProps {
  readonly recording: Recording
  readonly lines: Text['lines']
  readonly at: number
  readonly isFinding: boolean
  readonly onFind: () => void
  readonly onType: (from: number, to: number) => void
  readonly follow: Follow | undefined
}

function Tools({ recording, lines, at, isFinding, onFind, onType, follow }: ToolsProps): ReactNode {
  return (
    <div className="tr-tools">
      {lines.length > 0 && (
        <>
          <Button kind="quiet" aria-expanded={isFinding} onPress={onFind}>
            {m.transcript_find()}
          </Button>
          {follow && (
            <ToggleButton className="quiet" isSelected={follow.isOn} onChange={follow.set}>
              {m.transcript_follow()}
            </ToggleButton>
          )}
          <SaveText title={recording.title} lines={lines} />
        </>
      )}
      <Button kind="quiet" onPress={() => onType(at, Math.min(at + 10, Math.max(at, recording.seconds)))}>
        {m.transcript_add({ time: clockTime(at) })}
      </Button>
    </div>
  )
}
