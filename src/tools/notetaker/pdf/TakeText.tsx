import { useEffect, useRef, useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { readAll, textIntoNote } from '#tools/notetaker/pdf/take-text.ts'
import { Button } from '#ui/Button.tsx'
import type { OpenPdf } from '#ui/pdf/open-pdf.ts'
import { Progress } from '#ui/state/Progress.tsx'

export interface TakeTextProps {
  readonly noteId: string
  readonly pdf: OpenPdf
  readonly name: string
}

/** The whole text of the PDF as text of the note. */
export function TakeText({ noteId, pdf, name }: TakeTextProps): ReactNode {
  const [page, setPage] = useState<number | null>(null)
  const [hasNone, setNone] = useState(false)
  const stop = useRef(new AbortController())
  useEffect(() => () => stop.current.abort(), [])
  const take = (): Promise<void> =>
    tryOnceOrNotify('text of a pdf', async () => {
      stop.current = new AbortController()
      const { signal } = stop.current
      setPage(0)
      try {
        const read = await readAll(pdf, signal, setPage)
        if (!(await textIntoNote(noteId, name, read))) setNone(true)
      } catch (error) {
        if (!signal.aborted) throw error
      } finally {
        setPage(null)
      }
    })
  if (page !== null)
    return (
      <Progress
        label={m.pdf_text_reading({ page, pages: pdf.pages })}
        value={page / pdf.pages}
        cancel={{ label: m.import_stop(), onPress: () => stop.current.abort() }}
      />
    )
  return (
    <>
      <p>{m.pdf_text_what()}</p>
      {hasNone && <p role="status">{m.pdf_text_none()}</p>}
      <Button kind="ink-small" onPress={() => void take()}>
        {m.pdf_text_take()}
      </Button>
    </>
  )
}
