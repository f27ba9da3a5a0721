import { site } from '#config/site.ts'

/** What this site keeps in the browser's small storage; lib/browser/first-paint.ts reads some of it before the first paint. */
export const DEVICE_KEYS = {
  session: `${site.slug}-auth`,
  held: `${site.slug}-held`,
  theme: `${site.slug}-theme`,
  textSize: `${site.slug}-text-size`,
  next: `${site.slug}-next`,
  lastWords: `${site.slug}-last-words`,
  privateModel: `${site.slug}-private-model`
} as const
