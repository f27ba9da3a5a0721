import { useState, type ReactNode } from 'react'
import { changeEverywhere } from '#data/write/lecture/lines.ts'
import { clockTime } from '#domain/lecture/files/times.ts'
import { countOf, type Changed } from '#domain/lecture/said/change-all.ts'
import type { Said } from '#domain/lecture/said/said.ts'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

export async function changeAndSay(recordingId: string, lines: readonly Said[], term: Changed): Promise<void> {
  const { count, back } = await changeEverywhere(recordingId, lines, term)
  offerUndo(m.transcript_changed_all({ count }), m.transcript_undo(), back)
}

const timesIn = (lines: readonly Said[], { from, to }: Changed): number =>
  lines.reduce((sum, line) => sum + countOf(line.text, from, to), 0)

export interface FindReplaceProps {
  readonly recordingId: string
  readonly lines: readonly Said[]
  /** What stands in the fields at first. */
  readonly term: Changed
  readonly onLook: (line: Said) => void
  /** Brings it into sight. */
  readonly onShow: (line: Said) => void
}

const SHOWN = 20
/** Signs before a hit that are shown with it. */
const BEFORE = 60

function Hit({ text, term }: { readonly text: string; readonly term: string }): ReactNode {
  const at = Math.max(0, text.toLowerCase().indexOf(term.toLowerCase()))
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  return (
    <span dir="auto">
      {from > 0 && '… '}
      {text.slice(from, at)}
      <mark className="tr-now">{text.slice(at, at + term.length)}</mark>
      {text.slice(at + term.length, at + 160)}
    </span>
  )
}

export function FindReplace({ recordingId, lines, term, onLook, onShow }: FindReplaceProps): ReactNode {
  const [from, setFrom] = useState(term.from)
  const [to, setTo] = useState(term.to)
  const wanted = from.trim()
  const [most, setMost] = useState(SHOWN)
  const low = wanted.toLowerCase()
  const found =
    wanted === '' ? [] : lines.filter(line => line.kind === 'speech' && line.text.toLowerCase().includes(low))
  const count = timesIn(found, { from: wanted, to: to.trim() })
  return (
    <section className="tr-find" aria-label={m.transcript_find()}>
      <TextField
        label={m.transcript_find_what()}
        value={from}
        onChange={setFrom}
        maxLength={200}
        autoCapitalize="none"
      />
      <TextField label={m.transcript_find_with()} value={to} onChange={setTo} maxLength={200} autoCapitalize="none" />
      <p role="status">
        {wanted === ''
          ? ''
          : found.length === 0
            ? m.transcript_found_none()
            : m.transcript_found({ count: found.length })}
      </p>
      {found.length > 0 && (
        <>
          <ul>
            {found.slice(0, most).map(line => (
              <li key={line.id}>
                <Button aria-label={m.transcript_show_at({ time: clockTime(line.from) })} onPress={() => onShow(line)}>
                  {clockTime(line.from)}
                </Button>{' '}
                <Hit text={line.text} term={wanted} />
                <Button
                  kind="quiet"
                  aria-label={m.transcript_change_of({ time: clockTime(line.from) })}
                  onPress={() => onLook(line)}
                >
                  {m.transcript_change()}
                </Button>
              </li>
            ))}
          </ul>
          {found.length > most && (
            <Button kind="quiet" onPress={() => setMost(most + 10 * SHOWN)}>
              {m.transcript_more_found({ count: found.length - most })}
            </Button>
          )}
          <Button
            kind="ink"
            isDisabled={count === 0 || to.trim() === '' || to.trim() === wanted}
            onPress={() =>
              void tryOnceOrNotify('change-all', () =>
                changeAndSay(recordingId, lines, { from: wanted, to: to.trim() })
              )
            }
          >
            {m.transcript_change_all({ count })}
          </Button>
        </>
      )}
    </section>
  )
}

export interface SameAgainProps {
  readonly recordingId: string
  readonly lines: readonly Said[]
  readonly term: Changed
  readonly onLook: () => void
  readonly onDone: () => void
}

/** After a term was changed in one line: whether it is to be changed in the others. */
export function SameAgain({ recordingId, lines, term, onLook, onDone }: SameAgainProps): ReactNode {
  const count = timesIn(lines, term)
  if (count === 0) return null
  const all = async (): Promise<void> => {
    await changeAndSay(recordingId, lines, term)
    onDone()
  }
  return (
    <div className="tr-again" role="status">
      <p>{m.transcript_changed({ count, from: term.from, to: term.to })}</p>
      <span className="tr-acts">
        <Button kind="ink" onPress={() => void tryOnceOrNotify('change-all', all)}>
          {count === 1 ? m.transcript_change_one() : m.transcript_change_all({ count })}
        </Button>
        <Button onPress={onLook}>{m.transcript_look()}</Button>
        <Button onPress={onDone}>{m.transcript_leave()}</Button>
      </span>
    </div>
  )
}
