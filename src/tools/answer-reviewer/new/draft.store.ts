import type { PastedDraft } from '#contract/marking.ts'
import { useRef, useState } from 'react'
import { dropDraft, EMPTY_PASTED, handOver, saveOwnDraft, type OpenDraft } from '#data/write/marks/own-attempt.ts'
import { askedCommand } from '#domain/marks/asked-command.ts'
import { marksOf, questionOf, type SchemeFault } from '#domain/marks/pasted.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { openTool } from '#stores/route.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'
import { useSavedTyping } from '#tools/shared/saving/saved-typing.ts'

export type FormFault = SchemeFault | { readonly kind: 'no-question' | 'no-answer' }

const isEmpty = ({ question, answer, scheme, mends, fileIds }: PastedDraft): boolean =>
  [question, answer, scheme].every(text => text.trim() === '') &&
  (mends?.added.length ?? 0) + (fileIds?.length ?? 0) === 0

export interface DraftForm {
  readonly typed: PastedDraft
  readonly fault: FormFault | null
  readonly change: (part: Partial<PastedDraft>) => void
  readonly changePhotos: (next: (now: readonly string[]) => readonly string[]) => void
  readonly send: (subject: string) => Promise<void>
  readonly throwAway: () => Promise<void>
}

/** A question that is being typed in: it is on the disk a moment after each key, and found again on every device. */
export function useDraft(found: OpenDraft | undefined): DraftForm {
  const [id] = useState(() => found?.id ?? newId())
  const [typed, setTyped] = useState<PastedDraft>(found?.typed ?? EMPTY_PASTED)
  // A photo is ready a while after it was chosen: what was typed meanwhile stays.
  const latest = useRef(typed)
  const [fault, setFault] = useState<FormFault | null>(null)
  const kept = useSavedTyping<PastedDraft>(latest => saveOwnDraft({ id, typed: latest }))
  const change = (part: Partial<PastedDraft>): void => {
    const next = { ...latest.current, ...part }
    latest.current = next
    setTyped(next)
    setFault(null)
    // A field that was emptied is kept empty; a form that was never filled makes no row.
    if (!isEmpty(next) || found) kept.note(next)
  }
  return {
    typed,
    fault,
    change,
    changePhotos: next => change({ fileIds: [...next(latest.current.fileIds ?? [])] }),
    send: subject =>
      tryOrNotify(async () => {
        const command = askedCommand(typed.question)
        const question = questionOf({ ...typed, marks: marksOf(typed), command }, `own-${id}`, subject)
        const wrong: FormFault | null =
          typed.question.trim() === ''
            ? { kind: 'no-question' }
            : typed.answer.trim() === '' && (typed.fileIds?.length ?? 0) === 0
              ? { kind: 'no-answer' }
              : 'kind' in question
                ? question
                : null
        setFault(wrong)
        if (wrong || 'kind' in question) return
        kept.end()
        // Refused, it stays a draft and goes on being kept.
        await handOver({ id, typed }, question).catch((cause: unknown) => {
          kept.goOn()
          throw cause
        })
        openTool('answer-reviewer', { attempt: id }, { replace: true })
      }),
    throwAway: () =>
      tryOrNotify(async () => {
        kept.end()
        const back = await dropDraft(id)
        openTool('answer-reviewer')
        offerUndo(m.reviewer_thrown(), m.reviewer_undo(), back)
      })
  }
}
