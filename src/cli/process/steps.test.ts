import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { take, takeBeside, type Step } from '#cli/process/steps.ts'
import { sum, type Summary } from '#cli/process/tally.ts'

let shown = ''
beforeEach(() => {
  shown = ''
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    shown += String(text)
    return true
  })
})
afterEach(() => void vi.restoreAllMocks())

const step = (name: string, code: string, summary: Summary = 'none'): Step => ({
  name,
  command: process.execPath,
  args: ['-e', code],
  summary
})
const LINES = "let n = 0; const t = setInterval(() => { console.log('front ' + n); if (++n > 9) clearInterval(t) }, 20)"

test('one that fails does not stop the next, and both are counted with their output', async () => {
  const taken = await take([step('a', "console.log('2 passed, 1 failed'); process.exit(1)", 'own'), step('b', '')])
  expect(sum(taken.map(({ tally }) => tally))).toEqual({ passed: 3, failed: 1 })
  expect(taken.map(({ line }) => line.replace(/ in .*/, ''))).toEqual([
    'a: 2 passed and 1 failed',
    'b: 1 passed and 0 failed'
  ])
  expect(shown).toContain('═ a\n2 passed, 1 failed\n')
})

test('what goes on beside the front is last in line, shows its output in one piece and counts', async () => {
  const beside =
    "const os = require('os'); console.log('at ' + os.getPriority()); console.error('boom'); process.exit(3)"
  const taken = await takeBeside([step('front', LINES)], [step('beside', beside), step('next', '')])
  expect(sum(taken.map(({ tally }) => tally))).toEqual({ passed: 2, failed: 1 })
  expect(shown).toMatch(/\n═ beside\nat 19\nboom\n/)
  for (let line = 0; line < 10; line += 1) expect(shown).toContain(`front ${line}\n`)
  expect(taken[1]?.line).toMatch(/^beside: 0 passed and 1 failed/)
})

test('a test runner whose process drains before its summary fails its step', async () => {
  const drains = "console.log('  1 a.spec.ts › one'); new Promise(() => {}).then(() => console.log('  1 passed (1s)'))"
  const [taken] = await take([step('e2e', drains, 'playwright')])
  expect(taken?.tally).toEqual({ passed: 0, failed: 1 })
})
