import { useStore } from '@nanostores/react'
import type { JSONContent } from '@tiptap/core'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { SIZES } from '#config/sizes.ts'
import { fileUrl } from '#data/sync/files/files.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { retry } from '#lib/async/retry.ts'
import { firstSigns } from '#lib/values/whole-text.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { href, placeIn } from '#stores/route.ts'
import { loadEditor } from '#ui/editor/load-editor.ts'
import type { Figure } from '#ui/editor/nodes/image-view.ts'
import type { SelectedWords } from '#ui/editor/phrase-at.ts'
import type { NoteEditorHandle } from '#ui/editor/note-editor-props.ts'
import type { Draft } from '#tools/shared/saving/draft.ts'
import { putOnCard } from '#tools/notetaker/cards/figure.store.ts'
import { putPhraseOnCard } from '#tools/notetaker/cards/phrase.ts'
import { linksOf } from '#tools/notetaker/linked/note-links.ts'
import { openCards } from '#tools/notetaker/cards/panel.store.ts'
import { RemoteChangeBar } from '#tools/notetaker/note/RemoteChangeBar.tsx'
import { enterByFocus } from '#tools/notetaker/note/enter-by-focus.ts'
import { NoteCards } from '#tools/notetaker/note/NoteCards.tsx'
import { NoteHeader } from '#tools/notetaker/note/NoteHeader.tsx'
import type { NoteSession } from '#tools/notetaker/saving/note-session.ts'
import { SaveFailed } from '#tools/notetaker/note/SaveFailed.tsx'
import { showBlock } from '#tools/notetaker/note/show-block.ts'
import { SplitDialog } from '#tools/notetaker/note/SplitDialog.tsx'
import { TextCount } from '#tools/notetaker/note/TextCount.tsx'

const $at = placeIn('notetaker')
const NoteMargin = lazy(async () => {
  const { NoteMargin: Margin } = await retry(() => import('#tools/notetaker/note/NoteMargin.tsx'))
  return { default: Margin }
})
const ReadFigure = lazy(async () => {
  const { ReadFigure: Reading } = await retry(() => import('#tools/notetaker/reading/ReadFigure.tsx'))
  return { default: Reading }
})
const NoteEditor = lazy(async () => ({ default: await loadEditor() }))

const LIMIT = SIZES.noteText.toLocaleString('en-GB')

interface OpenNotePageProps {
  readonly session: NoteSession
  readonly draft: Draft
}

function phraseToCard(phrase: SelectedWords): void {
  putPhraseOnCard(phrase)
  openCards()
}

/** The words of a picture of the note, while they are read. */
function useReading(editor: RefObject<NoteEditorHandle | null>) {
  const [figure, setFigure] = useState<Figure | null>(null)
  const dialog = figure && (
    <Suspense fallback={null}>
      <ReadFigure
        figure={figure}
        onInsert={text => editor.current?.insertBelow(figure.blockId, text) ?? false}
        onClose={() => setFigure(null)}
      />
    </Suspense>
  )
  return [dialog, setFigure] as const
}

export function OpenNotePage({ session, draft }: OpenNotePageProps): ReactNode {
  const editor = useRef<NoteEditorHandle>(null)
  const page = useRef<HTMLElement>(null)
  const column = useRef<HTMLDivElement>(null)
  const [reading, readFigure] = useReading(editor)
  const [noteLinks] = useState(() => linksOf(session.id, () => session.$subjectId.get()))
  // Not the version that was loaded: a note left with unsaved words is entered again with them.
  const [doc] = useState(() => draft.current().doc as JSONContent)
  const parts = useStore(session.$parts)
  const title = useStore(session.$title)
  const { at, quoted, thread } = useStore($at)
  useEffect(() => {
    session.attach({
      show: merged => editor.current?.show(merged as JSONContent),
      hasFocus: () => editor.current?.hasFocus() ?? false
    })
    return () => session.attach(null)
  }, [session])

  useEffect(() => {
    if (page.current) enterByFocus(page.current, plainText(draft.current().doc) === '' && draft.current().title === '')
  }, [session, draft])

  useEffect(() => {
    if (!page.current || at === undefined) return undefined
    return showBlock(page.current, at, quoted === undefined ? undefined : { doc: draft.current().doc, quoted })
  }, [at, quoted, draft])

  async function addPictures(files: readonly File[], position: number | null): Promise<void> {
    for (const picture of await session.storePictures(files)) editor.current?.insertPicture(picture, position)
  }

  return (
    <article ref={page} className="note-page" tabIndex={-1} aria-label={title || m.notes_untitled()}>
      <div className="note-main" ref={column}>
        {thread !== undefined && (
          <p className="hint note-back">
            <a href={href('chatbot', { thread })}>{m.notes_back_to_chat()}</a>
          </p>
        )}
        <NoteHeader session={session} draft={draft} onEnter={() => editor.current?.focus()} />
        <SaveFailed session={session} draft={draft} />
        <RemoteChangeBar session={session} />
        <Suspense fallback={<p className="hint">{m.notes_editor_loading()}</p>}>
          <NoteEditor
            ref={editor}
            doc={doc}
            label={m.notes_body()}
            characters={SIZES.noteText}
            onChange={read => draft.changeDoc(() => read() as DocNode)}
            onBlur={() => void draft.flush()}
            onTooLong={blocks => session.offerSplit(blocks as DocNode[])}
            onTitle={pasted => {
              if (session.$title.get().trim() !== '') return false
              session.retitle(firstSigns(pasted, SIZES.title))
              return true
            }}
            onFull={() => notify({ text: m.notes_limit_full({ limit: LIMIT }) })}
            onPicturesLeftOut={count => notify({ text: m.notes_pictures_left({ count }) })}
            onPictures={(files, position) => void addPictures(files, position)}
            onFigure={figure => {
              putOnCard({ ...figure, noteId: session.id })
              openCards()
            }}
            onReadFigure={readFigure}
            onPhrase={phraseToCard}
            noteLinks={noteLinks}
            pictureUrl={fileUrl}
          />
          <NoteMargin noteId={session.id} column={column} />
        </Suspense>
        <TextCount session={session} />
      </div>
      <NoteCards noteId={session.id} />
      {reading}
      {parts && <SplitDialog session={session} parts={parts} />}
    </article>
  )
}
