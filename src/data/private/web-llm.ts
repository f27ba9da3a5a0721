import type { OfferedModel } from '#config/private-model.ts'
import { openWebLlmWorker } from '#data/private/open-web-llm.ts'
import type { PrivateEngine } from '#data/private/private-engine.ts'
import { lackOf, thisDevice, type Device } from '#data/private/web-llm-device.ts'
import { keptOf, readModelFiles, removeModelFiles } from '#data/private/web-llm-files.ts'
import { openWebLlm, type WebLlmPort } from '#data/private/web-llm-session.ts'
import { AppError } from '#lib/errors.ts'

/** A margin for the program, the words the model knows, and what else this site keeps. */
const ROOM = 1.1

async function refuseWithoutRoom(bytes: number): Promise<void> {
  const { quota, usage = 0 } = await navigator.storage.estimate()
  if (quota !== undefined && quota - usage < bytes * ROOM) throw new AppError('storage', 'QuotaExceededError')
}

/** The model that the operator of this site put on their server, run by WebLLM on the student's graphics card. */
export function webLlm(
  { folder: path, name }: OfferedModel,
  open: () => WebLlmPort = openWebLlmWorker,
  device: () => Device = thisDevice
): PrivateEngine {
  const folder = new URL(path, location.origin).href
  return {
    name,
    async look() {
      // Nor is there a cache to look into on a page without https.
      if (!device().gpu) return { state: 'unavailable', lack: 'no-webgpu' }
      const files = await readModelFiles(folder)
      if (!files) return { state: 'unavailable', lack: 'no-files' }
      const [lack, kept] = await Promise.all([lackOf(device(), files), keptOf(files)])
      const known = { bytes: files.bytes, isOnDisk: kept !== 'none' }
      if (lack) return { ...known, state: 'unavailable', lack }
      return { ...known, state: kept === 'all' ? 'available' : 'downloadable' }
    },
    async open(options) {
      const files = await readModelFiles(folder)
      if (!files) throw new AppError('offline', 'The files of the model cannot be read')
      // Of a part that is here already the rest may fit; where it does not, the library says so.
      if ((await keptOf(files)) === 'none') await refuseWithoutRoom(files.bytes)
      return openWebLlm(open, { folder, name, thinks: files.thinks }, options)
    },
    remove: () => removeModelFiles(folder)
  }
}
