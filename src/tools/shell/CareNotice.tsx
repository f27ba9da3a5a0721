import type { ReactNode } from 'react'
import { forgetKept, letPass } from '#data/ai/kept-words.ts'
import { toldOfAny } from '#engine/care/told.ts'
import { m } from '#messages/generated/messages.js'
import { CareLines } from '#tools/shared/care/CareLines.tsx'
import { WHOM } from '#tools/shared/care/whom.ts'
import { Written } from '#tools/shared/care/Written.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

export interface CareNoticeProps {
  readonly texts: readonly string[]
}

/** In every room but the chatbot, which has a place of its own: shown when words were kept from a model. */
export function CareNotice({ texts }: CareNoticeProps): ReactNode {
  return (
    <Dialog
      title={m.care_crisis_title()}
      isOpen
      onClose={forgetKept}
      actions={
        <>
          <Button onPress={forgetKept}>{m.care_crisis_close()}</Button>
          <Button kind="quiet" onPress={() => letPass(texts)}>
            {m.care_crisis_other()}
          </Button>
        </>
      }
    >
      <CareLines>
        <p>{m.care_crisis_kept()}</p>
        <p>{WHOM[toldOfAny(texts)]()}</p>
      </CareLines>
      <Written texts={texts} />
    </Dialog>
  )
}
