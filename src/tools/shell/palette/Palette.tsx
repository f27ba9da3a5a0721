import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { m } from '#messages/generated/messages.js'
import { closePalette } from '#tools/shell/frame/palette-open.store.ts'
import css from '#tools/shell/palette/palette.css?inline'
import type { PaletteRow } from '#tools/shell/palette/rows.ts'
import { usePalette, type PaletteView } from '#tools/shell/palette/use-palette.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Shape } from '#ui/Shape.tsx'

adoptStyles(css)

const LIST = 'palette-rows'
const MOST_TYPED = 200
const idOf = (row: PaletteRow): string => `palette-${row.id}`

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/** The text with the words that were looked for set off. */
function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }): ReactNode {
  if (words.length === 0) return text
  const parts = text.split(new RegExp(`(${words.map(escaped).join('|')})`, 'giu'))
  return parts.map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part))
}

interface RowsProps {
  readonly view: PaletteView
  readonly at: number
  readonly onPick: (row: PaletteRow) => void
}

function Rows({ view: { rows, found }, at, onPick }: RowsProps): ReactNode {
  const words = found?.words ?? []
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <ul ref={list} id={LIST} role="listbox" aria-label={m.palette_label()} className="pal-rows">
      {rows.map((row, place) => (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the keys are heard by the field, which keeps the focus
        <li key={row.id} id={idOf(row)} role="option" aria-selected={place === at} onClick={() => onPick(row)}>
          <small>
            {rows[place - 1]?.kind === row.kind ? <span className="hidden-text">{row.kind}</span> : row.kind}
          </small>
          <Shape name={row.shape} />
          <span>
            <b>
              <Marked text={row.title} words={words} />
            </b>
            {row.detail !== '' && (
              <small>
                <Marked text={row.detail} words={words} />
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function footOf({ rows, found }: PaletteView): string {
  if (!found) return ''
  if (!found.isWhole) return m.palette_reading({ count: found.among })
  if (rows.length === 0) return m.palette_nothing()
  return found.total === 0 ? '' : m.palette_found({ count: found.total })
}

function Ask(): ReactNode {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const view = usePalette(typed)
  const { rows } = view
  const here = Math.min(at, rows.length - 1)
  const pick = (row: PaletteRow): void => {
    closePalette()
    row.run()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rows[here]
    if (event.key === 'ArrowDown') setAt(rows.length === 0 ? 0 : (here + 1) % rows.length)
    else if (event.key === 'ArrowUp') setAt(rows.length === 0 ? 0 : (here - 1 + rows.length) % rows.length)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && row) pick(row)
    else return
    event.preventDefault()
  }
  const chosen = rows[here]
  return (
    <>
      <div className="pal-ask">
        <Shape name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={m.palette_ask()}
          aria-expanded
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? idOf(chosen) : undefined}
          placeholder={m.palette_example()}
          autoComplete="off"
          spellCheck={false}
          maxLength={MOST_TYPED}
          value={typed}
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the student asked for this field
          autoFocus
          onKeyDown={onKeyDown}
          onChange={event => {
            setTyped(event.target.value)
            setAt(0)
          }}
        />
        <button type="button" className="quiet" onClick={closePalette}>
          {m.palette_close()}
        </button>
      </div>
      <Rows view={view} at={here} onPick={pick} />
      <p className="pal-foot">
        <span aria-hidden="true">
          <kbd>{m.palette_key_move()}</kbd> {m.palette_choose()} <kbd>{m.palette_key_enter()}</kbd> {m.palette_open()}
        </span>
        <span role="status">{footOf(view)}</span>
      </p>
    </>
  )
}

/** Go anywhere, find anything of one's own, begin an act in words: over any room. */
export function Palette(): ReactNode {
  return (
    <ModalOverlay className="overlay pal-veil" isOpen isDismissable onOpenChange={closePalette}>
      <Modal className="pal">
        <Dialog aria-label={m.palette_title()} className="pal-dialog">
          <Ask />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
