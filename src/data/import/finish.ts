import { finishImports } from '#data/import/apply.ts'
import type { ApplyMethods } from '#data/import/apply.worker.ts'
import { lookRarely } from '#data/device/watch.ts'
import { workspace } from '#data/read/workspace.ts'
import { openPort, workerClient } from '#data/workers/client.ts'
import { tellCommitted } from '#data/write/commit.ts'
import { AppError } from '#lib/errors.ts'

const writer = workerClient<ApplyMethods>(() =>
  openPort(new Worker(new URL('./apply.worker.ts', import.meta.url), { type: 'module', name: 'apply' }))
)

let leavings = 0
if (typeof addEventListener === 'function')
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return
    leavings += 1
    // A page that is kept for the way back must not hold a transaction (data/device/under-way.ts).
    writer.end()
  })

/** Milliseconds between two looks of a screen while rows come in. */
const LOOKS = 1000

async function inWorker(): Promise<void> {
  const before = leavings
  lookRarely(LOOKS)
  try {
    await writer.run('finish', [workspace().userId])
  } catch (error) {
    if (leavings === before) throw error
    await new Promise(resolve => addEventListener('pageshow', resolve, { once: true }))
    await inWorker()
  }
}

/**
 * Whatever is to take effect or to be taken back does, away from the page: thousands of rows are seconds of work. Where
 * there is no worker the page does it. For the one tab that holds `import:`.
 */
export async function finishHere(): Promise<void> {
  try {
    if (typeof Worker === 'undefined') return await finishImports(workspace().db)
    await inWorker()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error
    await finishImports(workspace().db)
  } finally {
    lookRarely(0)
    writer.end()
    tellCommitted()
  }
}
