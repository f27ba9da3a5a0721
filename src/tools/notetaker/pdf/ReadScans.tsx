import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { isReaderHere, readPicture, type ReadingStep } from '#data/workers/reading.ts'
import { liveNote } from '#data/write/notes/notes.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { pagesReadInto } from '#domain/pdf/read-page.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { offerBack } from '#tools/notetaker/pdf/quotes.ts'
import { faultWords, stepWords } from '#tools/notetaker/reading/picture-run.ts'
import { pagePicture, pagesWithoutText, readScans, type ScansRead } from '#tools/notetaker/pdf/read-scans.ts'
import { Before } from '#tools/notetaker/reading/ReadFigure.tsx'
import { Button } from '#ui/Button.tsx'
import type { OpenPdf } from '#ui/pdf/open-pdf.ts'
import { Progress } from '#ui/state/Progress.tsx'

export interface ReadScansProps {
  readonly noteId: string
  readonly pdf: OpenPdf
  /** The page in sight. */
  readonly page: number
  readonly onGo: (page: number) => void
}

interface Now {
  readonly page: number
  readonly before: number
  readonly count: number
  readonly step: ReadingStep | null
}

function useBare(pdf: OpenPdf): readonly number[] | null {
  const [bare, setBare] = useState<readonly number[] | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    pagesWithoutText(pdf, stop.signal).then(setBare, () => {
      if (!stop.signal.aborted) setBare([])
    })
    return () => stop.abort()
  }, [pdf])
  return bare
}

/** The printed words of pages that are pictures, as text of the note. */
export function ReadScans({ noteId, pdf, page, onGo }: ReadScansProps): ReactNode {
  const bare = useBare(pdf)
  const [isHere, setHere] = useState<boolean | null>(null)
  const [now, setNow] = useState<Now | null>(null)
  const [ended, setEnded] = useState<ScansRead | null>(null)
  const stop = useRef(new AbortController())
  const $note = useMemo(() => liveNote(noteId), [noteId])
  const note = valueOr(useStore($note), null)
  const known = useMemo(() => (note ? pagesReadInto(note.doc as unknown as DocNode, noteId) : null), [note, noteId])
  useEffect(() => () => stop.current.abort(), [])
  useEffect(() => {
    if (now === null) void isReaderHere().then(setHere, () => setHere(false))
  }, [now])
  const takeBack = (read: ScansRead) => async (): Promise<void> => {
    await read.takeBack()
    setEnded(last => (last === read ? null : last))
  }
  const begin = (pages: readonly number[]): Promise<void> =>
    tryOnceOrNotify('read scans', async () => {
      stop.current = new AbortController()
      setEnded(null)
      const read = await readScans({
        noteId,
        pages,
        signal: stop.current.signal,
        onStep: (at, before, step) => setNow({ page: at, before, count: pages.length, step }),
        picture: (at, signal) => pagePicture(pdf, at, signal),
        read: readPicture
      })
      setNow(null)
      setEnded(read)
      if (read.done.length > 0) offerBack(m.scan_pages_in({ count: read.done.length }), takeBack(read))
    })
  if (bare === null || known === null) return <p role="status">{m.scan_pages_looking()}</p>
  if (now)
    return (
      <Progress
        label={m.scan_pages_now({ page: now.page, at: now.before + 1, count: now.count, step: stepWords(now.step) })}
        value={(now.before + (now.step?.step === 'reading' ? now.step.share : 0)) / now.count}
        cancel={{ label: m.scan_stop(), onPress: () => stop.current.abort() }}
      />
    )
  const left = bare.filter(one => !known.has(one))
  return (
    <>
      {bare.length === 0 ? <p>{m.scan_pages_none()}</p> : <Before isHere={isHere} />}
      {ended && <Ended read={ended} onGo={onGo} />}
      {!ended && known.has(page) && bare.includes(page) && <p>{m.scan_page_known({ page })}</p>}
      {bare.length > 0 && (
        <div className="pd-acts">
          {bare.includes(page) && (
            <Button kind="ink-small" onPress={() => void begin([page])}>
              {m.scan_page({ page })}
            </Button>
          )}
          {left.length > 1 && (
            <Button kind="ink-small" onPress={() => void begin(left)}>
              {m.scan_pages({ count: left.length })}
            </Button>
          )}
        </div>
      )}
      {bare.length > 0 && !bare.includes(page) && <p className="hint">{m.scan_page_has({ page })}</p>}
    </>
  )
}

function Ended({ read, onGo }: { readonly read: ScansRead; readonly onGo: (page: number) => void }): ReactNode {
  const { done, empty, unsure, fault, isFull } = read
  return (
    <div>
      <div role="status">
        {done.length > 0 && <p>{m.scan_pages_in({ count: done.length })}</p>}
        {empty.length > 0 && <p>{m.scan_pages_empty({ pages: empty.join(', ') })}</p>}
        {unsure.length > 0 && <p>{m.scan_pages_unsure({ count: unsure.length })}</p>}
      </div>
      {isFull && (
        <p className="error" role="alert">
          {m.scan_full()}
        </p>
      )}
      {fault !== null && (
        <p className="error" role="alert">
          {faultWords(fault)}
        </p>
      )}
      {unsure.length > 0 && (
        <ol className="pd-list">
          {unsure.map(({ page, line }, at) => (
            <li key={at}>
              <button type="button" className="quiet" onClick={() => onGo(page)}>
                <span>{line}</span> <span className="figures">{m.pdf_page({ page })}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
