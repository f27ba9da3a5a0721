import { better, NOT_SEEN, type Seen } from '#domain/dialogue/better.ts'
import { givesAway } from '#domain/dialogue/gives-away.ts'
import { hardness } from '#domain/dialogue/hardness.ts'
import { nextHint, type Hint, type Rung } from '#domain/dialogue/hints.ts'
import type { DialogueItem, DialogueSource } from '#domain/dialogue/item.ts'

export interface Round {
  readonly item: DialogueItem
  /** Asked once more later, after help: no hints this time. */
  readonly isRetry: boolean
  readonly phase: 'waiting' | 'shown'
  readonly tries: number
  readonly help: number
  readonly rung: Rung | null
  /** The best that was seen of each point so far. */
  readonly seen: readonly Seen[]
  readonly written: readonly string[]
  /** Words of hints that were not made here. */
  readonly told: readonly string[]
  /** The student said another true sentence of the note: taken as an answer. */
  readonly accepted?: boolean
}

export interface Outcome {
  readonly key: string
  readonly isRetry: boolean
  readonly found: number
  readonly points: number
  readonly tries: number
  readonly help: number
  /** `given-up`: the answer was shown before it was whole. */
  readonly end: 'whole' | 'given-up' | 'skipped'
}

export interface Dialogue {
  /** `socratic`: hint by hint until it is whole. `quiz`: one answer, then the comparison. */
  readonly mode: 'socratic' | 'quiz'
  readonly queue: readonly { readonly item: DialogueItem; readonly isRetry: boolean }[]
  readonly now: Round | null
  readonly done: readonly Outcome[]
}

export type DialogueEvent =
  | { readonly kind: 'begin' }
  /** An answer with what the marker saw in it, point by point. */
  | {
      readonly kind: 'answer'
      readonly text: string
      readonly seen: readonly Seen[]
      /** A sentence beside the answer that says what the student wrote. */
      readonly stands?: string | null
    }
  | { readonly kind: 'hint' }
  /** A model put the last hint into words. */
  | { readonly kind: 'worded'; readonly words: readonly string[] }
  | { readonly kind: 'give-up' }
  | { readonly kind: 'skip' }
  /** Another question instead of this one: of those left the one with most to say. */
  | { readonly kind: 'harder' }
  /** The question once more. */
  | { readonly kind: 'repeat' }
  /** No more questions. */
  | { readonly kind: 'stop' }
  /** What words cannot decide the student decides, once the answer is shown. */
  | { readonly kind: 'count'; readonly at: number; readonly isThere: boolean }
  | { readonly kind: 'next' }

export interface ShownPoint {
  readonly text: string
  /** `open`: another true sentence was taken for it. */
  readonly verdict: Seen['verdict'] | 'open'
  readonly said: readonly string[]
}

/** What is said to the student, in order. Only `shown` holds the answer. */
export type Move =
  | { readonly kind: 'ask'; readonly question: string; readonly points: number; readonly isRetry: boolean }
  /** What of the answer stands, in the student's own words. */
  | {
      readonly kind: 'compared'
      readonly found: number
      readonly of: number
      readonly lines: readonly string[]
      readonly unsure: readonly string[]
    }
  /** The answer is another sentence of the note than the one that was looked for. */
  | { readonly kind: 'stands'; readonly quote: string }
  | { readonly kind: 'hint'; readonly hint: Hint; readonly help: number }
  | { readonly kind: 'worded'; readonly words: readonly string[] }
  | { readonly kind: 'shown'; readonly points: readonly ShownPoint[]; readonly source: DialogueSource | null }
  | { readonly kind: 'counted'; readonly found: number; readonly of: number }
  /** A part is there: one more try before the answer. */
  | { readonly kind: 'once-more' }
  /** A hint was wanted of a question that is asked the second time. */
  | { readonly kind: 'no-hint' }
  /** What was written stood there to be read: it does not count. */
  | { readonly kind: 'after' }
  /** None that is left has more to say. */
  | { readonly kind: 'no-harder' }
  | { readonly kind: 'end'; readonly done: readonly Outcome[]; readonly isStopped?: boolean }

export interface Step {
  readonly state: Dialogue
  readonly moves: readonly Move[]
}

/** Other items that come between an item and its retry, where there are as many. */
export const RETRY_AFTER = 2

/** With fewer of its words a line is no beginning of a point. */
const PART = 0.3
/** Where hints do not follow by themselves, an answer of which a part is there is tried so often. */
const TRIES = 2
/** So much more is a new right line. */
const STEP = 0.2

export const dialogueOf = (mode: Dialogue['mode'], items: readonly DialogueItem[]): Dialogue => ({
  mode,
  queue: items.map(item => ({ item, isRetry: false })),
  now: null,
  done: []
})

const foundIn = (round: Round): number => round.seen.filter(one => one.verdict === 'found').length
const isWhole = (round: Round): boolean => round.accepted === true || foundIn(round) === round.item.points.length
const missingIn = ({ item, seen }: Round): string[] => item.points.filter((_, at) => seen[at]?.verdict !== 'found')
export const knownIn = ({ item, written }: Round): string => [item.question, ...written].join('\n')
const isBegun = ({ verdict, share }: Seen): boolean => verdict === 'found' || (verdict === 'unsure' && share >= PART)
/** The line of the last answer that stands, else one of an answer before. */
function lastRightLine({ seen, written }: Round): string | null {
  const lines = seen.filter(isBegun).flatMap(one => one.said)
  return lines.findLast(line => written.at(-1)?.includes(line)) ?? lines.at(-1) ?? null
}
const progressOf = ({ seen }: Round): number =>
  seen.reduce((sum, one) => sum + (one.verdict === 'found' ? 1 : one.share), 0)

const askMove = ({ item, isRetry }: Round): Move => ({
  kind: 'ask',
  question: item.question,
  points: item.points.length,
  isRetry
})

function ask(state: Dialogue): Step {
  const [first, ...queue] = state.queue
  if (!first) return { state: { ...state, now: null }, moves: [{ kind: 'end', done: state.done }] }
  const { item, isRetry } = first
  const seen = item.points.map(() => NOT_SEEN)
  const now: Round = { item, isRetry, phase: 'waiting', tries: 0, help: 0, rung: null, seen, written: [], told: [] }
  return { state: { ...state, queue, now }, moves: [askMove(now)] }
}

function show(state: Dialogue, round: Round, before: readonly Move[]): Step {
  const now: Round = { ...round, phase: 'shown' }
  const points = round.item.points.map((text, at): ShownPoint => {
    const one = round.seen[at] ?? NOT_SEEN
    return { text, ...one, ...(round.accepted === true && one.verdict !== 'found' && { verdict: 'open' }) }
  })
  return { state: { ...state, now }, moves: [...before, { kind: 'shown', points, source: round.item.source }] }
}

/** The next hint, or the answer where no hint is left. An unaided retry has none. */
function help(state: Dialogue, round: Round, before: readonly Move[] = []): Step {
  const { item } = round
  const task = { item, missing: missingIn(round), known: knownIn(round), line: lastRightLine(round) }
  const hint = round.isRetry ? null : nextHint(round.rung, task)
  if (!hint) return show(state, round, before)
  const place = hint.kind === 'so-far' ? [hint.place] : []
  const now: Round = { ...round, rung: hint.kind, help: round.help + 1, told: [...round.told, ...place] }
  return { state: { ...state, now }, moves: [...before, { kind: 'hint', hint, help: now.help }] }
}

function answered(
  state: Dialogue,
  round: Round,
  { text, seen: marked, stands = null }: Extract<DialogueEvent, { kind: 'answer' }>
): Step {
  if (!/[\p{L}\p{N}]/u.test(text)) return { state, moves: [] }
  const seen = round.seen.map((one, at) => better(one, marked[at], text))
  const now: Round = { ...round, seen, tries: round.tries + 1, written: [...round.written, text] }
  if (stands !== null && foundIn(now) === foundIn(round))
    return show(state, { ...now, accepted: true }, [{ kind: 'stands', quote: stands }])
  const moves: Move[] = [comparedMove(seen)]
  if (isWhole(now)) return show(state, now, moves)
  if (state.mode === 'quiz' || now.isRetry)
    return now.tries < TRIES && seen.some(isBegun)
      ? { state: { ...state, now }, moves: [...moves, { kind: 'once-more' }] }
      : show(state, now, moves)
  // A new right line is a new beginning: the ladder starts from it.
  const rung = progressOf(now) - progressOf(round) >= STEP ? null : now.rung
  return help(state, { ...now, rung }, moves)
}

const comparedMove = (seen: readonly Seen[]): Move => ({
  kind: 'compared',
  found: seen.filter(one => one.verdict === 'found').length,
  of: seen.length,
  lines: seen.flatMap(one => (one.verdict === 'found' ? one.said : [])),
  unsure: seen.flatMap(one => (one.verdict === 'unsure' ? one.said : []))
})

/** A model's sentences that are new, as far as they and all before them leave the answer to be found. */
export function safeWords(round: Round, words: readonly string[]): string[] {
  const known = knownIn(round)
  const missing = missingIn(round)
  const kept: string[] = []
  for (const sentence of words) {
    const told = [...round.told, ...kept, sentence].join('\n')
    if (sentence.trim() === '' || round.told.includes(sentence) || kept.includes(sentence)) continue
    if (!missing.some(point => givesAway(told, point, known))) kept.push(sentence)
  }
  return kept
}

function worded(state: Dialogue, round: Round, words: readonly string[]): Step {
  const kept = round.rung === null ? [] : safeWords(round, words)
  if (kept.length === 0) return { state, moves: [] }
  const now: Round = { ...round, told: [...round.told, ...kept] }
  return { state: { ...state, now }, moves: [{ kind: 'worded', words: kept }] }
}

function close(state: Dialogue, round: Round, isSkipped: boolean): Step {
  const { item, isRetry, tries } = round
  const end = isSkipped ? 'skipped' : isWhole(round) ? 'whole' : 'given-up'
  const outcome: Outcome = {
    key: item.key,
    isRetry,
    found: foundIn(round),
    points: item.points.length,
    tries,
    help: round.help,
    end
  }
  // With none before it, it comes at once only where it is the only question.
  const isLast = state.queue.length === 0 && state.done.length > 0
  const needsRetry = !isRetry && !isSkipped && !isLast && (round.help > 0 || end === 'given-up')
  const queue = needsRetry ? state.queue.toSpliced(RETRY_AFTER, 0, { item, isRetry: true }) : state.queue
  return ask({ ...state, queue, done: [...state.done, outcome] })
}

/**
 * The hardest of those left comes next. Where none is harder that is said: an open question is put once more, after a
 * shown answer the next one comes.
 */
function harder(state: Dialogue, round: Round): Step {
  const isOpen = round.phase === 'waiting'
  const fresh = state.queue.filter(({ isRetry }) => !isRetry)
  if (fresh.every(({ item }) => hardness(item) <= hardness(round.item))) {
    const step = isOpen ? { state, moves: [askMove(round)] } : close(state, round, false)
    return { ...step, moves: [{ kind: 'no-harder' }, ...step.moves] }
  }
  const again = state.queue.filter(({ isRetry }) => isRetry)
  const queue = [...fresh.toSorted((one, other) => hardness(other.item) - hardness(one.item)), ...again]
  return close({ ...state, queue }, round, isOpen)
}

/** A question that was left without an answer counts as not asked. */
function stop(state: Dialogue, round: Round): Step {
  const isLeft = round.phase === 'waiting' && round.tries === 0 && round.help === 0
  const closed = isLeft
    ? ask({ ...state, queue: [] })
    : close({ ...state, queue: [] }, { ...round, isRetry: true }, round.phase === 'waiting')
  return { ...closed, moves: closed.moves.map(move => (move.kind === 'end' ? { ...move, isStopped: true } : move)) }
}

/** One step of the conversation. What does not fit where it stands changes nothing and says nothing. */
export function next(state: Dialogue, event: DialogueEvent): Step {
  const stays: Step = { state, moves: [] }
  const round = state.now
  if (event.kind === 'begin') return round === null && state.done.length === 0 ? ask(state) : stays
  if (round === null) return stays
  if (event.kind === 'stop') return stop(state, round)
  if (event.kind === 'harder') return harder(state, round)
  if (event.kind === 'repeat' && round.phase === 'waiting') return { state, moves: [askMove(round)] }
  if (round.phase === 'shown') {
    if (event.kind === 'next') return close(state, round, false)
    // What is read off is not known.
    if (event.kind === 'answer') return { state, moves: [{ kind: 'after' }] }
    if (event.kind !== 'count' || !round.seen[event.at]) return stays
    const verdict = event.isThere ? 'found' : 'not-found'
    const now = { ...round, seen: round.seen.map((one, at) => (at === event.at ? { ...one, verdict } : one)) } as Round
    return { state: { ...state, now }, moves: [{ kind: 'counted', found: foundIn(now), of: now.seen.length }] }
  }
  switch (event.kind) {
    case 'answer':
      return answered(state, round, event)
    case 'hint':
      return round.isRetry ? { state, moves: [{ kind: 'no-hint' }, askMove(round)] } : help(state, round)
    case 'worded':
      return worded(state, round, event.words)
    case 'give-up':
      return show(state, round, [])
    case 'skip':
      return close(state, round, true)
    default:
      return stays
  }
}
