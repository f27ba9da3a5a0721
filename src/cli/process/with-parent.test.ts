import { spawn } from 'node:child_process'
import path from 'node:path'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const helper = path.join(import.meta.dirname, 'with-parent.ts')
const script = `import { endWithParent } from ${JSON.stringify(helper)}
endWithParent(() => process.exit())
setInterval(() => undefined, 1000)
console.log(process.pid)`

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('astro dev stayed when npm was ended by a signal: what npm runs ends with its shell', async () => {
  const shell = spawn('sh', ['-c', `'${process.execPath}' --input-type=module -e "$SCRIPT"; true`], {
    env: { ...process.env, SCRIPT: script },
    stdio: ['ignore', 'pipe', 'ignore']
  })
  const [said] = (await once(shell.stdout, 'data')) as [Buffer]
  const pid = Number(String(said))
  expect(isRunning(pid)).toBe(true)
  shell.kill('SIGTERM')
  await expect.poll(() => isRunning(pid)).toBe(false)
})
