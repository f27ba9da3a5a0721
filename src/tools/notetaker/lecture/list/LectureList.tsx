import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Recording } from '#contract/entities.ts'
import { $recordings } from '#data/read/lectures/lectures.ts'
import { $subjects } from '#data/read/notes/subjects.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href, openTool } from '#stores/route.ts'
import { RoomTabs } from '#tools/notetaker/cards-list/RoomTabs.tsx'
import { BringSound } from '#tools/notetaker/lecture/list/BringSound.tsx'
import { CutOffLine } from '#tools/notetaker/lecture/list/CutOff.tsx'
import { $left } from '#tools/notetaker/lecture/left.store.ts'
import { $recording } from '#tools/notetaker/lecture/record/recording.store.ts'
import { megabytes, secondWords, titleOf, whenWords } from '#tools/notetaker/lecture/words.ts'
import { SoundUse } from '#tools/shared/lecture/SoundUse.tsx'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { Button } from '#ui/Button.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { Empty } from '#ui/state/Empty.tsx'

const record = (): void => openTool('notetaker', { recording: 'new' })

/** Every lecture, the newest first; before them what was cut off. */
export function LectureList(): ReactNode {
  const recordings = useStore($recordings)
  // An empty list asks for the first one in its middle.
  const hasSome = valueOr(recordings, []).length > 0
  const left = new Set(useStore($left).map(({ id }) => id))
  return (
    <PageFrame
      title={m.lecture_title()}
      tools={<RoomTabs here="lectures">{hasSome && <Button onPress={record}>{m.lecture_record()}</Button>}</RoomTabs>}
    >
      <RemoteView
        remote={recordings}
        loading={m.lecture_opening()}
        failed={m.lecture_failed()}
        isEmpty={all => all.length === 0}
        empty={
          <Empty
            title={m.lecture_empty()}
            action={
              <Button kind="ink" onPress={record}>
                {m.lecture_record()}
              </Button>
            }
          >
            {m.lecture_empty_how()}
          </Empty>
        }
      >
        {all => (
          <>
            {all
              .filter(({ id }) => left.has(id))
              .map(recording => (
                <CutOffLine key={recording.id} recording={recording} />
              ))}
            <ul className="lc-rows">
              {all
                .filter(({ id }) => !left.has(id))
                .toReversed()
                .map(recording => (
                  <Row key={recording.id} recording={recording} />
                ))}
            </ul>
          </>
        )}
      </RemoteView>
      <BringSound />
      <SoundUse />
    </PageFrame>
  )
}

const lengthAnd = (seconds: number, words: string): string =>
  seconds > 0 ? `${secondWords(seconds)}, ${words}` : words

function Row({ recording }: { readonly recording: Recording }): ReactNode {
  const subjects = valueOr(useStore($subjects), [])
  const now = useStore($recording)
  const isHere = now.state === 'running' && now.id === recording.id
  const subject = subjects.find(({ id }) => id === recording.subjectId)?.name
  const state = isHere
    ? m.lecture_state_here()
    : recording.state === 'recording'
      ? m.lecture_state_elsewhere()
      : recording.state === 'text'
        ? lengthAnd(recording.seconds, m.lecture_state_text())
        : m.lecture_state_kept({ time: secondWords(recording.seconds), size: megabytes(recording) })
  return (
    <li>
      <h3 dir="auto">
        <a href={href('notetaker', { recording: recording.id })}>{titleOf(recording)}</a>
      </h3>
      <p className="hint figures">{[subject, whenWords(recording.startedAt), state].filter(Boolean).join(' · ')}</p>
    </li>
  )
}
