import { useEffect, useRef, useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { cardsOfNote } from '#data/import/share/collect.ts'
import { SHARE_LIMITS } from '#domain/share/shared.ts'
import { fileName } from '#lib/values/file-name.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import { makeShare, shareFile, type MadeShare, type ToShare } from '#tools/notetaker/share/make-share.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { download } from '#ui/download.ts'
import { TextField } from '#ui/TextField.tsx'

export interface ShareDialogProps {
  readonly of: Omit<ToShare, 'title'>
  readonly title: string
  readonly onClose: () => void
}

type Stage =
  | { readonly state: 'reading' }
  | { readonly state: 'ready'; readonly made: MadeShare }
  | { readonly state: 'failed'; readonly words: string }

const figures = (count: number): string => count.toLocaleString('en-GB')

function whatIsIn({ share, pictures, sounds }: MadeShare): string {
  return [
    share.notes.length > 0 && m.share_notes({ count: share.notes.length }),
    share.cards.length > 0 && m.share_cards({ count: share.cards.length }),
    pictures > 0 && m.share_pictures({ count: pictures }),
    sounds > 0 && m.share_sounds({ count: sounds })
  ]
    .filter(words => words !== false)
    .join(', ')
}

function linkWords({ link, signs }: MadeShare): string {
  if (signs === null) return m.share_link_files()
  const most = figures(SHARE_LIMITS.link)
  return (link === null ? m.share_link_long : m.share_link_hint)({ signs: figures(signs), most })
}

/** The cards of a note that is shared, to be left out if the student wishes. */
function useCardsOf({ kind, noteIds }: ShareDialogProps['of']): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([])
  const noteId = kind === 'note' ? noteIds[0] : undefined
  useEffect(() => {
    if (noteId === undefined) return undefined
    let isOpen = true
    cardsOfNote(noteId).then(
      found => isOpen && setIds(found),
      () => undefined
    )
    return () => {
      isOpen = false
    }
  }, [noteId])
  return ids
}

/** Made anew whenever what is in it changes: what is said is what is saved. */
function useMade(of: ToShare): Stage {
  const [stage, setStage] = useState<Stage>({ state: 'reading' })
  const asked = JSON.stringify(of)
  useEffect(() => {
    let isOpen = true
    makeShare(JSON.parse(asked) as ToShare, location.origin).then(
      made => isOpen && setStage({ state: 'ready', made }),
      (error: unknown) => isOpen && setStage({ state: 'failed', words: wordsFor(error) })
    )
    return () => {
      isOpen = false
    }
  }, [asked])
  return stage
}

/** The two ways to give it away, and what came of them. */
function useGiving(title: string) {
  const [said, setSaid] = useState<{ readonly words: string; readonly link?: string } | null>(null)
  const ending = useRef(new AbortController())
  useEffect(() => {
    const own = new AbortController()
    ending.current = own
    return () => own.abort()
  }, [])

  async function save(made: MadeShare): Promise<void> {
    const { signal } = ending.current
    try {
      const { file, lost } = await shareFile(made, signal)
      download(file, `${fileName(title, 'shared')}.cramless`)
      setSaid({ words: `${m.share_saved()}${lost > 0 ? ` ${m.share_saved_lost({ count: lost })}` : ''}` })
    } catch (error) {
      if (!signal.aborted) setSaid({ words: `${m.share_failed()} ${wordsFor(error)}` })
    }
  }

  async function copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      setSaid({ words: m.share_copied() })
    } catch {
      setSaid({ words: m.share_copy_failed(), link })
    }
  }

  return { said, save, copy }
}

/** What is in a share and what is not, and the two ways to give it away. */
export function ShareDialog({ of: asked, title: called, onClose }: ShareDialogProps): ReactNode {
  // What is picked or typed behind the dialog is not in it.
  const [of] = useState(asked)
  const [title, setTitle] = useState(called)
  const [withCards, setWithCards] = useState(true)
  const { said, save, copy } = useGiving(title)
  const noteCards = useCardsOf(of)
  const cardIds = of.kind === 'note' ? (withCards ? noteCards : []) : of.cardIds
  const stage = useMade({ ...of, cardIds, title: title.trim() })
  const made = stage.state === 'ready' ? stage.made : null
  const link = made?.link ?? null
  return (
    <Dialog
      title={m.share_title({ name: called.trim() === '' ? m.notes_untitled() : called })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{m.share_close()}</Button>
          <Button isDisabled={link === null} onPress={() => void (link !== null && copy(link))}>
            {m.share_copy()}
          </Button>
          <Button kind="ink-small" isDisabled={made === null} onPress={() => void (made && save(made))}>
            {m.share_save()}
          </Button>
        </>
      }
    >
      <TextField
        label={m.share_name()}
        hint={m.share_name_hint()}
        value={title}
        onChange={setTitle}
        maxLength={SIZES.title}
      />
      {noteCards.length > 0 && (
        <Checkbox isSelected={withCards} onChange={setWithCards}>
          {m.share_with_cards({ count: noteCards.length })}
        </Checkbox>
      )}
      {stage.state === 'reading' && <p role="status">{m.share_reading()}</p>}
      {stage.state === 'failed' && (
        <p className="error" role="alert">
          {m.share_failed()} {stage.words}
        </p>
      )}
      {made && (
        <>
          <p>{m.share_in({ what: whatIsIn(made) })}</p>
          <p>{m.share_out()}</p>
          <p className="hint">{linkWords(made)}</p>
          <p className="hint">{m.share_update()}</p>
        </>
      )}
      <div role="status">{said && <p>{said.words}</p>}</div>
      {said?.link !== undefined && <TextField label={m.share_link()} value={said.link} isReadOnly rows={3} />}
    </Dialog>
  )
}
