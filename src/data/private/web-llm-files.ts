import { isRecord } from '#lib/values/is-record.ts'

/** The names under which the library keeps a model in the Cache API; a test holds them against it. */
const CACHES = { weights: 'webllm/model', config: 'webllm/config', program: 'webllm/wasm' } as const

export interface ModelFiles {
  readonly bytes: number
  /** Whole addresses of the weights and of their list. */
  readonly weights: readonly string[]
  /** Its numbers have 16 bits, which not every graphics card knows. */
  readonly needsF16: boolean
  readonly thinks: boolean
}

async function keptOrFetched(cacheName: string, address: string): Promise<unknown> {
  const kept = (await caches.has(cacheName)) ? await (await caches.open(cacheName)).match(address) : undefined
  const response = kept ?? (await fetch(address, { cache: 'no-cache' }))
  return response.ok ? response.json() : null
}

/** What the model's own files say of it, kept on the device or on the server; null where they cannot be read. */
export async function readModelFiles(folder: string): Promise<ModelFiles | null> {
  const list = `${folder}tensor-cache.json`
  try {
    const [weights, config] = await Promise.all([
      keptOrFetched(CACHES.weights, list),
      keptOrFetched(CACHES.config, `${folder}mlc-chat-config.json`)
    ])
    const records: unknown = isRecord(weights) ? weights['records'] : null
    if (!Array.isArray(records) || records.length === 0 || !isRecord(config)) return null
    let bytes = 0
    const addresses = [list]
    for (const record of records as unknown[]) {
      if (!isRecord(record)) return null
      const { dataPath, nbytes } = record
      if (typeof dataPath !== 'string' || typeof nbytes !== 'number' || !(nbytes > 0)) return null
      bytes += nbytes
      addresses.push(new URL(dataPath, folder).href)
    }
    const says = (field: string): string => (typeof config[field] === 'string' ? config[field] : '')
    return {
      bytes,
      weights: addresses,
      needsF16: says('quantization').includes('f16'),
      thinks: says('model_type').startsWith('qwen3')
    }
  } catch {
    return null
  }
}

/** How much of the model is on the device. */
export async function keptOf({ weights }: ModelFiles): Promise<'all' | 'some' | 'none'> {
  // Opening a cache makes it.
  if (!(await caches.has(CACHES.weights))) return 'none'
  const cache = await caches.open(CACHES.weights)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  if (weights.every(address => kept.has(address))) return 'all'
  return weights.some(address => kept.has(address)) ? 'some' : 'none'
}

/** Also what a download left that was cut off. */
export function removeModelFiles(folder: string): Promise<void> {
  return removeFiles(address => address.startsWith(folder))
}

/** Gigabytes of models that the operator has replaced or offers no more; `offered` is the folder that stays, if any. */
export async function removeOtherModels(offered: string | null): Promise<void> {
  // Missing on a page without https.
  if (typeof caches === 'undefined') return
  await removeFiles(address => offered === null || !address.startsWith(offered))
}

async function removeFiles(isGone: (address: string) => boolean): Promise<void> {
  for (const name of Object.values(CACHES)) {
    if (!(await caches.has(name))) continue
    const cache = await caches.open(name)
    const gone = (await cache.keys()).filter(({ url }) => isGone(url))
    await Promise.all(gone.map(request => cache.delete(request)))
    if ((await cache.keys()).length === 0) await caches.delete(name)
  }
}
