import { parseArgs } from 'node:util'
import { meansOf } from '#cli/plan/exam-means.ts'
import { simulateLearner } from '#cli/plan/exam-learner.ts'

/** `npm run exam-target -- --learners 1000 --seed 1`: scheduling for an exam against plain FSRS, on learners it does not know. */
const { values } = parseArgs({ options: { learners: { type: 'string' }, seed: { type: 'string' } } })
const learners = Number(values.learners ?? 1000)
const seed = Number(values.seed ?? 1)

const pairs = Array.from({ length: learners }, (_, index) => {
  const own = seed * 1_000_003 + index
  return { plain: simulateLearner(own, false), aimed: simulateLearner(own, true) }
})
const line = (name: string, values_: readonly number[], digits: number): string => {
  const { mean, low, high } = meansOf(values_)
  return `${name}: ${mean.toFixed(digits)} (95 % interval ${low.toFixed(digits)} to ${high.toFixed(digits)})\n`
}
const minutes = (of: 'plain' | 'aimed'): number => pairs.reduce((sum, pair) => sum + pair[of].minutes, 0)
process.stdout.write(`${learners} learners, seed ${seed}\n`)
process.stdout.write(
  line(
    'minutes, plain FSRS',
    pairs.map(({ plain }) => plain.minutes),
    1
  )
)
process.stdout.write(
  line(
    'minutes, with the exam',
    pairs.map(({ aimed }) => aimed.minutes),
    1
  )
)
process.stdout.write(`minutes, difference: ${((100 * minutes('aimed')) / minutes('plain') - 100).toFixed(2)} %\n`)
process.stdout.write(
  line(
    'recall on the day in %, plain FSRS',
    pairs.map(({ plain }) => 100 * plain.recall),
    2
  )
)
process.stdout.write(
  line(
    'recall on the day in %, with the exam',
    pairs.map(({ aimed }) => 100 * aimed.recall),
    2
  )
)
process.stdout.write(
  line(
    'recall on the day, difference in points',
    pairs.map(({ plain, aimed }) => 100 * (aimed.recall - plain.recall)),
    2
  )
)
