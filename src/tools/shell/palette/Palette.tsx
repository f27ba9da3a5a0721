import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { m } from '#messages/generated/messages.js'
import { Key } from '#tools/shared/keys/Key.tsx'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'
import { actOn } from '#tools/shared/keys/use-keys.ts'
import { closePalette, giveEarly } from '#tools/shell/frame/palette-open.store.ts'
import css from '#tools/shell/palette/palette.css?inline'
import { fillWord } from '#tools/shell/palette/fill-word.ts'
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
  const hint = useKeyHints('palette')
  const keys = useKeyHints('page')('keys')
  const view = usePalette(typed)
  useLayoutEffect(() => giveEarly(early => setTyped(now => `${now}${early}`.slice(0, MOST_TYPED))), [])
  const { rows } = view
  const type = (words: string): void => {
    setTyped(words)
    setAt(0)
  }
  const here = Math.min(at, rows.length - 1)
  const pick = (row: PaletteRow): void => {
    closePalette()
    row.run()
  }
  const chosen = rows[here]
  const filled = fillWord(
    typed,
    [...(chosen ? [chosen] : []), ...rows].flatMap(({ title, detail }) => [title, detail])
  )
  const step = (by: number): void => setAt(rows.length === 0 ? 0 : (here + by + rows.length) % rows.length)
  const onKeyDown = (event: KeyboardEvent): void => {
    const acts = {
      next: () => step(1),
      back: () => step(-1),
      open: () => chosen !== undefined && pick(chosen),
      // With nothing to fill in, Tab goes on to the button.
      fill: () => filled !== null && type(filled)
    }
    actOn('palette', event, acts, 'page')
    // The dialog moves the focus at a Tab that was heard already.
    if (event.defaultPrevented) event.stopPropagation()
  }
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
          onChange={event => type(event.target.value)}
        />
        <button type="button" className="quiet" onClick={closePalette}>
          {m.palette_close()}
        </button>
      </div>
      <Rows view={view} at={here} onPick={pick} />
      <p className="pal-foot">
        <span aria-hidden="true">
          <Key hint={hint('back')} /> <Key hint={hint('next')} /> {m.palette_choose()} <Key hint={hint('open')} />{' '}
          {m.palette_open()} <Key hint={hint('fill')} /> {m.palette_fill()}
          <Key hint={keys} /> {m.palette_keys()}
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
