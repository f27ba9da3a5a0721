import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Recording } from '#contract/entities.ts'
import { readRow } from '#data/read/live-rows.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { deleteLeft } from '#tools/notetaker/lecture/acts.ts'
import { $left } from '#tools/notetaker/lecture/left.store.ts'
import { goOnRecording, makeWhole } from '#tools/notetaker/lecture/record/recording.store.ts'
import { RecordFault } from '#tools/notetaker/lecture/record/RecordFault.tsx'
import { dayWords, secondWords, titleOf } from '#tools/notetaker/lecture/words.ts'
import { Button } from '#ui/Button.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'

const read = (id: string): Promise<Recording | null> => readRow('recordings', id)

/** What a page that died left of a recording, and what can be done with it. */
export function CutOff({ recording }: { readonly recording: Recording }): ReactNode {
  return (
    <PageFrame
      title={titleOf(recording)}
      facts={dayWords(recording.startedAt)}
      tools={<a href={href('notetaker', { recording: 'all' })}>{m.lecture_all()}</a>}
    >
      <CutOffLine recording={recording} />
    </PageFrame>
  )
}

export function CutOffLine({ recording }: { readonly recording: Recording }): ReactNode {
  const left = useStore($left).find(({ id }) => id === recording.id)
  const time = secondWords(left?.seconds ?? recording.seconds)
  return (
    <div className="lc-left" role="group" aria-label={titleOf(recording)}>
      <p>{left && left.seconds > 0 ? m.lecture_left({ title: titleOf(recording), time }) : m.lecture_left_nothing()}</p>
      <div className="lc-acts">
        <Button kind="ink-small" onPress={() => void makeWhole(recording.id)}>
          {m.lecture_left_keep()}
        </Button>
        <Button onPress={() => void goOnRecording(recording.id)}>{m.lecture_left_on()}</Button>
        <Button kind="quiet" onPress={() => void deleteLeft(recording, read)}>
          {m.lecture_delete()}
        </Button>
      </div>
      <RecordFault />
    </div>
  )
}
