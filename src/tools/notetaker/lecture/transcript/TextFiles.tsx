import { useState, type ReactNode } from 'react'
import type { Recording } from '#contract/entities.ts'
import { addCues } from '#data/write/lecture/lines.ts'
import { readTranscript, type TranscriptFile } from '#domain/lecture/files/read.ts'
import { toMarkdown, toSrt, toVtt } from '#domain/lecture/files/write.ts'
import type { Said } from '#domain/lecture/said/said.ts'
import { SIZES } from '#config/sizes.ts'
import { decodeText } from '#lib/values/decode-text.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'
import { FileDrop } from '#ui/choice/FileDrop.tsx'
import { download } from '#ui/download.ts'
import { Menu } from '#ui/Menu.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

const MOST_BYTES = 5 * 1024 * 1024
const BOUNDS = { seconds: SIZES.recordingSeconds, text: SIZES.segmentText, cues: 20_000 }

type Place = Pick<Recording, 'id' | 'seconds'>

/** The text of a file that can be read; what cannot is said. */
async function readFile({ seconds }: Place, file: File): Promise<TranscriptFile | null> {
  const { name } = file
  if (file.size > MOST_BYTES) notify({ text: m.transcript_too_big({ name }) })
  else {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()))
    const read = readTranscript(text, BOUNDS, seconds > 0 ? seconds : null)
    if (read) return read
    notify({ text: m.transcript_unread({ name }) })
  }
  return null
}

async function keep(id: string, name: string, read: TranscriptFile, old: readonly Said[]): Promise<void> {
  const back = await addCues(id, read.cues, old)
  const brought = m.transcript_brought({ count: read.cues.length, name })
  const more = [
    read.isGuessed ? m.transcript_guessed({ name }) : '',
    read.late > 0 ? m.transcript_late({ count: read.late }) : ''
  ]
  const text = [brought, ...more].filter(one => one !== '').join(' ')
  if (back.length > 0) offerUndo(text, m.transcript_undo(), back)
  else notify({ text })
}

/** Lines of a file brought before that stand where the new one speaks, and that nobody has changed. */
function inTheWay(lines: readonly Said[], { cues }: TranscriptFile): Said[] {
  const [from, to] = [cues[0]?.from ?? 0, Math.max(...cues.map(one => one.to))]
  return lines.filter(line => line.kind === 'speech' && line.engine === 'file' && line.to > from && line.from < to)
}

export interface BringTextProps {
  readonly recording: Recording
  readonly lines: readonly Said[]
}

interface Second {
  readonly name: string
  readonly read: TranscriptFile
  readonly old: readonly Said[]
}

export function BringText({ recording, lines }: BringTextProps): ReactNode {
  const [second, setSecond] = useState<Second | null>(null)
  const bring = async (file: File): Promise<void> => {
    const read = await readFile(recording, file)
    if (!read) return
    const old = inTheWay(lines, read)
    if (old.length > 0) setSecond({ name: file.name, read, old })
    else await keep(recording.id, file.name, read, [])
  }
  return (
    <>
      <FileDrop
        label={m.transcript_bring()}
        choose={m.transcript_choose()}
        accept={['.vtt', '.srt', '.txt', '.md']}
        onFiles={([file]) => void (file && tryOrNotify(() => bring(file)))}
      />
      <ConfirmDialog
        title={m.transcript_replace_ask()}
        isOpen={second !== null}
        confirm={m.transcript_replace()}
        cancel={m.transcript_replace_not()}
        onClose={() => setSecond(null)}
        onConfirm={async () => {
          if (second) await keep(recording.id, second.name, second.read, second.old)
          setSecond(null)
        }}
      >
        {m.transcript_replace_what({ count: second?.old.length ?? 0 })}
      </ConfirmDialog>
    </>
  )
}

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
