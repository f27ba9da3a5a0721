import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { saveCardDraft, readCardDraft } from '#data/write/cards/card-drafts.ts'
import { isRecord } from '#lib/values/is-record.ts'
import type { CardDraft } from '#tools/shared/cards/card-draft.ts'

export interface KeptDraft {
  /** How the form was opened. */
  readonly first: CardDraft
  readonly draft: CardDraft
  readonly setDraft: Dispatch<SetStateAction<CardDraft>>
  /** It is what a page that was left had not saved. */
  readonly isBack: boolean
  /** Back to how the form was opened. */
  readonly startAgain: () => void
  /** It was saved, or let go. */
  readonly forget: () => void
}

/** A later version may write drafts of another shape: what is none is left. */
function asDraft(kept: unknown, { kind }: CardDraft, isNew: boolean): CardDraft | null {
  if (!isRecord(kept) || typeof kept['front'] !== 'string' || typeof kept['back'] !== 'string') return null
  return isNew || kept['kind'] === kind ? (kept as unknown as CardDraft) : null
}

/** What is being typed into a card, kept on the device under `of` until it is saved or let go: a tab may die. */
export function useKeptDraft(of: string | undefined, initial: CardDraft, isNew: boolean): KeptDraft {
  const [first] = useState(initial)
  const [draft, setDraft] = useState(initial)
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    if (of === undefined) return
    let isGone = false
    const show = (kept: unknown): void => {
      const found = asDraft(kept, first, isNew)
      if (isGone || !found) return
      // Whoever types already goes on with that.
      setDraft(now => (now === first ? found : now))
      setBack(true)
    }
    readCardDraft(of).then(show, () => undefined)
    return () => {
      isGone = true
    }
  }, [of, first, isNew])
  useEffect(() => {
    // A device that refuses it has what is on the screen.
    if (of !== undefined && draft !== first) void saveCardDraft(of, draft).catch(() => undefined)
  }, [of, draft, first])
  const forget = (): void => {
    setBack(false)
    if (of !== undefined) void saveCardDraft(of, null).catch(() => undefined)
  }
  const startAgain = (): void => {
    setDraft(first)
    forget()
  }
  return { first, draft, setDraft, isBack, startAgain, forget }
}
