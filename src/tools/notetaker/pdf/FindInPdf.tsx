import { useEffect, useRef, useState, type ReactNode } from 'react'
import { pageText, placesOf, wordsIn } from '#lib/pdf/page-text.ts'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'
import type { OpenPdf } from '#ui/pdf/open-pdf.ts'
import type { Words } from '#ui/pdf/ranges.ts'
import { TextField } from '#ui/TextField.tsx'

const MOST = 200
const AROUND = 40

interface Found {
  readonly page: number
  readonly words: Words
  readonly around: string
}

interface Search {
  readonly found: readonly Found[]
  /** How many pages were read. */
  readonly read: number
}

export interface FindInPdfProps {
  readonly pdf: OpenPdf
  readonly onGo: (page: number, words: Words) => void
}

/** The words wanted on every page, read one after the other. */
async function search(pdf: OpenPdf, wanted: string, signal: AbortSignal, tell: (now: Search) => void): Promise<void> {
  const found: Found[] = []
  const isOver = (): boolean => signal.aborted
  for (let page = 1; page <= pdf.pages && found.length < MOST && !isOver(); page += 1) {
    const text = pageText((await pdf.read(page)).pieces)
    for (const words of placesOf(text, wanted, MOST - found.length))
      found.push({ page, words, around: wordsIn(text, Math.max(0, words.from - AROUND), words.to + AROUND) })
    if (page % 10 === 0 && !isOver()) tell({ found: [...found], read: page })
  }
  if (!isOver()) tell({ found, read: pdf.pages })
}

/** Looks for words in the text of the PDF. */
export function FindInPdf({ pdf, onGo }: FindInPdfProps): ReactNode {
  const [wanted, setWanted] = useState('')
  const [now, setNow] = useState<Search | null>(null)
  const stop = useRef(new AbortController())
  useEffect(() => () => stop.current.abort(), [])
  const begin = (): void => {
    stop.current.abort()
    stop.current = new AbortController()
    if (wanted.trim() === '') return setNow(null)
    setNow({ found: [], read: 0 })
    const { signal } = stop.current
    void search(pdf, wanted, signal, setNow).catch(() => setNow({ found: [], read: pdf.pages }))
  }
  const isReading = now !== null && now.read < pdf.pages && now.found.length < MOST
  return (
    <>
      <form
        className="pd-find"
        onSubmit={event => {
          event.preventDefault()
          begin()
        }}
      >
        <TextField label={m.pdf_find_words()} value={wanted} onChange={setWanted} />
        <Button kind="ink-small" type="submit">
          {m.pdf_find_go()}
        </Button>
      </form>
      {now && (
        <p role="status">
          {isReading
            ? m.pdf_find_reading({ page: now.read, pages: pdf.pages })
            : m.pdf_found({ count: now.found.length })}
        </p>
      )}
      {now && now.found.length > 0 && (
        <ol className="pd-list">
          {now.found.map(({ page, words, around }) => (
            <li key={`${page} ${words.from}`}>
              <button type="button" className="quiet" onClick={() => onGo(page, words)}>
                <span>{around}</span> <span className="figures">{page}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
