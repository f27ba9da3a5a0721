import { useMemo, useState, type ReactNode } from 'react'
import { plainText } from '#domain/notes/note-text.ts'
import type { SharedCard } from '#domain/share/shared.ts'
import type { BroughtCard } from '#domain/import/brought.ts'
import { m } from '#messages/generated/messages.js'
import type { Preview } from '#tools/notetaker/import/import.store.ts'
import { Samples } from '#tools/notetaker/import/Samples.tsx'
import type { ShareFound as Found } from '#tools/notetaker/import/share/find-share.ts'
import { ShareDiffers } from '#tools/notetaker/import/share/ShareDiffers.tsx'
import { cardsTaken, countTaken, notesTaken, topicPlace } from '#tools/notetaker/import/share/share-rows.ts'
import { bringShareIn, leaveShare } from '#tools/notetaker/import/share/share.store.ts'
import { useFirstSubject } from '#tools/notetaker/import/share/use-first-subject.ts'
import { Where, useDestination } from '#tools/notetaker/import/Where.tsx'
import { Button } from '#ui/Button.tsx'
import { SidePart } from '#ui/page/PageFrame.tsx'

const sideOf = (card: SharedCard): BroughtCard => {
  const { key, group, kind, front, back, ordinal, tags = [], place } = card
  const files = (media: SharedCard['frontMedia']) =>
    media && {
      pictures: media.pictures.map(({ file, alt }) => ({ name: file, alt })),
      sound: media.sound?.file ?? null
    }
  const sides = { frontFiles: files(card.frontMedia), backFiles: files(card.backMedia) }
  return { key, group, kind, front, back, ordinal, tags, place: topicPlace(place), ...sides }
}

/** Notes are placed as cards are: by their names of subject and topic. */
function previewOf({ cards, notes }: Found): Preview {
  const placed = notes
    .filter(({ verdict }) => verdict === 'fresh')
    .map(({ note: { key, title, place } }): BroughtCard => {
      const words = { kind: 'basic', front: title, back: '', ordinal: 0 } as const
      return { key, group: key, ...words, tags: [], place: topicPlace(place) }
    })
  const fresh = [...cards.fresh.map(sideOf), ...placed]
  return { cards: fresh, fresh, same: [], changed: [], leftOut: [] }
}

export function whatWords(cards: number, notes: number): string {
  const parts = [
    ...(notes > 0 ? [m.share_notes({ count: notes })] : []),
    ...(cards > 0 ? [m.share_cards({ count: cards })] : [])
  ]
  const [one = m.share_cards({ count: 0 }), other] = parts
  return other === undefined ? one : m.share_and({ one, other })
}

/** What another student shared, beside one's own, and the one button that takes it in. */
export function ShareFound({ found }: { readonly found: Found }): ReactNode {
  const [choice, setChoice] = useState({ takesTheirs: false, bringsBack: false })
  const { share, cards, notes } = found
  const preview = useMemo(() => previewOf(found), [found])
  const first = useFirstSubject(found)
  const destination = useDestination(preview, first.name, first.subject)
  const count = countTaken(found, choice)
  const fresh = cardsTaken(found, choice).length
  const freshNotes = notesTaken(found, choice).filter(([{ own }]) => own === null).length
  const keeps = cards.clashing.length + notes.filter(({ verdict }) => verdict === 'unknown').length
  const isReady = destination.to !== null && count + keeps > 0
  const words =
    count === 0
      ? keeps > 0
        ? m.share_go_keep()
        : m.import_go_none()
      : count === fresh + freshNotes
        ? m.share_go_new({ what: whatWords(fresh, freshNotes) })
        : m.share_go({ count })
  return (
    <div className="im-two">
      <div>
        <p className="im-sum">
          <b>{m.share_found({ what: whatWords(share.cards.length, share.notes.length) })}</b> {m.import_nothing_yet()}
        </p>
        <Counts found={found} />
        <Where preview={preview} destination={destination} />
        <ShareDiffers found={found} choice={choice} onChoice={change => setChoice({ ...choice, ...change })} />
        <div className="im-go">
          <Button
            kind="ink"
            isDisabled={!isReady}
            onPress={() => void (destination.to && bringShareIn(destination.to, choice))}
          >
            {words}
          </Button>
          <Button onPress={leaveShare}>{m.import_cancel()}</Button>
          <p className="hint">{m.import_whole()}</p>
        </div>
      </div>
      <div>
        <NoteStart found={found} />
        <Samples cards={(cards.fresh.length > 0 ? cards.fresh : share.cards).map(sideOf)} />
      </div>
    </div>
  )
}

const SHOWN = 600

/** The first words of the first note, as words alone. */
function NoteStart({ found: { notes } }: { readonly found: Found }): ReactNode {
  const [first] = notes
  if (!first) return null
  const text = plainText(first.theirs.doc)
  return (
    <aside className="im-samples">
      <SidePart title={m.import_notes_look()}>
        <div className="im-sample" dir="auto">
          <p className="im-name">{first.note.title === '' ? m.notes_untitled() : first.note.title}</p>
          {text
            .slice(0, SHOWN)
            .split('\n')
            .map((line, at) => (
              <p key={at}>{line}</p>
            ))}
          {text.length > SHOWN && <p>…</p>}
        </div>
      </SidePart>
    </aside>
  )
}

function Counts({ found: { share, cards, notes, leftOut } }: { readonly found: Found }): ReactNode {
  const notesOf = (...verdicts: readonly string[]): number =>
    notes.filter(({ verdict }) => verdicts.includes(verdict)).length
  const cells = [
    [m.import_th_found(), share.cards.length + share.notes.length],
    [m.import_th_new(), cards.fresh.length + notesOf('fresh')],
    [m.import_th_same(), cards.same.length + notesOf('same')],
    [m.import_th_changed(), cards.updated.length + cards.clashing.length + notesOf('updated', 'unknown')],
    [m.import_th_out(), leftOut.length + cards.deleted.length + notesOf('deleted')]
  ] as const
  return (
    <dl className="im-counts">
      {cells.map(([title, count]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className="figures">{count.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  )
}
