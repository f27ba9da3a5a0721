import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Recording } from '#contract/entities.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { addMarker } from '#tools/notetaker/lecture/acts.ts'
import { LineField } from '#tools/notetaker/lecture/record/LineField.tsx'
import { MarkerList } from '#tools/notetaker/lecture/marks/MarkerList.tsx'
import { PhotoAct } from '#tools/notetaker/lecture/record/PhotoAct.tsx'
import {
  $isSilent,
  setPaused,
  stopRecording,
  type RecordingNow
} from '#tools/notetaker/lecture/record/recording.store.ts'
import { Safe } from '#tools/notetaker/lecture/record/Safe.tsx'
import { Trace } from '#tools/notetaker/lecture/record/Trace.tsx'
import { dayWords, secondWords, spokenSecond, titleOf } from '#tools/notetaker/lecture/words.ts'
import { Key } from '#tools/shared/keys/Key.tsx'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'
import { useKeys } from '#tools/shared/keys/use-keys.ts'
import { $heardSeconds } from '#tools/shared/recording/now.ts'
import { Button } from '#ui/Button.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { PageFrame, SidePart } from '#ui/page/PageFrame.tsx'
import css from '#tools/notetaker/lecture/record/record.css?inline'

adoptStyles(css)

export interface UnderWayProps {
  readonly recording: Recording
  readonly now: Extract<RecordingNow, { state: 'running' }>
}

/** A recording as it runs. */
export function UnderWay({ recording, now }: UnderWayProps): ReactNode {
  const { id } = recording
  const hint = useKeyHints('lecture')
  const mark = (): void => void addMarker(id, $heardSeconds.get(), 'important')
  useKeys('lecture', { mark, play: () => false, back: () => false, on: () => false })
  return (
    <PageFrame
      title={titleOf(recording)}
      facts={dayWords(recording.startedAt)}
      tools={<a href={href('notetaker', { recording: 'all' })}>{m.lecture_all()}</a>}
      side={
        <>
          <SidePart title={m.lecture_markers()}>
            <MarkerList id={id} />
            <LineField id={id} />
          </SidePart>
          <SidePart title={m.lecture_before()}>
            <p className="hint">{m.lecture_before_text()}</p>
          </SidePart>
          <SidePart title={m.lecture_after()}>
            <p className="hint">{m.lecture_after_text()}</p>
          </SidePart>
        </>
      }
    >
      <StateLine now={now} />
      <BigTime />
      <Trace />
      <div className="lc-acts">
        <Button kind="ink" onPress={mark} {...hint('mark').attributes}>
          {m.lecture_important()}
          <Key hint={hint('mark')} />
        </Button>
        <PhotoAct id={id} second={() => $heardSeconds.get()} />
        <Button onPress={() => setPaused(!now.isPaused)}>{now.isPaused ? m.lecture_go_on() : m.lecture_pause()}</Button>
        <Button onPress={stopRecording}>{m.lecture_stop()}</Button>
      </div>
      <Safe id={id} />
    </PageFrame>
  )
}

function StateLine({ now }: Pick<UnderWayProps, 'now'>): ReactNode {
  const isSilent = useStore($isSilent)
  const words = now.isPaused ? m.lecture_paused() : isSilent ? m.lecture_silent() : m.lecture_recording()
  return (
    <p className="lc-state" data-state={now.isPaused || isSilent ? 'still' : 'on'} role="status">
      {words} {!isSilent && now.label !== '' && <span dir="auto">{now.label}</span>}
    </p>
  )
}

function BigTime(): ReactNode {
  const seconds = useStore($heardSeconds)
  const parts = secondWords(seconds).split(':')
  return (
    <p className="lc-big" role="timer" aria-live="off" aria-label={spokenSecond(seconds)}>
      {parts.map((part, at) => (
        <span key={at}>
          {at > 0 && <i>:</i>}
          {part}
        </span>
      ))}
    </p>
  )
}
