import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Recording } from '#contract/entities.ts'
import { finishRecording } from '#data/sync/lectures/recording.ts'
import { lengthOf } from '#domain/lecture/pieces/voice.ts'
import { silencesOf } from '#domain/lecture/silence.ts'
import { log } from '#lib/log.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { wordsFor } from '#stores/words.ts'
import { addMarker, deleteRecording } from '#tools/notetaker/lecture/acts.ts'
import { Compare } from '#tools/notetaker/lecture/compare/Compare.tsx'
import { LectureCard } from '#tools/notetaker/lecture/cards/LectureCard.tsx'
import { SaidChosen } from '#tools/notetaker/lecture/cards/SaidChosen.tsx'
import { Chapters } from '#tools/notetaker/lecture/play/Chapters.tsx'
import { About } from '#tools/notetaker/lecture/play/About.tsx'
import { DeleteAct } from '#tools/notetaker/lecture/play/DeleteAct.tsx'
import { ComeBack } from '#tools/notetaker/lecture/marks/ComeBack.tsx'
import { PhotoRow } from '#tools/notetaker/lecture/marks/PhotoAt.tsx'
import { PlayBar } from '#tools/notetaker/lecture/play/PlayBar.tsx'
import { SoundLine } from '#tools/notetaker/lecture/play/SoundLine.tsx'
import { Strip } from '#tools/notetaker/lecture/play/Strip.tsx'
import { usePlayer, type Player as PlayerOf } from '#tools/notetaker/lecture/play/use-player.ts'
import { $recording } from '#tools/notetaker/lecture/record/recording.store.ts'
import { Transcript } from '#tools/notetaker/lecture/transcript/Transcript.tsx'
import { transcriptAt, voicedIn } from '#tools/notetaker/lecture/transcript/transcript.store.ts'
import { titleOf, whenWords } from '#tools/notetaker/lecture/words.ts'
import { useKeys } from '#tools/shared/keys/use-keys.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { PageFrame, SidePart } from '#ui/page/PageFrame.tsx'
import css from '#tools/notetaker/lecture/play/play.css?inline'

adoptStyles(css)

const STEP = 10

export interface PlayerProps {
  readonly recording: Recording
  /** Where the address stands. */
  readonly second: number
}

/** A lecture to hear: its strip, its player, its markers, and what was said. */
export function Player({ recording, second: from }: PlayerProps): ReactNode {
  const { id, state } = recording
  const voiced = useMemo(() => voicedIn(recording), [recording])
  const silences = useMemo(() => (recording.loudness ? silencesOf(voiced, recording.seconds) : []), [voiced, recording])
  const text = useStore(useMemo(() => transcriptAt(id), [id]))
  const chapters = useMemo(() => (isReady(text) ? text.value.lines.filter(one => one.kind === 'chapter') : []), [text])
  const player = usePlayer(recording, from, silences)
  const { now, second, seek, toggle } = player
  const stood = useRef(from)
  useEffect(() => {
    if (from !== stood.current) seek(from, true)
    stood.current = from
  }, [from, seek])
  // Where an earlier attempt failed or died, this opening makes the whole file.
  useEffect(() => {
    if (state === 'stopped' && $recording.get().state !== 'making')
      finishRecording(id).catch((error: unknown) => log('lecture', error))
  }, [id, state])
  const canPlay = now.state === 'ready'
  useKeys('lecture', {
    mark: () => addMarker(id, second, 'important'),
    play: () => canPlay && toggle(),
    back: () => canPlay && seek(second - STEP),
    on: () => canPlay && seek(second + STEP)
  })
  const hear = (at: number): void => seek(at, true)
  return (
    <PageFrame
      title={titleOf(recording)}
      facts={whenWords(recording.startedAt)}
      tools={
        <>
          <a href={href('notetaker', { recording: 'all' })}>{m.lecture_all()}</a>
          <DeleteAct
            id={id}
            label={m.lecture_delete()}
            ask={m.lecture_delete_ask({ title: titleOf(recording) })}
            run={() => deleteRecording(recording)}
          />
        </>
      }
      side={
        <>
          <ComeBack id={id} {...(recording.sound && { onSeek: hear })} />
          <Compare recording={recording} {...(recording.sound && { onSeek: hear })} />
          <SidePart title={m.lecture_chapters()}>
            <Chapters
              recording={recording}
              second={second}
              voiced={voiced}
              {...(recording.sound && { onSeek: hear })}
            />
          </SidePart>
          <SidePart title={m.lecture_about()}>
            <About recording={recording} />
            <SoundLine recording={recording} />
          </SidePart>
        </>
      }
    >
      {recording.sound && (
        <>
          <Strip recording={recording} second={second} onSeek={seek} chapters={chapters} />
          <PhotoRow id={id} onSeek={hear} />
          <PlayBar
            player={player}
            seconds={recording.seconds}
            onMark={() => void addMarker(id, second, 'important')}
            silent={lengthOf(silences)}
          />
        </>
      )}
      <SoundState recording={recording} player={player} />
      <Transcript recording={recording} at={second} onSeek={hear} />
      <SaidChosen id={id} />
      <LectureCard recording={recording} />
    </PageFrame>
  )
}

function SoundState({ recording, player }: { recording: Recording; player: PlayerOf }): ReactNode {
  const making = useStore($recording)
  const { now, retry } = player
  const [isMaking] = useState(() => making.state === 'making' && making.id === recording.id)
  if (now.state === 'failed')
    return (
      <div className="lc-left" role="alert">
        <p>
          {now.error.code === 'unreadable'
            ? m.lecture_unreadable()
            : m.lecture_missing({ reason: wordsFor(now.error) })}
        </p>
        <div className="lc-acts">
          <Button onPress={retry}>{m.lecture_retry()}</Button>
        </div>
      </div>
    )
  const words =
    now.state === 'loading'
      ? isMaking || recording.state !== 'kept'
        ? m.lecture_making()
        : m.lecture_loading({ percent: Math.round(now.share * 100) })
      : recording.state === 'recording'
        ? m.lecture_elsewhere_runs()
        : recording.state === 'text'
          ? m.lecture_text_only()
          : ''
  return (
    <p className="lc-say" role="status">
      {words}
    </p>
  )
}
