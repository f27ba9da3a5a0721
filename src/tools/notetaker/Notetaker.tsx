import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useMemo, useRef, type ReactNode } from 'react'
import '#styles/note-page.css'
import '#styles/notes.css'
import { notePdf } from '#data/read/notes/note-pdf.ts'
import { $workspace } from '#data/read/workspace.ts'
import { afterPaint } from '#lib/browser/after-paint.ts'
import { retry } from '#lib/async/retry.ts'
import { m } from '#messages/generated/messages.js'
import { useDroppedFiles } from '#tools/notetaker/dropped-files.ts'
import { NoteList } from '#tools/notetaker/list/NoteList.tsx'
import { NotePage } from '#tools/notetaker/note/NotePage.tsx'
import { $list, $place, createNote, NEW_NOTE } from '#tools/notetaker/notes.store.ts'
import { $recovered, recoverWords } from '#tools/shared/saving/recover.ts'

const Review = lazy(async () => {
  const { Review: ReviewScreen } = await retry(() => import('#tools/notetaker/review/Review.tsx'))
  return { default: ReviewScreen }
})

const Quiz = lazy(async () => {
  const { Quiz: QuizScreen } = await retry(() => import('#tools/notetaker/quiz/Quiz.tsx'))
  return { default: QuizScreen }
})

function focusList(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('.note-list :is(h2, button)')?.focus()
}

const StatsPlace = lazy(async () => {
  const { StatsPlace: Place } = await retry(() => import('#tools/notetaker/stats/StatsPlace.tsx'))
  return { default: Place }
})

const CardsPlace = lazy(async () => {
  const { CardsPlace: Place } = await retry(() => import('#tools/notetaker/cards-list/CardsPlace.tsx'))
  return { default: Place }
})

const DeletedPlace = lazy(async () => {
  const { DeletedPlace: Place } = await retry(() => import('#tools/notetaker/deleted/DeletedPlace.tsx'))
  return { default: Place }
})

const Lecture = lazy(async () => {
  const { Lecture: Place } = await retry(() => import('#tools/notetaker/lecture/Lecture.tsx'))
  return { default: Place }
})

const ImportPlace = lazy(async () => {
  const { ImportPlace: Place } = await retry(() => import('#tools/notetaker/import/ImportPlace.tsx'))
  return { default: Place }
})

const PdfBeside = lazy(async () => {
  const { PdfBeside: Beside } = await retry(() => import('#tools/notetaker/pdf/PdfBeside.tsx'))
  return { default: Beside }
})

/** A note, and the PDF beside it where there is one. */
function OpenNote({ id }: { readonly id: string }): ReactNode {
  const $pdf = useMemo(() => notePdf(id), [id])
  const pdf = useStore($pdf)
  return (
    <>
      {pdf && (
        <Suspense>
          <PdfBeside noteId={id} file={pdf} />
        </Suspense>
      )}
      <NotePage id={id} />
    </>
  )
}

/** Notes by subject, one of them open beside the list; on a phone list and note are two levels. */
export function Notetaker(): ReactNode {
  const place = useStore($place)
  const isNew = place.note === NEW_NOTE
  const note = isNew ? null : place.note
  const list = useStore($list)
  const hasOpened = list.state === 'ready'
  const hasNotes = hasOpened && list.value.total > 0
  const hasRecovered = useStore($recovered) === useStore($workspace)
  const wasMade = useRef(false)
  useDroppedFiles()
  useEffect(() => {
    if (hasOpened) void recoverWords()
  }, [hasOpened])
  useEffect(() => {
    // The workspace opens with the shell: a note can be made as soon as there is a place for it.
    if (isNew && hasOpened && !wasMade.current) {
      wasMade.current = true
      void createNote(null, { replace: true, template: place.template })
    }
    if (!isNew) wasMade.current = false
  }, [isNew, hasOpened, place.template])
  const before = useRef(note)
  useEffect(() => {
    const wasOpen = before.current !== null
    before.current = note
    // A deleted note takes its menu along, which had the focus.
    if (note === null && wasOpen) void afterPaint().then(focusList)
  }, [note])
  if (place.review)
    return (
      <Suspense fallback={<p role="status">{m.notes_cards_loading()}</p>}>
        <Review />
      </Suspense>
    )
  if (place.isQuiz)
    return (
      <Suspense fallback={<p role="status">{m.quiz_opening()}</p>}>
        <Quiz />
      </Suspense>
    )
  if (place.lecture)
    return (
      <Suspense fallback={<p role="status">{m.notes_loading()}</p>}>
        <Lecture />
      </Suspense>
    )
  if (place.deleted)
    return (
      <Suspense fallback={<p role="status">{m.notes_loading()}</p>}>
        <DeletedPlace />
      </Suspense>
    )
  if (place.isImport)
    return (
      <Suspense fallback={<p role="status">{m.notes_loading()}</p>}>
        <ImportPlace />
      </Suspense>
    )
  if (place.cards || place.stats)
    return (
      <Suspense fallback={<p role="status">{m.notes_cards_loading()}</p>}>
        {place.cards ? <CardsPlace /> : <StatsPlace />}
      </Suspense>
    )
  return (
    <div className="notetaker" data-level={note === null ? 'list' : 'note'}>
      <NoteList />
      {note === null && hasNotes && <p className="choose hint">{m.notes_choose()}</p>}
      {note !== null && hasRecovered && <OpenNote key={note} id={note} />}
    </div>
  )
}
