import type { BankPart, BankQuestion, BankScheme } from '#contract/bank.ts'
import type { YamlPath } from '#cli/bank/read-topic.ts'
import { fitsTariff, SAMPLES_FROM_MARKS } from '#domain/text/question-terms.ts'

/** What is wrong, and where in the question. */
export type Fault = readonly [place: YamlPath, message: string]

/** Marks of every part are covered by its scheme, and what the scheme refers to exists. */
export function schemeFaults(question: BankQuestion): Fault[] {
  const labels = question.parts.map(({ label }) => label)
  const points = new Set<string>()
  return question.parts.flatMap((part, index) => {
    const place: YamlPath = ['parts', index]
    const found: Fault[] = []
    const say = (where: YamlPath, message: string) => found.push([[...place, ...where], message])
    if (question.parts.length > 1 && !part.label) say([], 'a question of several parts labels each of them')
    if (part.label && labels.indexOf(part.label) !== index) say(['label'], `two parts are called ${part.label}`)
    if (!fitsTariff(part.command, part.marks)) say(['marks'], `"${part.command}" does not go with ${part.marks} marks`)
    if (Boolean(part.choices) !== (part.scheme.model === 'choice'))
      say([], 'choices and a scheme of choices go together')
    for (const message of covered(part.scheme, part.marks)) say(['scheme'], message)
    for (const [where, message] of pointFaults(part, points)) say(where, message)
    for (const [where, message] of sampleFaults(part)) say(where, message)
    return found
  })
}

function covered(scheme: BankScheme, marks: number): string[] {
  if (scheme.model === 'choice') {
    const wrong = ['A', 'B', 'C', 'D'].filter(letter => letter !== scheme.key)
    const given = Object.keys(scheme.reasons).sort().join('')
    return [
      ...(marks === 1 ? [] : ['a choice has one mark']),
      ...(given === wrong.join('') ? [] : [`give a reason for ${wrong.join(', ')}, and for no other choice`])
    ]
  }
  if (scheme.model === 'points') {
    const sum = scheme.points.reduce((total, point) => total + point.marks, 0)
    return sum >= marks ? [] : [`the points sum to ${sum}, the part has ${marks} marks`]
  }
  if (scheme.model === 'levels') return ladderFaults(scheme.levels, marks)
  const sum = scheme.criteria.reduce((total, criterion) => total + criterion.marks, 0)
  return [
    ...(sum === marks ? [] : [`the criteria sum to ${sum}, the part has ${marks} marks`]),
    ...scheme.criteria.flatMap(({ name, marks: most, levels }) =>
      ladderFaults(levels, most).map(message => `${name}: ${message}`)
    )
  ]
}

/** Levels run from the top to 1 without gap or overlap. */
function ladderFaults(levels: readonly { readonly from: number; readonly to: number }[], marks: number): string[] {
  const steps = [...levels].sort((one, other) => other.to - one.to)
  const broken = steps.some(({ from, to }, index) => from > to || (steps[index + 1]?.to ?? 0) !== from - 1)
  return steps[0]?.to === marks && !broken ? [] : [`the levels must run from 1 to ${marks} without a gap`]
}

function pointFaults(part: BankPart, known: Set<string>): Fault[] {
  if (part.scheme.model !== 'points') return []
  const found: Fault[] = []
  const prefix = part.label ?? ''
  const own = new Set<string>()
  part.scheme.points.forEach(({ id, type, dependsOn = [] }, index) => {
    const place: YamlPath = ['scheme', 'points', index]
    if (own.has(id)) found.push([place, `two points are called ${id}`])
    for (const needed of dependsOn)
      if (!own.has(needed) && !known.has(needed))
        found.push([place, `${id} depends on ${needed}, which no point before it is`])
    if (type === 'A' && dependsOn.length === 0) found.push([place, `${id} is an A mark and needs its M: dependsOn`])
    own.add(id)
  })
  for (const id of own) known.add(`${prefix}.${id}`)
  return found
}

function sampleFaults({ marks, samples = [] }: BankPart): Fault[] {
  const over = samples.findIndex(sample => sample.marks > marks)
  const given = samples.map(sample => sample.marks)
  return [
    ...(marks >= SAMPLES_FROM_MARKS && samples.length < 2
      ? [[[], `from ${SAMPLES_FROM_MARKS} marks on: two sample answers`] as const]
      : []),
    ...(over >= 0 ? [[['samples', over], `more marks than the part has`] as const] : []),
    ...(samples.length > 1 && new Set(given).size === 1
      ? [[['samples'], 'sample answers show two different marks'] as const]
      : [])
  ]
}
