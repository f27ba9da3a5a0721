import type { ReactNode } from 'react'
import type { MetCard } from '#domain/share/compare-cards.ts'
import type { SharedCard } from '#domain/share/shared.ts'
import { m } from '#messages/generated/messages.js'
import type { ShareFound } from '#tools/notetaker/import/share/find-share.ts'
import type { ShareChoice } from '#tools/notetaker/import/share/share-rows.ts'
import { Chips } from '#ui/choice/Chips.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'
import { Section } from '#ui/page/PageFrame.tsx'

const SHOWN = 20

interface ShareDiffersProps {
  readonly found: ShareFound
  readonly choice: ShareChoice
  readonly onChoice: (change: Partial<ShareChoice>) => void
}

/** What changed on which side; where both changed the same, the student's stays unless he says otherwise. */
export function ShareDiffers({ found, choice, onChoice }: ShareDiffersProps): ReactNode {
  const { cards, notes, leftOut } = found
  const of = (verdict: string): string[] =>
    notes.filter(one => one.verdict === verdict).map(({ note }) => note.title || m.notes_untitled())
  const [unknown, updated] = [of('unknown'), of('updated')]
  const deleted = [...cards.deleted.map(({ front }) => front), ...of('deleted')]
  const both = notes.reduce((sum, one) => sum + one.both, 0)
  const clashes = cards.clashing.length + unknown.length
  const changed = cards.updated.length + updated.length
  if (changed + clashes + deleted.length + leftOut.length === 0) return null
  const clashWords = [
    ...(cards.clashing.length > 0 ? [m.share_clash({ count: cards.clashing.length })] : []),
    ...(unknown.length > 0 ? [m.share_unknown({ count: unknown.length })] : [])
  ].join(' · ')
  return (
    <Section title={m.import_differs()}>
      {changed > 0 && (
        <div className="im-differ">
          <p>{m.share_updated({ count: changed })}</p>
          {both > 0 && <p>{m.share_both({ count: both })}</p>}
          <Changes mets={cards.updated} titles={updated} />
        </div>
      )}
      {clashes > 0 && (
        <div className="im-differ">
          <p>{clashWords}</p>
          <Chips
            label={clashWords}
            mode="single"
            isRequired
            chips={[
              { id: 'mine', title: m.import_keep() },
              { id: 'theirs', title: m.import_theirs() }
            ]}
            selected={[choice.takesTheirs ? 'theirs' : 'mine']}
            onChange={([chosen]) => onChoice({ takesTheirs: chosen === 'theirs' })}
          />
          <Changes mets={cards.clashing} titles={unknown} />
        </div>
      )}
      {deleted.length > 0 && <Deleted items={deleted} choice={choice} onChoice={onChoice} />}
      {leftOut.length > 0 && (
        <div className="im-differ">
          <p>{m.share_left_out({ count: leftOut.length })}</p>
          <Words items={leftOut} />
        </div>
      )}
    </Section>
  )
}

interface DeletedProps extends Omit<ShareDiffersProps, 'found'> {
  readonly items: readonly string[]
}

function Deleted({ items, choice, onChoice }: DeletedProps): ReactNode {
  const words = m.share_deleted({ count: items.length })
  return (
    <div className="im-differ">
      <p>{words}</p>
      <Chips
        label={words}
        mode="single"
        isRequired
        chips={[
          { id: 'out', title: m.share_stay_out() },
          { id: 'back', title: m.share_bring_back() }
        ]}
        selected={[choice.bringsBack ? 'back' : 'out']}
        onChange={([chosen]) => onChoice({ bringsBack: chosen === 'back' })}
      />
      <Words items={items} />
    </div>
  )
}

interface ChangesProps {
  readonly mets: readonly MetCard[]
  readonly titles: readonly string[]
}

function Changes({ mets, titles }: ChangesProps): ReactNode {
  return (
    <Disclosure title={m.import_look()}>
      <ul className="im-list">
        {mets.slice(0, SHOWN).map(met => (
          <Change key={met.own.id} met={met} />
        ))}
        {titles.slice(0, SHOWN).map((title, at) => (
          <li key={at} dir="auto">
            {title}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function Words({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <Disclosure title={m.import_look()}>
      <ul className="im-list">
        {items.slice(0, SHOWN).map((what, at) => (
          <li key={at} dir="auto">
            {what}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

const wordsOf = ({ front, back }: SharedCard): string => `${front} — ${back}`

/** Both versions of a card, one under the other. */
function Change({ met: { card, own } }: { readonly met: MetCard }): ReactNode {
  return (
    <li dir="auto">
      <span className="hint">{m.share_yours()}</span> {wordsOf(own.card)}
      <br />
      <span className="hint">{m.share_theirs()}</span> {wordsOf(card)}
    </li>
  )
}
