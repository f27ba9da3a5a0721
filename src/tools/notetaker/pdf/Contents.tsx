import { useEffect, useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import type { OpenPdf, OutlineEntry } from '#ui/pdf/open-pdf.ts'

export interface ContentsProps {
  readonly pdf: OpenPdf
  readonly onGo: (page: number) => void
}

/** The outline that the file holds. */
export function Contents({ pdf, onGo }: ContentsProps): ReactNode {
  const [entries, setEntries] = useState<readonly OutlineEntry[] | null>(null)
  useEffect(() => {
    void pdf.outline().then(setEntries, () => setEntries([]))
  }, [pdf])
  if (entries === null) return <p role="status">{m.pdf_contents_reading()}</p>
  if (entries.length === 0) return <p>{m.pdf_contents_none()}</p>
  return (
    <ol className="pd-list">
      {entries.map(({ title, page, depth }, at) => (
        <li key={at} style={{ paddingInlineStart: `${Math.min(depth, 4)}rem` }}>
          <button type="button" className="quiet" onClick={() => onGo(page)}>
            <span>{title}</span> <span className="figures">{page}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
