import type { ReactNode } from 'react'
import type { Recording } from '#contract/entities.ts'
import { addCues } from '#data/write/lecture/lines.ts'
import { readTranscript } from '#domain/lecture/files/read.ts'
import { toMarkdown, toSrt, toVtt } from '#domain/lecture/files/write.ts'
import type { Said } from '#domain/lecture/said/said.ts'
import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { FileDrop } from '#ui/choice/FileDrop.tsx'
import { download } from '#ui/download.ts'
import { Menu } from '#ui/Menu.tsx'

const MOST_BYTES = 5 * 1024 * 1024
const BOUNDS = { seconds: SIZES.recordingSeconds, text: SIZES.segmentText, cues: 20_000 }

/** The text of a file beside the sound; whatever it is, its reason is said. */
export async function bringText(recording: Pick<Recording, 'id' | 'seconds'>, file: File): Promise<void> {
  const { name } = file
  if (file.size > MOST_BYTES) return void notify({ text: m.transcript_too_big({ name }) })
  const { seconds } = recording
  const read = readTranscript(await file.text(), BOUNDS, seconds > 0 ? seconds : null)
  if (!read) return void notify({ text: m.transcript_unread({ name }) })
  await addCues(recording.id, read.cues)
  const brought = m.transcript_brought({ count: read.cues.length, name })
  notify({ text: read.isGuessed ? `${brought} ${m.transcript_guessed({ name })}` : brought })
}

export const BringText = ({ recording }: { readonly recording: Recording }): ReactNode => (
  <FileDrop
    label={m.transcript_bring()}
    choose={m.transcript_choose()}
    accept={['.vtt', '.srt', '.txt', '.md']}
    onFiles={([file]) => void (file && tryOrNotify(() => bringText(recording, file)))}
  />
)

export interface SaveTextProps {
  readonly title: string
  readonly lines: readonly Said[]
}

export function SaveText({ title, lines }: SaveTextProps): ReactNode {
  const speech = lines.filter(line => line.kind === 'speech')
  const name =
    title
      .replace(/[^\p{L}\p{N} ,._-]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'transcript'
  const save = (text: string, type: string, ending: string): void =>
    download(new Blob([text], { type }), `${name}.${ending}`)
  const markdown = (): string =>
    toMarkdown(
      title,
      speech,
      lines.filter(line => line.kind === 'chapter')
    )
  return (
    <Menu
      label={m.transcript_save()}
      trigger={m.transcript_save()}
      entries={[
        { id: 'vtt', text: m.transcript_save_vtt(), run: () => save(toVtt(speech), 'text/vtt', 'vtt') },
        { id: 'srt', text: m.transcript_save_srt(), run: () => save(toSrt(speech), 'application/x-subrip', 'srt') },
        { id: 'md', text: m.transcript_save_md(), run: () => save(markdown(), 'text/markdown', 'md') }
      ]}
    />
  )
}
