import type { ReactNode } from 'react'
import type { LossAbout } from '#data/read/marks/loss-about.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { capital } from '#tools/answer-reviewer/mark-words.ts'

/** A short paper of the same board and subject, on the topic and skill of what was lost. */
export function DrillLink({ about: { loss, presetId, topicCode } }: { readonly about: LossAbout }): ReactNode {
  if (loss.originKind !== 'mark' || presetId === null || loss.skill === '' || topicCode === '') return null
  return (
    <a href={href('paper-maker', { preset: presetId, skill: loss.skill, topic: topicCode })}>
      {m.reviewer_drill({ skill: capital(loss.skill) })}
    </a>
  )
}
