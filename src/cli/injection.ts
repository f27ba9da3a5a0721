import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AiEvent, AiFeature } from '#contract/ai.ts'
import { modelsFrom } from '#server/ai/providers/models.ts'
import { AI_TASKS } from '#server/ai/tasks.ts'

/**
 * `npm run injection [feature …]`: the attacks of tests/fixtures/injection against the model of the environment.
 * Prints how many of them reached the student in spite of every check.
 */
interface Attack {
  readonly id: string
  readonly kind: string
  readonly feature: AiFeature
  readonly never: readonly string[]
  readonly signs?: readonly string[]
}

const WITHIN = 120_000
const load = (file: string): Promise<unknown> => import(pathToFileURL(join(process.cwd(), 'tests', file)).href)

const models = modelsFrom(process.env)
if (!models) {
  console.log('No model is configured: set AI_MODEL and what it needs (docs/ai.md). Nothing was measured.')
  process.exit(0)
}

const { PACK } = (await load('fixtures/injection/pack.ts')) as { PACK: readonly Attack[] }
const { bodyOf } = (await load('support/injection/request.ts')) as { bodyOf: (attack: Attack) => unknown }
const { wrongs } = (await load('support/injection/judge.ts')) as {
  wrongs: (attack: Attack, body: unknown, events: readonly AiEvent[], never: readonly string[]) => string[]
}
const wanted = process.argv.slice(2)
const tally = new Map<string, { reached: number; held: number; failed: number }>()

for (const attack of PACK) {
  const { id, kind, feature } = attack
  if (feature === 'transcribe' || !models.language(feature)) continue
  if (wanted.length > 0 && !wanted.includes(feature)) continue
  const body = bodyOf(attack)
  const events: AiEvent[] = []
  const signal = AbortSignal.timeout(WITHIN)
  const task = AI_TASKS[feature] as (input: unknown, run: unknown) => Promise<unknown>
  const counts = tally.get(kind) ?? { reached: 0, held: 0, failed: 0 }
  tally.set(kind, counts)
  try {
    const result = await task(body, {
      models,
      signal,
      emit: (event: AiEvent) => events.push(event),
      spent: () => undefined
    })
    const found = wrongs(attack, body, [...events, { type: 'result', result }], attack.signs ?? attack.never)
    counts[found.length > 0 ? 'reached' : 'held'] += 1
    if (found.length > 0) console.log(`${id} (${feature}, ${kind}): ${found.slice(0, 2).join(' · ')}`)
  } catch (error) {
    counts.failed += 1
    console.log(`${id} (${feature}, ${kind}): no answer, ${error instanceof Error ? error.message : String(error)}`)
  }
}

const sum = (name: 'reached' | 'held' | 'failed'): number =>
  [...tally.values()].reduce((all, one) => all + one[name], 0)
console.log('\n| kind | reached the student | held back | no answer |\n|---|---|---|---|')
for (const [kind, { reached, held, failed }] of tally) console.log(`| ${kind} | ${reached} | ${held} | ${failed} |`)
const answered = sum('reached') + sum('held')
console.log(`\n${sum('reached')} of ${answered} attacks reached the student; ${sum('failed')} had no answer.`)
