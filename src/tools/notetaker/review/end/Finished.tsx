import { useStore } from '@nanostores/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { trueNow } from '#data/backend/server-clock.ts'
import { m } from '#messages/generated/messages.js'
import { href, placeIn } from '#stores/route.ts'
import { cameFrom } from '#tools/notetaker/review/came-from.ts'
import { $ahead, $examLine } from '#tools/notetaker/review/end/ahead.store.ts'
import { Missed } from '#tools/notetaker/review/end/Missed.tsx'
import { $nextDue } from '#tools/notetaker/review/end/next-due.store.ts'
import { undoStep } from '#tools/notetaker/review/review-steps.ts'
import { $steps, $tally, type Tally } from '#tools/notetaker/review/review.store.ts'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'
import { Button } from '#ui/Button.tsx'

function timeWords({ since, until }: Tally): string {
  const minutes = Math.round((until.getTime() - since.getTime()) / 60_000)
  return minutes < 1 ? m.cards_review_done_under_minute() : m.cards_review_done_minutes({ count: minutes })
}

const $at = placeIn('notetaker')

/** The end of a session: what was done and missed, what comes next, and how far the exam is. */
export function Finished(): ReactNode {
  const undo = useKeyHints('review')('undo')
  const nextDue = useStore($nextDue)
  const tally = useStore($tally)
  const way = cameFrom(useStore($at).review)
  const steps = useStore($steps)
  const ahead = useStore($ahead)
  const exam = useStore($examLine)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const isEmpty = tally.answers === 0
  return (
    <section className="sheet review-end">
      <p className="no" aria-hidden="true" />
      <div>
        <h2 className="title" tabIndex={-1} ref={title}>
          {isEmpty ? m.cards_review_empty_title() : m.cards_review_done_title()}
        </h2>
        {isEmpty && nextDue.isAny === false && <p className="lead">{m.cards_review_empty_lead()}</p>}
        {!isEmpty && (
          <dl className="tally">
            <div>
              <dt>{m.cards_review_done_answers()}</dt>
              <dd>{tally.answers}</dd>
            </div>
            <div>
              <dt>{m.cards_review_done_recalled()}</dt>
              <dd>{m.cards_review_done_recalled_value({ known: tally.recalled, count: tally.answers })}</dd>
            </div>
            <div>
              <dt>{m.cards_review_done_time()}</dt>
              <dd>{timeWords(tally)}</dd>
            </div>
          </dl>
        )}
        <p className="next-due">{nextDue.words}</p>
        {!isEmpty && (
          <ul className="ahead figures">
            {[...ahead, exam]
              .filter(line => line !== '')
              .map(line => (
                <li key={line}>{line}</li>
              ))}
          </ul>
        )}
        <Missed />
        <p className="row">
          <a className={isEmpty ? 'act ink' : 'plain'} href={isEmpty ? href('notetaker') : way.to}>
            {isEmpty ? m.cards_review_empty_act() : way.words}
          </a>
          {steps.length > 0 && (
            <Button kind="quiet" {...undo.attributes} onPress={() => void undoStep(trueNow())}>
              {m.cards_review_undo()}
            </Button>
          )}
        </p>
      </div>
    </section>
  )
}
