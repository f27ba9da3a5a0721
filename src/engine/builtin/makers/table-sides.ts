import type { Reading } from '#engine/builtin/read.ts'
import { isCommon } from '#engine/builtin/text/common.ts'
import { wordsOf } from '#engine/builtin/text/words.ts'

const ASPECT =
  /^(?:(?:main|key|chief|total|average) )?(?:starts?|ends?|begins?|beginning|results?|outcomes?|aims?|purpose|origin|value|limitations?|limits?|causes?|effects?|problems?|leaders?|population|area|size|cost|speed|colour|examples?|features?|structure|function|location|place|date|when|where|who|whom|why|how|what|if|method|strengths?|weakness(?:es)?|advantages?|disadvantages?|uses?|type|kind|number|members?|source|tone|theme|against|for|benefits?|risks?|deliver\w+|made of|used for|found in|good|bad|pros?|cons?|plus|minus|definition|meaning|role|unit|formula)\b/i

/** "Result", "Population", "Storage cost": something that is said of a thing, not a thing. */
export function isAspect(text: string): boolean {
  // "Source A", "Town K": one of several things.
  if (/\s\p{Lu}$/u.test(text.trim())) return false
  const words = wordsOf(text.replace(/\([^)]*\)/g, ''))
  return ASPECT.test(text.trim()) || isCommon(words.at(-1) ?? '')
}

const SIDES = new WeakMap<readonly string[], boolean>()

/** Whether a table has the things in its head and what is said of them down its first column. */
export function hasThingsAbove(reading: Reading, header: readonly string[]): boolean {
  const known = SIDES.get(header)
  if (known !== undefined) return known
  const head = header.join('|')
  const rows = reading.blocks.filter(one => one.block.header?.join('|') === head).map(one => one.block.cells?.[0] ?? '')
  const columns = header.slice(1)
  const share = (texts: readonly string[]): number => texts.filter(isAspect).length / Math.max(1, texts.length)
  const above = rows.length >= 2 && share(rows) >= 0.5 && share(rows) > share(columns)
  SIDES.set(header, above)
  return above
}
