import { mergeConfig } from 'vitest/config'
import whole from './vitest.config.ts'

const { projects: _, ...test } = whole.test ?? {}

/** The tests that stand on the floor whose faults are tried (src/cli/mutate.ts): what a rule means, its own floor says. */
const { MUTATED_FLOOR = 'domain' } = process.env

export default mergeConfig(
  { ...whole, test },
  { test: { include: [`src/${MUTATED_FLOOR}/**/*.test.ts`], isolate: MUTATED_FLOOR !== 'domain' } }
)
