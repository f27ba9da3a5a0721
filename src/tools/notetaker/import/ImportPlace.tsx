import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { retry } from '#lib/async/retry.ts'
import { SIZES } from '#config/sizes.ts'
import type { NotesKind } from '#domain/import/notes/brought-note.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import {
  $filesAfter,
  $import,
  leaveFile,
  stopBringing,
  takeFiles,
  type ImportState
} from '#tools/notetaker/import/import.store.ts'
import { NotesFound } from '#tools/notetaker/import/notes/NotesFound.tsx'
import { Recent } from '#tools/notetaker/import/Recent.tsx'
import { waitingLink } from '#tools/notetaker/import/share/link.ts'
import { CardsFound } from '#tools/notetaker/import/CardsFound.tsx'
import css from '#tools/notetaker/import/import.css?inline'
import { useComingIn } from '#tools/shared/saving/ComingIn.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { FileDrop } from '#ui/choice/FileDrop.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { Progress } from '#ui/state/Progress.tsx'
import { TextField } from '#ui/TextField.tsx'

adoptStyles(css)

const ShareFound = lazy(async () => {
  const { ShareFound: Found } = await retry(() => import('#tools/notetaker/import/share/ShareFound.tsx'))
  return { default: Found }
})

/** A link that was opened, now or before the student signed in; also one that is pasted into the address of this room. */
function useWaitingLink(): void {
  useEffect(() => {
    const look = (): void => {
      const signs = waitingLink()
      if (signs === null) return
      void tryOrNotify(async () => {
        const { takeLink } = await import('#tools/notetaker/import/share/share.store.ts')
        await takeLink(signs)
      })
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
}

const MEGABYTES = SIZES.fileBytes / 1024 / 1024
const KINDS =
  '.cramless .apkg .colpkg .pdf .csv .tsv .txt .md .markdown .zip .html .htm .docx .pptx .epub text/* image/* audio/*'.split(
    ' '
  )

const FROM: Readonly<Record<NotesKind, () => string>> = {
  texts: m.import_facts_text,
  vault: m.import_facts_vault,
  notion: m.import_facts_notion,
  own: m.import_facts_own,
  page: m.import_facts_page,
  word: m.import_facts_word,
  slides: m.import_facts_slides,
  book: m.import_facts_book,
  pictures: m.import_facts_pictures,
  mixed: m.import_facts_mixed
}

/** Files in: what one holds is shown first, and nothing is kept before the student says so. */
export function ImportPlace(): ReactNode {
  const state = useStore($import)
  useWaitingLink()
  const isOpen = state.kind !== 'none'
  const after = useStore($filesAfter)
  const isOfSeveral = useRef(false)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The buttons of the file before are gone, and the focus with them.
    const isShown = state.kind === 'table' || state.kind === 'deck' || state.kind === 'notes'
    if (isShown && isOfSeveral.current) frame.current?.querySelector<HTMLElement>('.pg-title')?.focus()
    if (state.kind !== 'reading') isOfSeveral.current = after > 0
  }, [state.kind, after])
  return (
    <div ref={frame}>
      <PageFrame
        title={isOpen ? m.import_title_named({ name: state.name }) : m.import_title()}
        facts={factsOf(state)}
        tools={isOpen ? undefined : <a href={href('notetaker')}>{m.notes_back()}</a>}
      >
        <p role="status" className="hint">
          {after > 0 && m.import_files_after({ count: after })}
        </p>
        <Shown state={state} />
      </PageFrame>
    </div>
  )
}

function factsOf(state: ImportState): string | undefined {
  if (state.kind === 'table') return m.import_facts_table()
  if (state.kind === 'share') return m.share_facts()
  if (state.kind === 'notes') return FROM[state.from]()
  if (state.kind !== 'deck') return undefined
  return m.import_facts_deck({ size: Math.max(0.1, state.file.size / 1024 / 1024).toFixed(1) })
}

function Shown({ state }: { readonly state: ImportState }): ReactNode {
  if (state.kind === 'reading')
    return (
      <Progress
        label={m.import_reading({ name: state.name })}
        {...(state.share !== undefined && { value: state.share })}
        cancel={{ label: m.import_stop(), onPress: leaveFile }}
      />
    )
  if (state.kind === 'running') return <Running state={state} />
  if (state.kind === 'table' || state.kind === 'deck') return <CardsFound found={state} />
  if (state.kind === 'share')
    return (
      <Suspense fallback={<p role="status">{m.notes_loading()}</p>}>
        <ShareFound key={`${state.file.name} ${state.file.size}`} found={state} />
      </Suspense>
    )
  if (state.kind === 'notes') return <NotesFound found={state} />
  return (
    <div className="im-start">
      {state.kind === 'failed' && (
        <div className="row">
          <p className="error" role="alert">
            {state.words}
          </p>
          <GoOn />
        </div>
      )}
      <p className="im-lead">{m.import_lead()}</p>
      <FileDrop
        label={m.import_drop({ megabytes: MEGABYTES })}
        choose={m.import_choose()}
        accept={KINDS}
        isMultiple
        onFiles={files => void takeFiles(files)}
      />
      <Paste />
      <Recent />
    </div>
  )
}

/** A file that was refused does not hold up those that were chosen with it. */
function GoOn(): ReactNode {
  return useStore($filesAfter) > 0 && <Button onPress={leaveFile}>{m.import_go_on()}</Button>
}

function Running({ state }: { readonly state: ImportState & { readonly kind: 'running' } }): ReactNode {
  const coming = useComingIn()
  // Its pictures first, then its rows.
  const share = coming?.state === 'applying' ? coming.percent / 100 : state.share
  const words = state.holds === 'notes' ? m.import_notes_running : m.import_running
  return (
    <Progress
      label={words({ count: state.count, name: state.name })}
      {...(share !== undefined && { value: share })}
      cancel={{ label: coming ? m.import_stop_back() : m.import_stop(), onPress: stopBringing }}
    />
  )
}

/** Quizlet and chat programs give a list to copy, not a file. */
function Paste(): ReactNode {
  const [text, setText] = useState('')
  const read = (): void => void takeFiles([new File([text], m.import_pasted_name(), { type: 'text/plain' })])
  return (
    <div className="im-paste">
      <TextField
        label={m.import_paste()}
        hint={`${m.import_paste_hint()}. ${m.import_quizlet()}`}
        rows={4}
        value={text}
        onChange={setText}
      />
      {text.trim() !== '' && (
        <Button kind="ink-small" onPress={read}>
          {m.import_paste_read()}
        </Button>
      )}
    </div>
  )
}
