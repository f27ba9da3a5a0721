import { useState } from 'react'
import type { ManyDraft } from '#contract/marking.ts'
import { dropDraft } from '#data/write/marks/own-attempt.ts'
import { handOverMany, saveManyDraft, type OpenMany } from '#data/write/marks/own-many.ts'
import { buildMany } from '#domain/marks/many/build.ts'
import { pairUp, type Many } from '#domain/marks/many/pair.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { openTool } from '#stores/route.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'
import { useSavedTyping } from '#tools/shared/saving/saved-typing.ts'

const EMPTY: ManyDraft = { text: '', many: null, subjectId: null }

export interface ManyForm {
  readonly typed: ManyDraft
  readonly canUndo: boolean
  readonly type: (text: string) => void
  readonly choose: (subjectId: string | null) => void
  readonly read: () => void
  /** `step`: of typing in one field only the first key is a step of its own. */
  readonly mend: (many: Many, step?: string) => void
  readonly undo: () => void
  readonly send: (subject: string) => Promise<void>
  readonly throwAway: () => Promise<void>
}

/** A paste of several questions: kept on the disk a moment after each change, each of which can be taken back. */
export function useMany(found: OpenMany | undefined): ManyForm {
  const [id] = useState(() => found?.id ?? newId())
  const [typed, setTyped] = useState<ManyDraft>(found?.typed ?? EMPTY)
  const [before, setBefore] = useState<readonly ManyDraft[]>([])
  const [lastStep, setLastStep] = useState('')
  const kept = useSavedTyping<ManyDraft>(latest => saveManyDraft({ id, typed: latest }))
  const put = (next: ManyDraft): void => {
    setTyped(next)
    if (next.text.trim() !== '' || next.many || found) kept.note(next)
  }
  const change = (next: ManyDraft, step: string): void => {
    if (step === '' || step !== lastStep) setBefore([...before, typed])
    setLastStep(step)
    put(next)
  }
  return {
    typed,
    canUndo: before.length > 0,
    type: text => put({ ...typed, text }),
    choose: subjectId => put({ ...typed, subjectId }),
    read: () => change({ ...typed, many: pairUp(typed.text) }, ''),
    mend: (many, step = '') => change({ ...typed, many }, step),
    undo: () => {
      const last = before.at(-1)
      if (!last) return
      setBefore(before.slice(0, -1))
      setLastStep('')
      put(last)
    },
    send: subject =>
      tryOrNotify(async () => {
        const built = typed.many && buildMany(typed.many, id, subject)
        if (!built) return
        kept.end()
        const count = built.questions.length
        await handOverMany({ id, typed }, built, m.reviewer_many_title({ count })).catch((cause: unknown) => {
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
