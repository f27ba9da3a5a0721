import { useEffect, useRef, useState, type ReactNode } from 'react'
import { collectForAnki, makeAnkiDeck, type AnkiDeck, type AnkiOut } from '#data/import/anki-out.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { download } from '#ui/download.ts'

export interface AnkiDialogProps {
  readonly ids: readonly string[]
  readonly onClose: () => void
}

type Stage =
  | { readonly state: 'reading' }
  | { readonly state: 'ready'; readonly out: AnkiOut }
  | { readonly state: 'making'; readonly out: AnkiOut; readonly percent: number }
  | { readonly state: 'made'; readonly deck: AnkiDeck }
  | { readonly state: 'failed'; readonly words: string }

/** What Anki cannot hold of these cards, in words. */
function notHeldWords({ notHeld: { choice, boxes, tags, notes, later } }: AnkiOut): string[] {
  return [
    choice > 0 && m.anki_out_choice({ count: choice }),
    boxes > 0 && m.anki_out_boxes({ count: boxes }),
    tags > 0 && m.anki_out_tags({ count: tags }),
    notes > 0 && m.anki_out_notes({ count: notes }),
    later > 0 && m.anki_out_later({ count: later })
  ].filter(words => words !== false)
}

function Found({ out }: { readonly out: AnkiOut }): ReactNode {
  const missing = notHeldWords(out)
  return (
    <>
      <p>
        {[
          m.anki_out_cards({ count: out.cards.length }),
          m.anki_out_answers({ count: out.answers }),
          m.anki_out_files({ count: out.fileIds.length })
        ].join(' · ')}
      </p>
      <p className="hint">{m.anki_out_lead()}</p>
      {missing.length > 0 && (
        <>
          <p>{m.anki_out_missing()}</p>
          <ul className="hint">
            {missing.map(words => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Body({ stage }: { readonly stage: Stage }): ReactNode {
  switch (stage.state) {
    case 'reading':
      return <p role="status">{m.anki_out_reading()}</p>
    case 'ready':
      return <Found out={stage.out} />
    case 'making':
      return (
        <>
          <Found out={stage.out} />
          <p role="status">{m.anki_out_making({ percent: stage.percent })}</p>
        </>
      )
    case 'made':
      return (
        <div role="status">
          <p>{m.anki_out_made({ count: stage.deck.cards })}</p>
          {stage.deck.lost > 0 && <p className="error">{m.anki_out_lost({ count: stage.deck.lost })}</p>}
          <p className="hint">{m.anki_out_next()}</p>
        </div>
      )
    case 'failed':
      return (
        <p className="error" role="alert">
          {m.anki_out_failed()} {stage.words}
        </p>
      )
  }
}

/** Cards as a deck for Anki: what goes along and what Anki cannot hold is said before the file is made. */
export function AnkiDialog({ ids: asked, onClose }: AnkiDialogProps): ReactNode {
  // What is picked while the deck is made is not in it.
  const [ids] = useState(asked)
  const [stage, setStage] = useState<Stage>({ state: 'reading' })
  const ending = useRef(new AbortController())
  useEffect(() => {
    const own = new AbortController()
    ending.current = own
    const failed = (error: unknown): void => {
      if (!own.signal.aborted) setStage({ state: 'failed', words: wordsFor(error) })
    }
    collectForAnki(ids).then(out => own.signal.aborted || setStage({ state: 'ready', out }), failed)
    return () => own.abort()
  }, [ids])

  async function make(out: AnkiOut): Promise<void> {
    const { signal } = ending.current
    setStage({ state: 'making', out, percent: 0 })
    const onProgress = (done: number, total: number): void => {
      if (!signal.aborted) setStage({ state: 'making', out, percent: Math.round((100 * done) / Math.max(1, total)) })
    }
    try {
      const deck = await makeAnkiDeck(out, { signal, onProgress })
      download(deck.file, m.anki_out_name())
      setStage({ state: 'made', deck })
    } catch (error) {
      if (!signal.aborted) setStage({ state: 'failed', words: wordsFor(error) })
    }
  }

  return (
    <Dialog
      title={m.anki_out_title()}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{stage.state === 'made' ? m.collection_card_close() : m.anki_out_cancel()}</Button>
          {stage.state === 'ready' && (
            <Button kind="ink-small" onPress={() => void make(stage.out)}>
              {m.anki_out_save()}
            </Button>
          )}
        </>
      }
    >
      <Body stage={stage} />
    </Dialog>
  )
}
