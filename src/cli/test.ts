import { ensureRequirements } from '#cli/process/requirements.ts'
import { close, take, takeBeside, type Step } from '#cli/process/steps.ts'
import type { Summary } from '#cli/process/tally.ts'

const script = (name: string, summary: Summary): Step => ({ name, command: 'npm', args: ['run', '-s', name], summary })

/** The newer PostgreSQL and what takes minutes there go with the sweep. */
const shortDatabase: Step = { name: 'test:db', command: 'node', args: ['src/cli/test-db.ts', 'short'], summary: 'own' }

/**
 * Everything; closes with one line that CI counts. The one browser of the tests leaves most of a second processor
 * idle, so what shares neither port nor folder with it goes on beside it. None of these measures time.
 */
ensureRequirements()
const first = await take([script('test:unit', 'vitest'), script('build', 'none')])
const last = await takeBeside(
  [script('test:e2e', 'playwright')],
  [script('check', 'own'), script('test:built', 'vitest'), shortDatabase]
)
close([...first, ...last])
