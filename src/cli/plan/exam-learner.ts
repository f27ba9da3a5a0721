import { aimAt } from '#domain/cards/exam-target.ts'
import { newSchedule, nextSchedule } from '#domain/schedule-fsrs.ts'
import type { Grade, Schedule, SchedulerOptions } from '#domain/schedule.ts'

const DAY = 86_400_000
const START = Date.parse('2027-01-04T16:00:00.000Z')
const OPTIONS: SchedulerOptions = { desiredRetention: 0.9, weights: null }
const CARDS = 100
const NEW_PER_DAY = 10
/** Seconds of an answer that was right, and of one that was wrong. */
const RIGHT = 7
const WRONG = 14

/** mulberry32: small, and the same on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/**
 * How these learners forget: traces that fade as powers of time, each the faster the stronger memory was when it was
 * laid down (after Pavlik and Anderson, Cognitive Science 29, 2005), recalled by a logistic threshold. Another form than
 * FSRS, with parameters drawn for each learner and card; the scheduler sees grades alone.
 */
interface Memory {
  readonly decay: number
  readonly ease: number
  readonly traces: { readonly at: number; readonly fall: number }[]
}

interface Person {
  readonly decay: number
  readonly spacing: number
  readonly threshold: number
  readonly noise: number
}

/** Seconds of interference: a day without study counts for less than a day of it. */
const OUTSIDE = 0.025

function activation({ traces }: Memory, at: number): number {
  let sum = 0
  for (const { at: then, fall } of traces) sum += Math.max(1, ((at - then) / 1000) * OUTSIDE) ** -fall
  return Math.log(sum)
}

function recallOf(memory: Memory, person: Person, at: number): number {
  if (memory.traces.length === 0) return 0
  return 1 / (1 + Math.exp((person.threshold - memory.ease - activation(memory, at)) / person.noise))
}

function study(memory: Memory, person: Person, at: number): void {
  const before = memory.traces.length === 0 ? -Infinity : activation(memory, at)
  memory.traces.push({ at, fall: person.spacing * Math.exp(before) + memory.decay })
}

interface Held {
  readonly id: string
  readonly memory: Memory
  schedule: Schedule
}

function personOf(random: () => number): Person {
  return {
    decay: 0.14 + 0.02 * normal(random),
    spacing: 0.2 + 0.03 * normal(random),
    threshold: -1.15 + 0.15 * normal(random),
    noise: 0.28 + 0.03 * normal(random)
  }
}

/** Right answers are easy, good or hard by how sure the memory was. */
function gradeOf(recall: number, random: () => number): Grade {
  if (random() >= recall) return 1
  const sure = random()
  return recall > 0.97 && sure < 0.3 ? 4 : recall < 0.85 && sure < 0.35 ? 2 : 3
}

export interface Result {
  readonly minutes: number
  /** 0 to 1: the learner's true mean chance of recalling a card when the day of the exam begins. */
  readonly recall: number
}

/** One learner from the first card to the day of the exam. The same seed gives the same person and cards. */
export function simulateLearner(seed: number, isAimed: boolean): Result {
  const traits = randomFrom(seed)
  const person = personOf(traits)
  const days = 40 + Math.floor(80 * traits())
  const exam = START + days * DAY
  const exams = isAimed ? [new Date(exam).toISOString()] : []
  const cards = Array.from({ length: CARDS }, (_, index): Held => {
    const memory = { decay: person.decay + 0.02 * normal(traits), ease: 0.15 * normal(traits), traces: [] }
    return { id: `${seed}-${index}`, memory, schedule: newSchedule(new Date(START).toISOString()) }
  })
  // Each card has chances of its own, so that one answer more does not change those of all the others.
  const chances = cards.map((_, index) => randomFrom(seed * 7919 + index))
  let seconds = 0
  for (let day = 0; day < days; day += 1) {
    const from = START + day * DAY
    let met = 0
    for (const [index, card] of cards.entries()) {
      const random = chances[index] ?? traits
      if (card.schedule.state === 'new') {
        if (met >= NEW_PER_DAY) continue
        met += 1
        study(card.memory, person, from)
      }
      seconds += sitting(card, person, from, exams, random)
    }
  }
  const recall = cards.reduce((sum, { memory }) => sum + recallOf(memory, person, exam), 0) / cards.length
  return { minutes: seconds / 60, recall }
}

/** All answers to one card on one day: steps of minutes follow one another. */
function sitting(card: Held, person: Person, from: number, exams: readonly string[], random: () => number): number {
  let seconds = 0
  let at = from
  while (Date.parse(card.schedule.due) < from + DAY / 2) {
    at = Math.max(at + 60_000, Date.parse(card.schedule.due))
    const grade = gradeOf(recallOf(card.memory, person, at), random)
    seconds += grade === 1 ? WRONG : RIGHT
    study(card.memory, person, at)
    const next = nextSchedule(card.id, card.schedule, grade, new Date(at), OPTIONS)
    card.schedule = aimAt(card.id, next, exams, OPTIONS)
  }
  return seconds
}
