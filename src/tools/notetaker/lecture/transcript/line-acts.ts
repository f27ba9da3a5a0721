import { chooseVersion, type LineDraft } from '#data/write/lecture/lines.ts'
import { clockTime } from '#domain/lecture/files/times.ts'
import type { Said } from '#domain/lecture/said/said.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { cardOfLine } from '#tools/notetaker/lecture/cards/said.store.ts'
import type { LineActs } from '#tools/notetaker/lecture/transcript/Line.tsx'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'

/** `4:12 Ms Rao: What was said.` */
export function withTime({ from, text, speaker }: Said): string {
  const who = speaker.trim() === '' ? '' : `${speaker.trim()}: `
  return `${clockTime(from)} ${who}${text}`
}

async function copy(line: Said): Promise<void> {
  try {
    await navigator.clipboard.writeText(withTime(line))
    notify({ text: m.transcript_copied({ time: clockTime(line.from) }) })
  } catch {
    notify({ text: m.notes_copy_failed() })
  }
}

export const lineActs = (recordingId: string, onDraft: (draft: LineDraft) => void): LineActs => ({
  change: ({ id, from, to, text, speaker }) => onDraft({ id, from, to, text, speaker }),
  card: (line, at) => cardOfLine(recordingId, line, at),
  copy: line => void copy(line),
  choose: (line, version) =>
    void tryOnceOrNotify(`version ${line.id}`, async () => {
      offerUndo(m.transcript_other_chosen(), m.transcript_undo(), await chooseVersion(recordingId, line, version))
    })
})
