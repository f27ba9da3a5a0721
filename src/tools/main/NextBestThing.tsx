import type { ReactNode } from 'react'
import type { NextBest } from '#domain/plan/next-best.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { clockWords, lengthWords } from '#tools/shared/plan/plan-words.ts'
import { countdown } from '#tools/main/countdown.ts'

interface Said {
  readonly title: string
  readonly why: string
  readonly act: string
  readonly to: string
  /** Yellow is for what is to be recalled now. */
  readonly isRecall?: boolean
}

const percent = (share: number): number => Math.round(share * 100)

function whyCards(cards: number, exam: Extract<NextBest, { kind: 'cards' }>['exam']): string {
  if (!exam) return m.main_next_cards_plain({ count: cards })
  const shares = { exam: exam.name, without: percent(exam.without), with: percent(exam.with) }
  return exam.cards >= cards
    ? m.main_next_cards_why({ ...shares, days: exam.days })
    : m.main_next_cards_some({ ...shares, count: exam.cards, when: countdown(exam.days) })
}

/** `split`: how many of the cards are due and how many new. */
function said(next: NextBest, split: string): Said {
  switch (next.kind) {
    case 'cards': {
      const { cards, minutes, exam } = next
      const title = m.main_next_cards({ count: cards })
      const why = [split && `${split}.`, whyCards(cards, exam)].filter(Boolean).join(' ')
      const act = minutes === null ? m.main_due_act() : m.main_next_start({ length: lengthWords(minutes) })
      return { title, why, act, to: href('notetaker', { review: 'today' }), isRecall: true }
    }
    case 'block':
      return {
        title: next.title,
        why: next.isNow
          ? m.main_next_now({ length: lengthWords(next.minutes) })
          : m.main_next_later({ time: clockWords(next.start), length: lengthWords(next.minutes) }),
        act: m.main_next_open(),
        to: href('planner', { block: next.id })
      }
    case 'overdue':
      return { title: next.title, why: m.main_next_overdue(), act: m.main_next_replan(), to: href('planner') }
    case 'plan':
      return {
        title: m.main_next_plan(),
        why: m.main_next_plan_why(),
        act: m.main_next_plan_act(),
        to: href('planner', { part: 'plan' })
      }
    case 'date':
      return {
        title: m.main_next_date({ subject: next.subject }),
        why: m.main_next_date_why(),
        act: m.main_next_date_act(),
        to: href('planner', { view: 'setup', part: 'exams' })
      }
    case 'nothing':
      return { title: m.main_none_title(), why: m.main_none_lead(), act: m.main_none_act(), to: href('notetaker') }
  }
}

/** One thing, why it is this, and one press to begin. */
export function NextBestThing({ next, split }: { readonly next: NextBest; readonly split: string }): ReactNode {
  const { title, why, act, to, isRecall = false } = said(next, split)
  return (
    <section className="td-next" aria-label={m.main_next()}>
      <h3 className="td-q">{title}</h3>
      <p className="td-why">{why}</p>
      <a className={isRecall ? 'act' : 'plain'} href={to}>
        {act}
      </a>
    </section>
  )
}
