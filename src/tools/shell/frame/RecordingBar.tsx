import { useStore } from '@nanostores/react'
import { useMemo, type ReactNode } from 'react'
import { recordingOf } from '#data/read/lectures/lectures.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { $route, href } from '#stores/route.ts'
import { secondWords, spokenSecond, titleOf } from '#tools/notetaker/lecture/words.ts'
import { $runningRecording, $wholeSeconds } from '#tools/shared/recording/now.ts'

/** A lecture that is recorded, seen from every other place. */
export function RecordingBar(): ReactNode {
  const running = useStore($runningRecording)
  const { query } = useStore($route)
  return running && query['recording'] !== running.id ? <Bar {...running} /> : null
}

function Bar({ id, isPaused }: { readonly id: string; readonly isPaused: boolean }): ReactNode {
  const seconds = useStore($wholeSeconds)
  const recording = valueOr(useStore(useMemo(() => recordingOf(id), [id])), null)
  const state = isPaused ? m.shell_recording_paused() : m.shell_recording()
  const name = recording ? titleOf(recording) : ''
  return (
    <div className="frame-part run" role="region" aria-label={state}>
      <p dir="auto">{`${state} · ${name}`}</p>
      <a
        className="run-dot"
        data-state={isPaused ? 'still' : 'on'}
        href={href('notetaker', { recording: id })}
        aria-label={m.shell_recording_open({ title: name, time: spokenSecond(seconds) })}
      >
        <b>{secondWords(seconds)}</b>
      </a>
    </div>
  )
}
