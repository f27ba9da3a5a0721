import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { FileEntry } from '#contract/entities.ts'
import { wordsOfAddress } from '#lib/values/note-address.ts'
import { m } from '#messages/generated/messages.js'
import { placeIn } from '#stores/route.ts'
import { Divider } from '#tools/notetaker/pdf/Divider.tsx'
import { $shown, showPassage, showSide } from '#tools/notetaker/pdf/goal.store.ts'
import { openNotePdf } from '#tools/notetaker/pdf/open.ts'
import { Reader } from '#tools/notetaker/pdf/Reader.tsx'
import { Unlock } from '#tools/notetaker/pdf/Unlock.tsx'
import css from '#tools/notetaker/pdf/pdf-room.css?inline'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { useKeptFocus } from '#ui/keep-focus.ts'

adoptStyles(css)

const $at = placeIn('notetaker')

export interface PdfBesideProps {
  readonly noteId: string
  readonly file: FileEntry
}

/** The PDF of a note beside it; on a phone one of the two at a time. */
export function PdfBeside({ noteId, file }: PdfBesideProps): ReactNode {
  const { page, words } = useStore($at)
  const shows = useStore($shown)
  const [turn, setTurn] = useState(0)
  const side = useRef<HTMLElement>(null)
  useKeptFocus(side)
  useEffect(() => {
    const number = Number(page)
    if (Number.isInteger(number) && number > 0)
      showPassage({ note: noteId, page: number, words: wordsOfAddress(words) })
  }, [noteId, page, words])
  useEffect(() => showSide('pdf'), [noteId])
  return (
    <>
      <div className="pd-switch" role="group" aria-label={m.pdf_switch()}>
        <button type="button" className="bare" aria-pressed={shows === 'pdf'} onClick={() => showSide('pdf')}>
          {m.pdf_switch_pdf()}
        </button>
        <button type="button" className="bare" aria-pressed={shows === 'note'} onClick={() => showSide('note')}>
          {m.pdf_switch_note()}
        </button>
      </div>
      <section ref={side} className="pd-side" aria-label={m.pdf_beside()} data-shown={shows === 'pdf'}>
        <Opened key={`${file.id} ${turn}`} noteId={noteId} file={file} onAgain={() => setTurn(turn + 1)} />
      </section>
      <Divider />
    </>
  )
}

interface OpenedProps extends PdfBesideProps {
  readonly onAgain: () => void
}

function Opened({ noteId, file, onAgain }: OpenedProps): ReactNode {
  const [session] = useState(() => openNotePdf(file.id))
  useEffect(() => session.close, [session])
  const state = useStore(session.$state)
  if (state.state === 'open')
    return <Reader noteId={noteId} pdf={state.pdf} name={file.name} onNote={() => showSide('note')} />
  if (state.state === 'locked') return <Unlock isWrong={state.isWrong} onUnlock={state.unlock} />
  if (state.state === 'opening')
    return (
      <p className="hint" role="status">
        {m.pdf_opening()}
      </p>
    )
  return (
    <div className="pd-failed">
      <p className="error" role="alert">
        {state.words}
      </p>
      <Button onPress={onAgain}>{m.pdf_again()}</Button>
    </div>
  )
}
