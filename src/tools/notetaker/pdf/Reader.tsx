import { useStore } from '@nanostores/react'
import { useMemo, useState, type ReactNode } from 'react'
import { liveNote } from '#data/write/notes/notes.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { passagesIn, type KeptPassage } from '#domain/pdf/passages.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { Contents } from '#tools/notetaker/pdf/Contents.tsx'
import { CutOut } from '#tools/notetaker/pdf/CutOut.tsx'
import { FindInPdf } from '#tools/notetaker/pdf/FindInPdf.tsx'
import { $goal, showPassage } from '#tools/notetaker/pdf/goal.store.ts'
import { Passages } from '#tools/notetaker/pdf/Passages.tsx'
import { ReaderBar, type Panel, type Zoom } from '#tools/notetaker/pdf/ReaderBar.tsx'
import { SelectedActs } from '#tools/notetaker/pdf/SelectedActs.tsx'
import { TakeText } from '#tools/notetaker/pdf/TakeText.tsx'
import { ReadScans } from '#tools/notetaker/pdf/ReadScans.tsx'
import type { OpenPdf } from '#ui/pdf/open-pdf.ts'
import { PdfPages } from '#ui/pdf/PdfPages.tsx'
import type { Words } from '#ui/pdf/ranges.ts'
import type { SelectedPassage } from '#ui/pdf/use-selected.ts'

export interface ReaderProps {
  readonly noteId: string
  readonly pdf: OpenPdf
  readonly name: string
  /** On a phone: on to the note. */
  readonly onNote: () => void
}

function byPage(passages: readonly KeptPassage[]): ReadonlyMap<number, readonly Words[]> {
  const pages = new Map<number, Words[]>()
  for (const { page, words } of passages) if (words) pages.set(page, [...(pages.get(page) ?? []), words])
  return pages
}

/** An open PDF with all that can be done with it. */
export function Reader({ noteId, pdf, name, onNote }: ReaderProps): ReactNode {
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState<Zoom>('width')
  const [panel, setPanel] = useState<Panel | null>(null)
  const [selected, setSelected] = useState<SelectedPassage | null>(null)
  const asked = useStore($goal)
  const goal = asked?.note === noteId && asked.page <= pdf.pages ? asked : null
  const $note = useMemo(() => liveNote(noteId), [noteId])
  const note = valueOr(useStore($note), null)
  const passages = useMemo(() => (note ? passagesIn(note.doc as unknown as DocNode, noteId) : []), [note, noteId])
  const kept = useMemo(() => byPage(passages), [passages])
  const go = (to: number, words: Words | null = null): void => showPassage({ note: noteId, page: to, words })
  const select = (to: number, words: Words): void => showPassage({ note: noteId, page: to, words, selects: true })
  const readScan = (number: number): void => {
    go(number)
    setPanel('scans')
  }
  const panels: Readonly<Record<Panel, () => ReactNode>> = {
    contents: () => <Contents pdf={pdf} onGo={go} />,
    find: () => <FindInPdf pdf={pdf} onGo={select} />,
    passages: () => <Passages noteId={noteId} passages={passages} onGo={go} />,
    cut: () => <CutOut noteId={noteId} pdf={pdf} page={page} />,
    text: () => <TakeText noteId={noteId} pdf={pdf} name={name} />,
    scans: () => <ReadScans noteId={noteId} pdf={pdf} page={page} onGo={go} />
  }
  return (
    <>
      <ReaderBar
        page={page}
        pages={pdf.pages}
        zoom={zoom}
        panel={panel}
        passages={passages.length}
        onPage={go}
        onZoom={setZoom}
        onPanel={next => setPanel(next === panel ? null : next)}
      />
      {panel !== null && (
        <div className="pd-panel" id="pd-panel">
          {panels[panel]()}
        </div>
      )}
      <PdfPages
        pdf={pdf}
        zoom={zoom}
        goal={goal}
        kept={kept}
        label={m.pdf_pages({ name })}
        pageLabel={number => m.pdf_page({ page: number })}
        noText={number => <NoText onRead={() => readScan(number)} />}
        onPage={setPage}
        onSelect={setSelected}
      >
        {selected && (
          <SelectedActs noteId={noteId} selected={selected} onNote={onNote} onDone={() => setSelected(null)} />
        )}
      </PdfPages>
    </>
  )
}

/** On a page that is a picture. */
function NoText({ onRead }: { readonly onRead: () => void }): ReactNode {
  return (
    <>
      {m.pdf_no_text()}{' '}
      <button type="button" onClick={onRead}>
        {m.scan_page_button()}
      </button>
    </>
  )
}
