import { site } from '#config/site.ts'

/** What this site keeps in the browser's small storage; lib/browser/first-paint.ts reads some of it before the first paint. */
export const DEVICE_KEYS = {
  session: `${site.slug}-auth`,
  held: `${site.slug}-held`,
  /** Set once somebody has signed in here: a newcomer is shown the way to an account, anybody else to theirs. */
  known: `${site.slug}-known`,
  theme: `${site.slug}-theme`,
  textSize: `${site.slug}-text-size`,
  next: `${site.slug}-next`,
  lastWords: `${site.slug}-last-words`,
  leftDrafts: `${site.slug}-left-drafts`,
  /** A message that the contact form begins with; in the tab's own storage. */
  message: `${site.slug}-message`,
  privateModel: `${site.slug}-private-model`
} as const
