import { ensureBrowsers } from '#cli/process/requirements.ts'
import { run } from '#cli/process/run.ts'
import { tallyOf } from '#cli/process/tally.ts'

/** `npm run browsers`, after a build: the main paths in Firefox ESR and WebKitGTK, each killed once. */
ensureBrowsers()
const { code, output } = await run('vitest', ['run', '--config', 'vitest.browsers.config.ts'])
const { passed, failed } = tallyOf(output, code, 'vitest')
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
