import { LEARN_AHEAD, isLearning } from '#domain/cards/queue.ts'
import { sentencesApart, type Standing } from '#domain/cards/sentence-apart.ts'
import type { Schedule } from '#domain/schedule.ts'

export interface SessionCard extends Standing {
  readonly id: string
  readonly groupId: string
  readonly schedule: Schedule
}

/** One session: what is asked, what waits in order, what comes back for another step. Pure; the clock is an argument. */
export interface Session<Item extends SessionCard> {
  readonly current: Item | null
  /** In the order of the queue. */
  readonly waiting: readonly Item[]
  /** By due time: cards whose next step is minutes away. */
  readonly learning: readonly Item[]
  /** Cards of today that are not loaded yet. */
  readonly beyond: number
  /** Cards answered today that do not come back today, before and in this session. */
  readonly learnt: number
}

export interface Progress {
  readonly learnt: number
  readonly total: number
}

function byDue(a: SessionCard, b: SessionCard): number {
  return Date.parse(a.schedule.due) - Date.parse(b.schedule.due) || (a.id < b.id ? -1 : 1)
}

function dueWithin(cards: readonly SessionCard[], until: number): boolean {
  const first = cards[0]
  return first !== undefined && Date.parse(first.schedule.due) <= until
}

/** Asks the next card: steps that are due, then the queue, then steps due soon; else nothing. */
export function askNext<Item extends SessionCard>(session: Session<Item>, now: Date): Session<Item> {
  const { waiting, learning } = session
  if (session.current) return session
  const isStepNext =
    dueWithin(learning, now.getTime()) || (waiting.length === 0 && dueWithin(learning, now.getTime() + LEARN_AHEAD))
  return isStepNext
    ? { ...session, current: learning[0] ?? null, learning: learning.slice(1) }
    : { ...session, current: waiting[0] ?? null, waiting: waiting.slice(1) }
}

export function startSession<Item extends SessionCard>(
  cards: readonly Item[],
  left: number,
  learnt: number,
  now: Date
): Session<Item> {
  const session: Session<Item> = {
    current: null,
    waiting: sentencesApart(cards.filter(card => !isLearning(card.schedule))),
    learning: cards.filter(card => isLearning(card.schedule)).toSorted(byDue),
    beyond: Math.max(0, left - cards.length),
    learnt
  }
  return askNext(session, now)
}

/** The current card was answered; a step of minutes brings it back in this session. */
export function answer<Item extends SessionCard>(session: Session<Item>, schedule: Schedule, now: Date): Session<Item> {
  const { current } = session
  if (!current) return session
  const comesBack = isLearning(schedule) ? [{ ...current, schedule }] : []
  const learning = [...session.learning, ...comesBack].toSorted(byDue)
  const learnt = session.learnt + 1 - comesBack.length
  return askNext({ ...session, current: null, learning, learnt }, now)
}

/** The current card is put aside: buried, suspended or deleted. */
export function putAside<Item extends SessionCard>(session: Session<Item>, now: Date): Session<Item> {
  return askNext({ ...session, current: null }, now)
}

/** An undone card is asked again at once; what was being asked waits behind it. */
export function takeBack<Item extends SessionCard>(session: Session<Item>, card: Item, answers: 0 | 1): Session<Item> {
  const others = (cards: readonly Item[]) => cards.filter(({ id }) => id !== card.id)
  const interrupted = session.current && session.current.id !== card.id ? [session.current] : []
  const inPlay = [session.current, ...session.waiting, ...session.learning]
  const wasToComeBack = inPlay.some(one => one?.id === card.id)
  return {
    ...session,
    current: card,
    waiting: [...interrupted, ...others(session.waiting)],
    learning: others(session.learning),
    learnt: session.learnt - (wasToComeBack ? 0 : answers)
  }
}

/** New words for cards that are in play; the schedule stays as the session knows it. */
export function reword<Item extends SessionCard>(session: Session<Item>, change: (card: Item) => Item): Session<Item> {
  return {
    ...session,
    current: session.current && change(session.current),
    waiting: session.waiting.map(change),
    learning: session.learning.map(change)
  }
}

/** Adds what the queue holds now behind what is known; `settled` are cards whose last change may not be stored yet. */
export function refill<Item extends SessionCard>(
  session: Session<Item>,
  cards: readonly Item[],
  left: number,
  settled: ReadonlySet<string>,
  now: Date
): Session<Item> {
  const known = [session.current, ...session.waiting, ...session.learning].flatMap(card => card ?? [])
  const ids = new Set([...settled, ...known.map(card => card.id)])
  const groups = new Set(known.map(card => card.groupId))
  const fresh = cards.filter(card => !ids.has(card.id) && (isLearning(card.schedule) || !groups.has(card.groupId)))
  const waiting = [...session.waiting, ...sentencesApart(fresh.filter(card => !isLearning(card.schedule)))]
  const learning = [...session.learning, ...fresh.filter(card => isLearning(card.schedule))].toSorted(byDue)
  const beyond = Math.max(0, left - known.length - fresh.length)
  return askNext({ ...session, waiting, learning, beyond }, now)
}

/** "3 of 8 learnt". A card that is asked again today was one of the eight before: the total stays. */
export function progressOf({ current, waiting, learning, beyond, learnt }: Session<SessionCard>): Progress {
  return { learnt, total: learnt + (current ? 1 : 0) + waiting.length + learning.length + beyond }
}
