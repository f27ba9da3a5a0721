const addressOf = (request: RequestInfo | URL): string => (request instanceof Request ? request.url : String(request))

/** The Cache API as far as a kept model needs it. */
export function memoryCaches(): Pick<CacheStorage, 'open' | 'has' | 'delete'> {
  const all = new Map<string, Map<string, Response>>()
  return {
    has: name => Promise.resolve(all.has(name)),
    delete: name => Promise.resolve(all.delete(name)),
    open: name => {
      const kept = all.get(name) ?? new Map<string, Response>()
      all.set(name, kept)
      return Promise.resolve({
        match: request => Promise.resolve(kept.get(addressOf(request))?.clone()),
        put: (request, response) => Promise.resolve(void kept.set(addressOf(request), response)),
        delete: request => Promise.resolve(kept.delete(addressOf(request))),
        keys: () => Promise.resolve([...kept.keys()].map(address => new Request(address)))
      } as Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> as Cache)
    }
  }
}
