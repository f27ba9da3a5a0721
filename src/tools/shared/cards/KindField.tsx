import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import type { CardKind } from '#tools/shared/cards/card-draft.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'

/** A picture with boxes is stored as a cloze. */
export type ShownKind = CardKind | 'occlusion'

export interface KindFieldProps {
  readonly kind: ShownKind
  readonly onChange: (kind: ShownKind) => void
}

export function KindField({ kind, onChange }: KindFieldProps): ReactNode {
  return (
    <RadioGroup<ShownKind>
      label={m.cards_form_kind()}
      value={kind}
      onChange={onChange}
      options={[
        { value: 'basic', text: m.cards_kind_basic() },
        { value: 'reversed', text: m.cards_kind_reversed() },
        { value: 'cloze', text: m.cards_kind_cloze() },
        { value: 'occlusion', text: m.cards_kind_occlusion() },
        { value: 'type', text: m.cards_kind_type() },
        { value: 'choice', text: m.cards_kind_choice() }
      ]}
    />
  )
}
