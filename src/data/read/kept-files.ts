import { AppError } from '#lib/errors.ts'

const WAIT = 4000

/** A file of our own site that changes: from the network while it answers, else as it was kept. */
export async function newest<Value>(name: string, address: string): Promise<Value> {
  const cache = await caches.open(name)
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(WAIT) })
    if (answer.ok) {
      await cache.put(address, answer.clone())
      return (await answer.json()) as Value
    }
  } catch {
    // Offline, or too slow: the kept copy is the same but for what is new.
  }
  const kept = await cache.match(address)
  if (!kept) throw new AppError('offline', `${address} is not on this device yet.`)
  return (await kept.json()) as Value
}

/** A file whose name ends with its version, `biology-3f2a.json`: fetched once; older versions of it go. */
export async function once<Value>(name: string, address: string): Promise<Value> {
  const cache = await caches.open(name)
  const kept = await cache.match(address)
  if (kept) return (await kept.json()) as Value
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) throw new AppError('offline', `${address} is not on this device yet.`)
  await cache.put(address, answer.clone())
  const other = new RegExp(`${address.slice(0, address.lastIndexOf('-'))}-[0-9a-f]+\\.json$`)
  for (const { url } of await cache.keys()) if (other.test(url) && !url.endsWith(address)) await cache.delete(url)
  return (await answer.json()) as Value
}
