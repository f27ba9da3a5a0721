import { useStore } from '@nanostores/react'
import { useRef, useState, type ReactNode } from 'react'
import { $toWinBack, byPart, type LossAbout } from '#data/read/marks/loss-about.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import type { Sides } from '#tools/answer-reviewer/losses/card-words.ts'
import { makeCards, sidesOf, type NewCard } from '#tools/answer-reviewer/losses/loss-acts.ts'
import { LossItem } from '#tools/answer-reviewer/losses/LossItem.tsx'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { Button } from '#ui/Button.tsx'
import { PageFrame, Section } from '#ui/page/PageFrame.tsx'

/** Everything that was lost and is not won back, or what one attempt lost; cards of all of it in one press. */
export function LossesPage({ of }: { readonly of: string }): ReactNode {
  const losses = useStore($toWinBack)
  return (
    <PageFrame
      title={m.reviewer_open_losses()}
      tools={
        <>
          {of !== 'all' && (
            <>
              <a href={href('answer-reviewer', { attempt: of })}>{m.reviewer_whole_script()}</a>
              <a href={href('answer-reviewer', { losses: 'all' })}>{m.reviewer_losses_all()}</a>
            </>
          )}
          <a href={href('answer-reviewer')}>{m.reviewer_back()}</a>
        </>
      }
    >
      <RemoteView remote={losses} loading={m.reviewer_opening()} failed={m.reviewer_failed()}>
        {all => <List losses={of === 'all' ? all : all.filter(({ attemptId }) => attemptId === of)} />}
      </RemoteView>
    </PageFrame>
  )
}

const placeOf = ({ subjectName, topicName, title }: LossAbout): string =>
  [subjectName || title || m.reviewer_subject_none(), topicName].filter(Boolean).join(' · ')

function List({ losses }: { readonly losses: readonly LossAbout[] }): ReactNode {
  const [off, leaveOut] = useState<ReadonlySet<string>>(new Set())
  const [typed, type] = useState<ReadonlyMap<string, Sides>>(new Map())
  const acts = useRef<HTMLParagraphElement>(null)
  const cards = byPart(losses).flatMap((own): NewCard[] => {
    // One of a part: what it lost after its card was made calls for a new one in its place.
    const about = own.find(({ hasCard }) => !hasCard)
    const sides = about && (typed.get(about.loss.id) ?? sidesOf(about))
    return sides ? [{ about, ...sides }] : []
  })
  const chosen = cards.filter(({ about }) => !off.has(about.loss.id))
  const toggle = (id: string, isOn: boolean): void => {
    const next = new Set(off)
    if (isOn) next.delete(id)
    else next.add(id)
    leaveOut(next)
  }
  const keep = (): void => {
    // The button goes with the last card; the place where it stood keeps the focus.
    acts.current?.focus()
    void makeCards(chosen)
  }
  if (losses.length === 0) return <p className="rv-lead">{m.reviewer_losses_none()}</p>
  return (
    <>
      <p className="rv-acts" ref={acts} tabIndex={-1}>
        {chosen.length > 0 && (
          <Button kind="ink" onPress={keep}>
            {m.reviewer_make_cards({ count: chosen.length })}
          </Button>
        )}
        <span className="hint">{hintOf(cards.length, chosen.length)}</span>
      </p>
      {[...Map.groupBy(losses, placeOf)].map(([place, here]) => (
        <Section
          key={place}
          title={place}
          aside={m.reviewer_losses_count({ count: here.reduce((sum, { loss }) => sum + loss.marks, 0) })}
        >
          <ul className="rv-losses">
            {byPart(here).map(own => {
              const card = cards.find(({ about }) => own.includes(about)) ?? null
              const id = card?.about.loss.id ?? ''
              return (
                <LossItem
                  key={own[0].partKey ?? own[0].loss.id}
                  losses={own}
                  sides={card}
                  isChosen={!off.has(id)}
                  onChoose={isOn => toggle(id, isOn)}
                  onType={sides => type(new Map(typed).set(id, sides))}
                />
              )
            })}
          </ul>
        </Section>
      ))}
    </>
  )
}

function hintOf(possible: number, chosen: number): string {
  if (possible === 0) return m.reviewer_make_cards_none()
  return chosen === 0 ? m.reviewer_make_cards_tick() : m.reviewer_make_cards_hint()
}
