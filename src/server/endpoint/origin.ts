/** The browser's own word; one that sends neither header is not a browser and cannot be used against a visitor. */
export function isFromOtherSite({ headers }: Pick<Request, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  return origin !== null && host !== null && (!URL.canParse(origin) || new URL(origin).host !== host)
}
