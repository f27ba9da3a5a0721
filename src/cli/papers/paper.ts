/** npm run --silent paper: preset, wishes and seed a line in; blueprint, questions, scheme and totals a line out. */
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { nodeSolver } from '#cli/papers/paper-solver.ts'
import { readPresets } from '#cli/papers/read-boards.ts'
import { readPaperBank } from '#cli/papers/read-paper-bank.ts'
import { wishesInput } from '#contract/paper.ts'
import { checksOf } from '#domain/paper/checks.ts'
import { compose } from '#domain/paper/compose.ts'
import { MAX_SEED } from '#domain/paper/seed.ts'
import { planned, wishesOf, wishFault } from '#domain/paper/wishes.ts'

const input = z.strictObject({
  preset: z.string(),
  seed: z.int().check(z.gte(0), z.lte(MAX_SEED)),
  wishes: z.optional(wishesInput),
  seen: z.optional(z.array(z.string()))
})

if (process.argv.includes('--schema')) process.stdout.write(`${JSON.stringify(z.toJSONSchema(input), null, 2)}\n`)
else {
  const presets = new Map(readPresets().map(one => [one.id, one]))
  const bank = readPaperBank()
  const solve = await nodeSolver()
  const answer = (line: string): unknown => {
    let given: unknown
    try {
      given = JSON.parse(line)
    } catch {
      return { error: 'this line is no JSON' }
    }
    const read = input.safeParse(given)
    if (!read.success)
      return { error: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') }
    const preset = presets.get(read.data.preset)
    if (!preset) return { error: `no preset ${read.data.preset}: one of ${[...presets.keys()].join(', ')}` }
    const wishes = wishesOf(read.data.wishes)
    const fault = wishFault(wishes)
    if (fault) return { error: `${fault}: ${wishes.marks} marks in ${wishes.minutes} minutes is no paper` }
    const outcome = compose({ preset, wishes, seed: read.data.seed, bank, own: [], seen: read.data.seen ?? [] }, solve)
    if ('refused' in outcome) return outcome
    const { sections, marks, minutes, missed } = outcome.made
    const checks = checksOf(outcome.made, preset, {
      marks: planned(preset, wishes).total,
      own: wishes.length === 'own'
    })
    return {
      blueprint: sections.map(({ id, answer: answered, marks: counted, questions }) => ({
        id,
        answer: answered,
        marks: counted,
        keys: questions.map(({ key }) => key)
      })),
      questions: sections.flatMap(({ questions }) => questions),
      totals: { marks, minutes },
      missed,
      checks: checks.filter(({ ok }) => !ok)
    }
  }
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue
    if (!process.stdout.write(`${JSON.stringify(answer(line))}\n`)) await once(process.stdout, 'drain')
  }
}
