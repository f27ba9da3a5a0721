import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Recording } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import { chapterStart } from '#domain/lecture/chapters.ts'
import type { Stretch } from '#domain/lecture/pieces/voice.ts'
import type { Said } from '#domain/lecture/said/said.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { addChapter, deleteChapter, findChapters, renameChapter } from '#tools/notetaker/lecture/play/chapter-acts.ts'
import { transcriptAt } from '#tools/notetaker/lecture/transcript/transcript.store.ts'
import { secondWords } from '#tools/notetaker/lecture/words.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

export interface ChaptersProps {
  readonly recording: Recording
  readonly second: number
  readonly voiced: readonly Stretch[]
  /** Where it can be heard. */
  readonly onSeek?: (second: number) => void
}

/** The parts of a lecture, each from its second on: added where the player stands, or behind long pauses. */
export function Chapters({ recording, second, voiced, onSeek }: ChaptersProps): ReactNode {
  const { id } = recording
  const text = useStore(useMemo(() => transcriptAt(id), [id]))
  const lines = isReady(text) ? text.value.lines : []
  const chapters = lines.filter(line => line.kind === 'chapter')
  const [title, setTitle] = useState('')
  const [renamed, setRenamed] = useState<string | null>(null)
  const list = useRef<HTMLOListElement | null>(null)
  const now = chapters.findLast(one => one.from <= second)
  const start = chapterStart(second, lines)
  const end = (from: number): void => {
    setRenamed(null)
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-from="${from}"] .lc-rename`)?.focus())
  }
  return (
    <>
      {chapters.length === 0 && <p className="hint">{m.lecture_chapters_none()}</p>}
      <ol ref={list} className="lc-chapters">
        {chapters.map(one => (
          <li key={one.id} data-from={one.from} data-now={one === now || undefined}>
            {renamed === one.id ? (
              <NameOf chapter={one} recordingId={id} onEnd={() => end(one.from)} />
            ) : (
              <One chapter={one} recordingId={id} onSeek={onSeek} onRename={() => setRenamed(one.id)} />
            )}
          </li>
        ))}
      </ol>
      <form
        className="lc-chapter-new"
        onSubmit={event => {
          event.preventDefault()
          void addChapter(id, start, title).then(() => setTitle(''))
        }}
      >
        <TextField
          label={m.lecture_chapter_name({ time: secondWords(start) })}
          value={title}
          onChange={setTitle}
          maxLength={SIZES.title}
        />
        <Button type="submit">{m.lecture_chapter_add()}</Button>
      </form>
      {recording.loudness !== null && recording.sound !== null && (
        <Button kind="quiet" onPress={() => void findChapters(recording, voiced, lines)}>
          {m.lecture_chapters_find()}
        </Button>
      )}
    </>
  )
}

interface OneProps {
  readonly chapter: Said
  readonly recordingId: string
  readonly onSeek: ((second: number) => void) | undefined
  readonly onRename: () => void
}

function One({ chapter, recordingId, onSeek, onRename }: OneProps): ReactNode {
  const { from, text: words } = chapter
  const time = secondWords(from)
  return (
    <>
      {onSeek ? (
        <button
          type="button"
          className="lc-at"
          aria-label={m.lecture_hear_from({ time, words })}
          onClick={() => onSeek(from)}
        >
          {time}
        </button>
      ) : (
        <span className="lc-at">{time}</span>
      )}
      <b dir="auto">{words}</b>
      <button
        type="button"
        className="quiet lc-rename"
        aria-label={m.lecture_chapter_rename_named({ words })}
        onClick={onRename}
      >
        {m.lecture_chapter_rename()}
      </button>
      <Button
        kind="quiet"
        aria-label={m.lecture_chapter_delete_named({ words })}
        onPress={() => void deleteChapter(recordingId, chapter)}
      >
        {m.lecture_delete()}
      </Button>
    </>
  )
}

function NameOf({ chapter, recordingId, onEnd }: Pick<OneProps, 'chapter' | 'recordingId'> & { onEnd: () => void }) {
  const [title, setTitle] = useState(chapter.text)
  const form = useRef<HTMLFormElement | null>(null)
  useEffect(() => form.current?.querySelector('input')?.select(), [])
  const keep = async (): Promise<void> => {
    if (title.trim() !== '' && title.trim() !== chapter.text) await renameChapter(recordingId, chapter, title)
    onEnd()
  }
  return (
    <form
      ref={form}
      className="lc-chapter-new"
      onSubmit={event => {
        event.preventDefault()
        void keep()
      }}
    >
      <TextField
        label={m.lecture_chapter_renaming({ time: secondWords(chapter.from) })}
        value={title}
        onChange={setTitle}
        maxLength={SIZES.title}
        onKeyDown={event => {
          if (event.key === 'Escape') onEnd()
        }}
      />
      <Button type="submit">{m.lecture_chapter_keep()}</Button>
    </form>
  )
}
