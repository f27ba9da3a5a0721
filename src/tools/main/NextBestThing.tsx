import type { ReactNode } from 'react'
import type { NextBest } from '#domain/plan/next-best.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { clockWords, lengthWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { countdown } from '#tools/main/countdown.ts'

interface Suggestion {
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

function laterWords({ isNow, isNothingBefore, start, minutes }: Extract<NextBest, { kind: 'block' }>): string {
  const length = lengthWords(minutes)
  if (isNow) return m.main_next_now({ length })
  const words = m.main_next_later({ time: clockWords(start), length })
  return isNothingBefore ? `${words} ${m.main_next_nothing_before()}` : words
}

function paperWords({ left, isPaused }: Extract<NextBest, { kind: 'paper' }>): string {
  if (left === 0) return m.main_next_paper_over()
  const words = isPaused ? m.main_next_paper_paused() : m.main_next_paper()
  return left === null ? words : `${words} ${m.main_next_paper_left({ length: lengthWords(left) })}`
}

/** `split`: how many of the cards are due and how many new. */
function suggestionOf(next: NextBest, split: string): Suggestion {
  switch (next.kind) {
    case 'cards': {
      const { cards, minutes, exam } = next
      const title = m.main_next_cards({ count: cards })
      const why = [split && `${split}.`, whyCards(cards, exam)].filter(Boolean).join(' ')
      const act = minutes === null ? m.main_due_act() : m.main_next_start({ length: lengthWords(minutes) })
      return { title, why, act, to: href('notetaker', { review: 'today' }), isRecall: true }
    }
    case 'sitting':
      return {
        title: next.name,
        why: m.main_next_sitting({ time: clockWords(next.until) }),
        act: m.main_next_exams(),
        to: href('planner', { view: 'setup', part: 'exams' })
      }
    case 'paper':
      return {
        title: next.title,
        why: paperWords(next),
        act: m.main_next_paper_act(),
        to: href('paper-maker', next.paperId === null ? {} : { sit: next.paperId, attempt: next.id })
      }
    case 'unmarked':
      return {
        title: next.title,
        why: m.main_next_unmarked({ count: next.answers }),
        act: m.main_next_unmarked_act(),
        to: href('answer-reviewer', { attempt: next.id })
      }
    case 'block':
      return {
        title: next.title,
        why: laterWords(next),
        act: m.main_next_open(),
        to: href('planner', { block: next.id })
      }
    case 'exam-today': {
      const { name, start, cards, minutes } = next
      const when = start === null ? m.main_next_exam_day() : m.main_next_exam_at({ time: clockWords(start) })
      if (cards === 0) return { title: name, why: when, act: m.main_next_open_plan(), to: href('planner') }
      return {
        title: name,
        why: [when, m.main_next_exam_cards({ count: cards })].join(' '),
        act: minutes === null ? m.main_due_act() : m.main_next_start({ length: lengthWords(minutes) }),
        to: href('notetaker', { review: 'today' }),
        isRecall: true
      }
    }
    case 'due-today':
      return {
        title: next.title,
        why: next.at === null ? m.main_next_due_today() : m.main_next_due_at({ time: clockWords(next.at) }),
        act: m.main_next_replan(),
        to: href('planner')
      }
    case 'overdue':
      return {
        title: next.title,
        why: m.main_next_overdue({ day: weekdayDay(next.on) }),
        act: m.main_next_replan(),
        to: href('planner')
      }
    case 'missed':
      return {
        title: m.main_next_missed({ count: next.count }),
        why: m.main_next_missed_why(),
        act: m.main_next_plan_act(),
        to: href('planner', { part: 'plan' })
      }
    case 'plan':
      return {
        title: m.main_next_plan(),
        why: m.main_next_plan_why(),
        act: m.main_next_plan_act(),
        to: href('planner', { part: 'plan' })
      }
    case 'after':
      return {
        title: m.main_next_after({ name: next.name }),
        why: m.main_next_after_why(),
        act: m.main_next_open_plan(),
        to: href('planner')
      }
    case 'past':
      return {
        title: m.main_next_past({ subject: next.subject }),
        why: m.main_next_past_why({ day: weekdayDay(next.on) }),
        act: m.main_next_date_act(),
        to: href('planner', { view: 'setup', part: 'exams' })
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
export function NextBestThing({
  next,
  isAwaited,
  split
}: {
  readonly next: NextBest
  /** Not known yet: its place is kept, its words are not shown. */
  readonly isAwaited: boolean
  readonly split: string
}): ReactNode {
  const { title, why, act, to, isRecall = false } = suggestionOf(next, split)
  return (
    <section className="td-next" aria-label={m.main_next()} aria-busy={isAwaited}>
      <h3 className="td-q">{title}</h3>
      <p className="td-why">{why}</p>
      <a className={isRecall ? 'act' : 'act ink'} href={to}>
        {act}
      </a>
    </section>
  )
}
