import { candidates } from '#domain/paper/pool.ts'
import { checksOf } from '#domain/paper/checks.ts'
import { compose, type Outcome, type Solve } from '#domain/paper/compose.ts'
import type { Preset } from '#domain/paper/preset.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'
import { randomFrom } from '#domain/paper/seed.ts'
import { TEMPLATES } from '#domain/paper/templates/all.ts'
import { planned, wishesOf, type Wishes } from '#domain/paper/wishes.ts'

export interface Tried {
  readonly preset: Preset
  readonly wishes: Wishes
  readonly outcome: Outcome
  readonly faults: readonly string[]
}

/** One random blueprint: a preset, wishes and a seed, all out of one number. */
export function tryOne(at: number, presets: readonly Preset[], bank: readonly PaperQuestion[], solve: Solve): Tried {
  const random = randomFrom(at * 2_654_435_761)
  const preset = presets[random.int(0, presets.length - 1)]
  if (!preset) throw new Error('no presets')
  const all = candidates({ preset, bank, own: [], templates: TEMPLATES, seed: 1, seen: new Set(), noCalculator: false })
  const topics = [...new Set(all.map(({ question }) => question.topic.code))]
  const wishes = wishesOf({
    length: random.pick(['full', 'full', 'quick', 'own']),
    difficulty: random.pick(['mixed', 'easier', 'harder']),
    topics: random.int(0, 2) === 0 ? random.shuffle(topics).slice(0, random.int(1, 3)) : [],
    marks: random.int(15, 90),
    minutes: random.int(60, 90),
    skill: random.int(0, 3) === 0 ? random.pick(['explain', 'calculate', 'describe', 'evaluate']) : null,
    noCalculator: random.int(0, 9) === 0
  })
  const seen = random.shuffle(bank.map(({ key }) => key)).slice(0, random.int(0, 20))
  const outcome = compose({ preset, wishes, seed: at, bank, own: [], seen }, solve)
  return { preset, wishes, outcome, faults: faultsOf(outcome, preset, wishes, bank) }
}

function faultsOf(outcome: Outcome, preset: Preset, wishes: Wishes, bank: readonly PaperQuestion[]): string[] {
  if ('refused' in outcome) {
    const { section, needs, has } = outcome.refused
    return section === '' || (outcome.refused.of !== 'mix' && has >= needs) ? ['refused without a reason'] : []
  }
  const { made } = outcome
  const wanted = { marks: planned(preset, wishes).total, own: wishes.length !== 'full' }
  const faults = checksOf(made, preset, wanted)
    // Objectives are a wish: missed, they are named, and the paper says by how much.
    .filter(
      ({ name, ok }) =>
        !ok &&
        !(name === 'objectives' && (made.missed.objectives ?? 0) > 0) &&
        !(name === 'objectives' && wishes.length !== 'full')
    )
    .map(({ name, says }) => `${name}: ${says.join(', ')}`)
  const known = new Set(bank.map(({ key }) => key))
  const keys = made.sections.flatMap(({ questions }) => questions.map(({ key }) => key))
  const outside = keys.filter(key => !known.has(key) && !TEMPLATES.some(one => one.key === key))
  if (wishes.topics.length > 0 && !('topics' in made.missed)) {
    const strays = made.sections
      .flatMap(({ questions }) => questions)
      .filter(({ topic }) => !wishes.topics.includes(topic.code))
    if (strays.length > 0) faults.push(`topics: ${strays.map(({ key }) => key).join(', ')} and nobody was told`)
  }
  return [...faults, ...outside.map(key => `unknown question ${key}`)]
}
