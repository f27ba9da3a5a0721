import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { paragraphsOf } from '#domain/notes/read-text.ts'
import { READER_BYTES } from '#lib/reading/files.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { letGo, megabytes, pictureRun, stepWords, type Found } from '#tools/notetaker/reading/picture-run.ts'
import css from '#tools/notetaker/reading/reading.css?inline'
import { useFileUrl } from '#tools/shared/pictures/use-file-url.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { Figure } from '#ui/editor/nodes/image-view.ts'
import { Progress } from '#ui/state/Progress.tsx'
import { TextField } from '#ui/TextField.tsx'

adoptStyles(css)

export interface ReadFigureProps {
  readonly figure: Figure
  /** Puts paragraphs below the picture; false where the note has no room. */
  readonly onInsert: (paragraphs: readonly string[]) => boolean
  readonly onClose: () => void
}

/** The printed words of a picture: read on this device, compared, corrected, and put below it. */
export function ReadFigure({ figure, onInsert, onClose }: ReadFigureProps): ReactNode {
  const [run] = useState(() => pictureRun(figure.fileId))
  const [isFull, setFull] = useState(false)
  const state = useStore(run.$state)
  useEffect(() => run.stop, [run])
  const found = state.state === 'found' && state.found.text.trim() !== '' ? state.found : null
  const insert = (text: string): void => {
    if (!onInsert(paragraphsOf(text))) return setFull(true)
    letGo(figure.fileId)
    notify({ text: m.scan_inserted(), passes: true })
    onClose()
  }
  const canStart = state.state === 'asked' || state.state === 'failed'
  return (
    <Dialog
      title={m.scan_title()}
      isOpen
      onClose={onClose}
      actions={
        <>
          {found && (
            <Button kind="ink" onPress={() => insert(found.text)}>
              {m.scan_insert()}
            </Button>
          )}
          {canStart && (
            <Button kind="ink" onPress={() => void run.start()}>
              {state.state === 'failed' ? m.scan_again() : m.scan_start()}
            </Button>
          )}
          <Button kind="quiet" onPress={onClose}>
            {m.scan_close()}
          </Button>
        </>
      }
    >
      {state.state === 'asked' && <Before isHere={state.isHere} />}
      {state.state === 'running' && (
        <Progress
          label={stepWords(state.step)}
          {...(state.step && { value: state.step.share })}
          cancel={{ label: m.scan_stop(), onPress: run.stop }}
        />
      )}
      {state.state === 'failed' && (
        <p className="error" role="alert">
          {state.words}
        </p>
      )}
      {state.state === 'found' && state.found.text === '' && <p role="status">{m.scan_none()}</p>}
      {state.state === 'found' && state.found.text !== '' && (
        <Compare figure={figure} found={state.found} onEdit={run.edit} />
      )}
      {isFull && (
        <p className="error" role="alert">
          {m.scan_full()}
        </p>
      )}
    </Dialog>
  )
}

/** What it costs, before anything is fetched. */
export function Before({ isHere }: { readonly isHere: boolean | null }): ReactNode {
  return (
    <>
      {isHere !== null && <p>{isHere ? m.scan_here() : m.scan_first({ size: megabytes(READER_BYTES) })}</p>}
      <p className="hint">{m.scan_what()}</p>
    </>
  )
}

interface CompareProps {
  readonly figure: Figure
  readonly found: Found
  readonly onEdit: (text: string) => void
}

function Compare({ figure, found, onEdit }: CompareProps): ReactNode {
  const [url] = useFileUrl(figure.fileId)
  const room = useRef<HTMLDivElement>(null)
  // What had the focus is gone: the words are where it goes on.
  useEffect(() => room.current?.querySelector('textarea')?.focus({ preventScroll: true }), [])
  return (
    <div className="rd-compare" ref={room}>
      <figure>{typeof url === 'string' && <img src={url} alt={figure.alt || m.scan_picture()} />}</figure>
      <div>
        <TextField label={m.scan_found()} hint={m.scan_found_hint()} rows={10} value={found.text} onChange={onEdit} />
        {found.unsure.length > 0 && (
          <>
            <p role="status">{m.scan_unsure({ count: found.unsure.length })}</p>
            <ul className="rd-unsure">
              {found.unsure.map((line, at) => (
                <li key={at}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
