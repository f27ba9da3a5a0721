const asked = new Map<string, Promise<void>>()

function fetchSheet(href: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(undefined))
  document.head.append(link)
  return promise
}

/** A style sheet that only some screens need; one that cannot be fetched leaves them plain. */
export function loadStyleSheet(href: string): Promise<void> {
  const sheet = asked.get(href) ?? fetchSheet(href)
  asked.set(href, sheet)
  return sheet
}
