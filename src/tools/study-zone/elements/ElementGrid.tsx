import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { ELEMENTS } from '#tools/study-zone/elements/elements.ts'
import { cellOf, movedTo } from '#tools/study-zone/elements/grid-moves.ts'

interface ElementGridProps {
  readonly chosen: number
  /** Numbers that a search found; null where nothing is searched. */
  readonly found: readonly number[] | null
  readonly onChoose: (number: number) => void
}

/** One stop of the Tab key; the arrows walk over it as it is printed. */
export function ElementGrid({ chosen, found, onChoose }: ElementGridProps): ReactNode {
  const grid = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = movedTo(chosen, event.key)
    if (next === null) return
    event.preventDefault()
    onChoose(next)
    grid.current?.querySelector<HTMLElement>(`[data-element="${next}"]`)?.focus()
  }
  return (
    <div className="zn-scroll">
      <div ref={grid} className="zn-grid" role="group" aria-label={m.desk_elements()}>
        {ELEMENTS.map(element => {
          const { row, column } = cellOf(element)
          const isFound = found === null || found.includes(element.number)
          return (
            <button
              key={element.number}
              type="button"
              data-element={element.number}
              data-block={element.block}
              data-faint={isFound ? undefined : ''}
              style={{ gridRow: row, gridColumn: column }}
              tabIndex={element.number === chosen ? 0 : -1}
              aria-pressed={element.number === chosen}
              aria-label={m.desk_elements_cell({ name: element.name, symbol: element.symbol, number: element.number })}
              onKeyDown={walk}
              onClick={() => onChoose(element.number)}
            >
              <small>{element.number}</small>
              <b>{element.symbol}</b>
              <span>{element.weight}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
