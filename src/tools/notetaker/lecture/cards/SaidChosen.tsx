import { useEffect, useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { $saidForCard, cardOfWords } from '#tools/notetaker/lecture/cards/said.store.ts'
import { Button } from '#ui/Button.tsx'

/** As much as one side of a card is read at a glance. */
const LONGEST = 600
const SHOWN = 90

interface Chosen {
  readonly words: string
  /** Of the line in which they begin. */
  readonly lineId: string
}

function chosenNow(): Chosen | null {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const { startContainer } = selection.getRangeAt(0)
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement
  const lineId = element?.closest<HTMLElement>('[data-said]')?.dataset['said']
  const words = selection.toString().replaceAll(/\s+/g, ' ').trim()
  return lineId !== undefined && words !== '' && words.length <= LONGEST ? { words, lineId } : null
}

/** What the student chose with pointer or keys; it stays while the button is pressed and its card is written. */
function useChosen(): Chosen | null {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  useEffect(() => {
    const read = (): void => {
      const found = chosenNow()
      if (found) setChosen(found)
      else if (!$saidForCard.get() && !document.activeElement?.closest('.lc-chosen')) setChosen(null)
    }
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [])
  return chosen
}

/** Over the lower edge while words of the text are chosen: the way to a card of them. */
export function SaidChosen({ id }: { readonly id: string }): ReactNode {
  const chosen = useChosen()
  if (!chosen) return null
  const { words, lineId } = chosen
  return (
    <div className="lc-chosen" role="group" aria-label={m.lecture_chosen()}>
      <q dir="auto">{words.length > SHOWN ? `${words.slice(0, SHOWN).trimEnd()}…` : words}</q>
      <Button kind="ink-small" onPress={() => void cardOfWords(id, words, lineId)}>
        {m.lecture_card_make()}
      </Button>
    </div>
  )
}
