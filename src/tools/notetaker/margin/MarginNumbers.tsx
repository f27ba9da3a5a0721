import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState, type ReactNode, type RefObject } from 'react'
import { isAskable } from '#domain/cards/askable.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { noteCards, type CardRow, $studyDay } from '#tools/notetaker/cards/cards.store.ts'
import { $chosenCard, chooseCard } from '#tools/notetaker/cards/chosen.store.ts'
import { blockOf, clearHighlights, highlight } from '#tools/notetaker/margin/places.ts'
import { rangeOf } from '#tools/notetaker/margin/mark-quote.ts'
import { openCards } from '#tools/notetaker/cards/panel.store.ts'

interface Placed {
  readonly id: string
  readonly number: number
  readonly isDue: boolean
  /** From the top of the note's column, in pixels. */
  readonly top: number
}

/** What was typed has come to rest: places are measured then, not at every key. */
const REST = 200
const HEIGHT = 26

/** The numbers of the cards beside the sentences they come from; sentences are marked by ranges, never in the text. */
export function MarginNumbers({
  noteId,
  column
}: {
  readonly noteId: string
  readonly column: RefObject<HTMLElement | null>
}): ReactNode {
  const $cards = useMemo(() => noteCards(noteId), [noteId])
  const rows = valueOr(useStore($cards), [])
  const chosen = useStore($chosenCard)
  const today = useStore($studyDay)
  const [placed, setPlaced] = useState<readonly Placed[]>([])
  useEffect(() => {
    const main = column.current
    if (!main || rows.length === 0) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = (): void => {
      const text = main.querySelector('.ProseMirror')
      if (text) setPlaced(place(main, text, rows, { chosen, today }))
    }
    const soon = (): void => {
      clearTimeout(timer)
      timer = setTimeout(measure, REST)
    }
    measure()
    const sizes = new ResizeObserver(soon)
    sizes.observe(main)
    return () => {
      clearTimeout(timer)
      sizes.disconnect()
    }
  }, [column, rows, chosen, today])
  useEffect(() => clearHighlights, [])
  useEffect(() => {
    const main = column.current
    const row = rows.find(({ card }) => card.id === chosen)
    const block = main && row?.card.source ? blockOf(main, row.card.source.blockId) : null
    if (block) block.scrollIntoView({ block: 'nearest' })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the note moves when a card is chosen, not when it is saved
  }, [chosen])
  if (rows.length === 0) return null
  return (
    <div className="margin-numbers">
      {placed.map(({ id, number, isDue, top }) => (
        <button
          key={id}
          type="button"
          className="card-number figures"
          style={{ top }}
          data-due={isDue || undefined}
          aria-pressed={id === chosen}
          aria-label={isDue ? m.notes_card_number_due({ number }) : m.notes_card_number({ number })}
          onClick={() => {
            chooseCard(id)
            openCards()
          }}
        >
          {number}
        </button>
      ))}
    </div>
  )
}

/** Marks the sentences and says where the numbers stand: beside the first line, below one another where lines are shared. */
function place(
  main: HTMLElement,
  text: Element,
  rows: readonly CardRow[],
  { chosen, today }: { readonly chosen: string | null; readonly today: string }
): Placed[] {
  const from = main.getBoundingClientRect().top
  const now = new Date()
  const all: Range[] = []
  const here: Range[] = []
  const found = rows.flatMap(({ card }, index): Placed[] => {
    const block = card.source ? blockOf(text, card.source.blockId) : null
    if (!card.source || !block) return []
    const range = rangeOf(block, card.source.quote)
    if (range) (card.id === chosen ? here : all).push(range)
    const top = (range ?? block).getBoundingClientRect().top - from
    return [{ id: card.id, number: index + 1, isDue: isAskable(card, now, today), top }]
  })
  highlight('card-source', all)
  highlight('card-here', here)
  let last = -Infinity
  return found
    .toSorted((one, other) => one.top - other.top)
    .map(one => {
      last = Math.max(one.top, last + HEIGHT)
      return { ...one, top: last }
    })
}
