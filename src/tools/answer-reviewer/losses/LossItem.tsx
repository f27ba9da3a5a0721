import type { ReactNode } from 'react'
import type { LossAbout } from '#data/read/marks/loss-about.ts'
import { unbroken } from '#domain/paper/unbroken.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import type { Sides } from '#tools/answer-reviewer/losses/card-words.ts'
import { CardEditor } from '#tools/answer-reviewer/losses/CardEditor.tsx'
import { DrillLink } from '#tools/answer-reviewer/losses/DrillLink.tsx'
import { dismissLoss } from '#tools/answer-reviewer/losses/loss-acts.ts'
import { OtherActs } from '#tools/answer-reviewer/losses/LossActs.tsx'
import { CardProgress } from '#tools/answer-reviewer/losses/LossProgress.tsx'
import { dayWords } from '#tools/answer-reviewer/mark-words.ts'
import { CardText } from '#tools/shared/cards/CardText.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'

interface LossItemProps {
  /** What one part lost. */
  readonly losses: readonly [LossAbout, ...LossAbout[]]
  /** The card that would be made of it; null where it has one, or none makes sense. */
  readonly sides: Sides | null
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
  readonly onType: (sides: Sides) => void
}

/** What one part lost: what was asked, the missing points, their card before it is kept, and what else wins it back. */
export function LossItem({ losses, sides, isChosen, onChoose, onType }: LossItemProps): ReactNode {
  const [about] = losses
  const { loss, question, name, title, attemptId, card } = about
  const where = [title, name === '' ? '' : m.reviewer_question({ no: name }), dayWords(loss.createdAt)]
  const hasCard = losses.some(one => one.hasCard)
  const marks = losses.reduce((sum, one) => sum + one.loss.marks, 0)
  return (
    <li>
      <b className="figures" aria-label={m.reviewer_marks({ marks })}>
        −{marks}
      </b>
      <div>
        {question !== '' && question !== loss.words && (
          <p className="rv-says">
            <CardText text={unbroken(question)} />
          </p>
        )}
        <ul className="rv-missed">
          {losses.map(one => (
            <Missed key={one.loss.id} about={one} />
          ))}
        </ul>
        <p className="rv-says">
          {attemptId === null ? (
            where.filter(Boolean).join(' · ')
          ) : (
            <a href={href('answer-reviewer', { loss: loss.id })}>{where.filter(Boolean).join(' · ')}</a>
          )}
        </p>
        {sides && (
          <div className="rv-pick">
            <Checkbox isSelected={isChosen} onChange={onChoose}>
              {hasCard ? m.reviewer_card_renew() : m.reviewer_card_make_one({ count: losses.length })}
            </Checkbox>
            <Disclosure title={m.reviewer_card_see()}>
              <CardEditor sides={sides} onChange={onType} />
            </Disclosure>
          </div>
        )}
        {sides === null && <CardProgress about={losses.find(({ hasCard }) => hasCard) ?? about} />}
        {typeof card === 'string' && <p className="rv-says">{m.reviewer_card_no()}</p>}
        <p className="rv-loop">
          <DrillLink about={about} />
          <OtherActs about={about} />
        </p>
      </div>
    </li>
  )
}

function Missed({ about }: { readonly about: LossAbout }): ReactNode {
  return (
    <li>
      <span className="rv-words">
        <CardText text={unbroken(about.loss.words)} />
      </span>{' '}
      <Button kind="quiet" onPress={() => void dismissLoss(about)}>
        {m.reviewer_dismiss()}
      </Button>
    </li>
  )
}
