import { fitsSlot, type Class } from '#domain/paper/classes.ts'
import { attemptShare } from '#domain/paper/preset.ts'
import { randomFrom } from '#domain/paper/seed.ts'
import type { Limits, Wishes } from '#domain/paper/wishes.ts'

/** How many questions of a class a slot takes. */
export interface Choice {
  readonly name: string
  readonly section: number
  readonly slot: number
  readonly one: Class
}

export interface Program {
  /** CPLEX LP format, as HiGHS reads it. */
  readonly text: string
  readonly choices: readonly Choice[]
  /** The variables that say by how much a wish is missed, in the unit of the wish. */
  readonly slack: Readonly<Record<string, WishName>>
}

export type WishName = 'topics' | 'difficulty' | 'seen' | 'skill' | 'spread' | 'objectives'

/** What one missed mark of a wish costs; ties are broken by the seed with less than a hundredth. */
const COST: Readonly<Record<WishName, number>> = {
  topics: 20,
  seen: 14,
  skill: 8,
  objectives: 6,
  difficulty: 3,
  spread: 4
}
const OBJECTIVE_SLACK = 0.05
/** Between which the marks of easy and of hard questions lie. */
const SHARES = {
  mixed: { easy: [0.1, 0.45], hard: [0.1, 0.4] },
  easier: { easy: [0.3, 1], hard: [0, 0.2] },
  harder: { easy: [0, 0.25], hard: [0.3, 1] }
} as const
/** A paper that trains a skill gives it this share of its marks, as far as there are questions. */
const SKILL_SHARE = 0.4
/** No topic takes more than this many times its equal share. */
const TOPIC_TIMES = 1.5

interface Row {
  readonly terms: readonly string[]
  readonly sign: '<=' | '>=' | '='
  readonly value: number
}

interface Asked {
  readonly classes: readonly Class[]
  readonly limits: Limits
  readonly wishes: Wishes
  readonly objectives: Readonly<Record<string, number>> | null
  readonly seed: number
}

export function programOf({ classes, limits, wishes, objectives, seed }: Asked): Program {
  const choices = limits.sections
    .flatMap((planned, section) =>
      planned.slots.flatMap((slot, at) =>
        classes
          .filter(one => fitsSlot(one, slot, planned) && (one.lockedIn === null || one.lockedIn === planned.id))
          .map(one => ({ section, slot: at, one }))
      )
    )
    .map((choice, index) => ({ ...choice, name: `x${index}` }))
  const soft = softRows({ choices, limits, wishes, objectives })
  const random = randomFrom(seed)
  const cost = [
    ...Object.entries(soft.slack).map(([name, wish]) => `${COST[wish]} ${name}`),
    ...choices.map(({ name }) => `${(random.int(1, 999) / 100_000).toFixed(5)} ${name}`)
  ]
  const rows = [...hardRows(choices, limits), ...soft.rows].filter(({ terms }) => terms.length > 0)
  const text = [
    'Minimize',
    ` obj: ${wrapped(cost)}`,
    'Subject To',
    ...rows.map(({ terms, sign, value }, index) => ` r${index}: ${wrapped(terms)} ${sign} ${value}`),
    'Bounds',
    ...choices.map(({ name, one }) => ` 0 <= ${name} <= ${one.members.length}`),
    ...Object.keys(soft.slack).map(name => ` 0 <= ${name}`),
    'General',
    ...choices.map(({ name }) => ` ${name}`),
    'End'
  ].join('\n')
  return { text, choices, slack: soft.slack }
}

const times = (factor: number, name: string): string => `${factor} ${name}`
/** The format allows 560 characters a line. */
const wrapped = (terms: readonly string[]): string =>
  terms.map((term, index) => (index % 20 === 19 ? `${term}\n ` : term)).join(' + ')

function hardRows(choices: readonly Choice[], { sections, total }: Limits): Row[] {
  const of = (section: number): Choice[] => choices.filter(choice => choice.section === section)
  const perSection = sections.flatMap((section, at): Row[] => {
    const share = attemptShare(section)
    const marks = of(at).map(({ name, one }) => times(one.marks, name))
    const slots = section.slots.flatMap(({ count }, slot): Row[] => {
      const terms = of(at)
        .filter(choice => choice.slot === slot)
        .map(({ name }) => name)
      return [
        { terms, sign: '>=', value: count[0] },
        { terms, sign: '<=', value: count[1] }
      ]
    })
    return [
      ...slots,
      { terms: marks, sign: '>=', value: section.range[0] / share },
      { terms: marks, sign: '<=', value: section.range[1] / share }
    ]
  })
  const whole = choices.map(({ name, one, section }) => times(one.marks * share(sections[section]), name))
  return [
    ...perSection,
    { terms: whole, sign: '>=', value: total[0] },
    { terms: whole, sign: '<=', value: total[1] },
    ...atMostOnce(choices)
  ]
}

const share = (section: Limits['sections'][number] | undefined): number => (section ? attemptShare(section) : 1)

function atMostOnce(choices: readonly Choice[]): Row[] {
  const byClass = Map.groupBy(choices, ({ one }) => one)
  const byUnit = Map.groupBy(
    choices.filter(({ one }) => one.unit !== null),
    ({ one }) => one.unit
  )
  return [
    ...[...byClass].map(([one, list]): Row => ({
      terms: list.map(({ name }) => name),
      sign: one.lockedIn === null ? '<=' : '=',
      value: one.members.length
    })),
    ...[...byUnit.values()].map((list): Row => ({ terms: list.map(({ name }) => name), sign: '<=', value: 1 }))
  ]
}

interface Soft {
  readonly rows: readonly Row[]
  readonly slack: Readonly<Record<string, WishName>>
}

function softRows({
  choices,
  limits,
  wishes,
  objectives
}: Omit<Asked, 'classes' | 'seed'> & { choices: readonly Choice[] }): Soft {
  const slack: Record<string, WishName> = {}
  const total = limits.total[1]
  const rows: Row[] = []
  const weigh = (of: (one: Class) => number): string[] =>
    choices.flatMap(({ name, one, section }) => {
      const value = of(one) * share(limits.sections[section])
      return value === 0 ? [] : [times(value, name)]
    })
  const most = (wish: WishName, terms: readonly string[], value: number): void => {
    if (terms.length === 0) return
    const name = `s${Object.keys(slack).length}`
    slack[name] = wish
    rows.push({ terms: [...terms, `-1 ${name}`], sign: '<=', value })
  }
  const least = (wish: WishName, terms: readonly string[], value: number): void => {
    const name = `s${Object.keys(slack).length}`
    slack[name] = wish
    rows.push({ terms: [...terms, name], sign: '>=', value })
  }
  const topics = new Set(choices.map(({ one }) => one.topic))
  if (wishes.topics.length > 0)
    most(
      'topics',
      weigh(one => (wishes.topics.includes(one.topic) ? 0 : one.marks)),
      0
    )
  const within = wishes.topics.length > 0 ? wishes.topics.length : topics.size
  for (const topic of topics)
    most(
      'spread',
      weigh(one => (one.topic === topic ? one.marks : 0)),
      Math.ceil((TOPIC_TIMES * total) / Math.max(1, within))
    )
  if (wishes.notSeen)
    most(
      'seen',
      weigh(one => (one.seen ? one.marks : 0)),
      0
    )
  if (wishes.skill)
    least(
      'skill',
      weigh(one => one.skill),
      Math.ceil(SKILL_SHARE * total)
    )
  const { easy, hard } = SHARES[wishes.difficulty]
  for (const [level, share] of [[1, easy] as const, [3, hard] as const]) {
    const terms = weigh(one => (one.difficulty === level ? one.marks : 0))
    least('difficulty', terms, Math.floor(share[0] * total))
    if (share[1] < 1) most('difficulty', terms, Math.ceil(share[1] * total))
  }
  for (const [name, percent] of Object.entries(objectives ?? {})) {
    const terms = weigh(one => one.objectives[name] ?? 0)
    most('objectives', terms, Math.floor((percent / 100 + OBJECTIVE_SLACK) * total))
    least('objectives', terms, Math.ceil((percent / 100 - OBJECTIVE_SLACK) * total))
  }
  return { rows, slack }
}
