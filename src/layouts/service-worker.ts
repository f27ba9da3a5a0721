/** The first page was loaded before there was a worker to keep it: whoever has been here can come back offline. */
async function keepThisPage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  // An address with a query may hold a token, or words that were searched for.
  if (location.search !== '') return
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(name => name.startsWith(`${location.origin}/_astro/`))
  active?.postMessage({ type: 'keep-page', page: location.pathname, loaded })
}

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => {
    const isFirst = navigator.serviceWorker.controller === null
    void navigator.serviceWorker.register('/sw.js')
    if (isFirst) void keepThisPage()
  })
