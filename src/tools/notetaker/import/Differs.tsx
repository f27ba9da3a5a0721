import type { ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import type { LeftOutWhy } from '#domain/import/brought.ts'
import { m } from '#messages/generated/messages.js'
import type { Preview } from '#tools/notetaker/import/import.store.ts'
import { Chips } from '#ui/choice/Chips.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'
import { Section } from '#ui/page/PageFrame.tsx'

const WHYS: Readonly<Record<LeftOutWhy, (of: { readonly count: number; readonly most: number }) => string>> = {
  'no-back': m.import_out_no_back,
  'no-front': m.import_out_no_front,
  'too-long': m.import_out_too_long,
  twice: m.import_out_twice,
  'faulty-cloze': m.import_out_faulty_cloze,
  'empty-card': m.import_out_empty_card,
  occlusion: m.import_out_occlusion,
  'shape-box': m.import_out_shape_box,
  'file-missing': m.import_out_file_missing,
  'file-kind': m.import_out_file_kind,
  'file-too-large': m.import_out_file_large,
  'file-too-many': m.import_out_file_many
}

const SHOWN = 20

export interface DiffersProps {
  readonly preview: Preview
  readonly takesTheirs: boolean
  readonly onTheirs: (on: boolean) => void
}

/** Cards with other words, and what stays out with its reason: each can be looked at. */
export function Differs({ preview, takesTheirs, onTheirs }: DiffersProps): ReactNode {
  const { changed, leftOut } = preview
  const whys = (Object.keys(WHYS) as LeftOutWhy[])
    .map(why => ({ why, out: leftOut.filter(one => one.why === why) }))
    .filter(({ out }) => out.length > 0)
  if (changed.length === 0 && whys.length === 0) return null
  return (
    <Section title={m.import_differs()}>
      {changed.length > 0 && (
        <div className="im-differ">
          <p>{m.import_changed({ count: changed.length })}</p>
          <Chips
            label={m.import_changed({ count: changed.length })}
            mode="single"
            isRequired
            chips={[
              { id: 'mine', title: m.import_keep() },
              { id: 'theirs', title: m.import_theirs() }
            ]}
            selected={[takesTheirs ? 'theirs' : 'mine']}
            onChange={([chosen]) => onTheirs(chosen === 'theirs')}
          />
          <Disclosure title={m.import_look()}>
            <ul className="im-list">
              {changed.slice(0, SHOWN).map(({ card, own }) => (
                <li key={own.id} dir="auto">
                  <del>{own.back}</del> <ins>{card.back}</ins> <span className="hint">{card.front}</span>
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
      {whys.map(({ why, out }) => (
        <div key={why} className="im-differ">
          <p>{WHYS[why]({ count: out.length, most: SIZES.cardSide })}</p>
          <Disclosure title={m.import_look()}>
            <ul className="im-list">
              {out.slice(0, SHOWN).map(({ what }, at) => (
                <li key={at} dir="auto">
                  {what}
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      ))}
    </Section>
  )
}
