import type { Pace, PlanSettings } from '#domain/plan/world.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function paceOf(value: unknown): Pace | undefined {
  if (!isRecord(value)) return undefined
  if (value['kind'] === 'even' || value['kind'] === 'rising') return { kind: value['kind'] }
  const { months } = value
  if (value['kind'] !== 'own' || !isRecord(months)) return undefined
  const pairs = Object.entries(months).filter((pair): pair is [string, number] => typeof pair[1] === 'number')
  return { kind: 'own', months: Object.fromEntries(pairs) }
}

/**
 * What the student chose of the plan as a whole, kept beside the availability: `pace`, `examMargin` in minutes,
 * `betweenPapers`. What is not there, or from another version, is as if nobody had chosen.
 */
export function planChoices(
  availability: Readonly<Record<string, unknown>>
): Pick<PlanSettings, 'pace' | 'examMargin' | 'betweenPapers'> {
  const { examMargin, betweenPapers } = availability
  const pace = paceOf(availability['pace'])
  return {
    ...(pace && { pace }),
    ...(typeof examMargin === 'number' && { examMargin: Math.max(0, Math.min(240, examMargin)) }),
    ...(typeof betweenPapers === 'boolean' && { betweenPapers })
  }
}
