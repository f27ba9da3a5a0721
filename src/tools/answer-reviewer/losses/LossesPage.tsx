import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { $toWinBack, type LossAbout } from '#data/marks/loss-about.ts'
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
  const cards = losses.flatMap((about): NewCard[] => {
    const sides = about.hasCard ? null : (typed.get(about.loss.id) ?? sidesOf(about))
    return sides ? [{ about, ...sides }] : []
  })
  const chosen = cards.filter(({ about }) => !off.has(about.loss.id))
  const toggle = (id: string, isOn: boolean): void => {
    const next = new Set(off)
    if (isOn) next.delete(id)
    else next.add(id)
    leaveOut(next)
  }
  if (losses.length === 0) return <p className="rv-lead">{m.reviewer_losses_none()}</p>
  return (
    <>
      <p className="rv-acts">
        <Button kind="ink" isDisabled={chosen.length === 0} onPress={() => void makeCards(chosen)}>
          {m.reviewer_make_cards({ count: chosen.length })}
        </Button>
        <span className="hint">{m.reviewer_make_cards_hint()}</span>
      </p>
      {[...Map.groupBy(losses, placeOf)].map(([place, own]) => (
        <Section key={place} title={place} aside={m.reviewer_losses_count({ count: own.length })}>
          <ul className="rv-losses">
            {own.map(about => (
              <LossItem
                key={about.loss.id}
                about={about}
                sides={cards.find(card => card.about === about) ?? null}
                isChosen={!off.has(about.loss.id)}
                onChoose={isOn => toggle(about.loss.id, isOn)}
                onType={sides => type(new Map(typed).set(about.loss.id, sides))}
              />
            ))}
          </ul>
        </Section>
      ))}
    </>
  )
}
