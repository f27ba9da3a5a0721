interface Device {
  readonly userAgent: string
  readonly maxTouchPoints: number
  /** Added to the Home Screen or the Dock. */
  readonly isInstalled: boolean
  /** `navigator.storage.persisted()`. */
  readonly isPersisted: boolean
}

/** WebKit clears the storage of a site after seven days of use without a visit, unless it is installed. */
export function clearsAfterSevenDays({ userAgent, maxTouchPoints, isInstalled, isPersisted }: Device): boolean {
  if (isInstalled || isPersisted) return false
  const isPhone = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  const isDesktop = /Macintosh/.test(userAgent) && /Version\/[\d.]+ Safari\//.test(userAgent)
  return isPhone || isDesktop
}
