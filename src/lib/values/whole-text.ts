/** What no server stores: the sign U+0000, and one half of a sign that takes two. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu

/** The first `most` signs; none of them is cut in two. */
export function firstSigns(text: string, most: number): string {
  return text.length <= most
    ? text
    : Array.from(text.slice(0, 2 * most))
        .slice(0, most)
        .join('')
}

/** Whether a text has at most so many signs, as the database counts them. */
export function hasAtMost(text: string, most: number): boolean {
  if (text.length <= most) return true
  return text.length <= 2 * most && Array.from(text).length <= most
}

export function storableText(text: string): string {
  return text.replaceAll(UNSTORABLE, '')
}

/** The same value with every text in it storable, at any depth; the very same where nothing is to be taken out. */
export function storable<Value>(value: Value): Value
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const before: readonly unknown[] = value
    const items = before.map(item => storable(item))
    return items.every((item, at) => item === before[at]) ? before : items
  }
  const pairs = Object.entries(value).map(([key, item]) => [storableText(key), storable(item as unknown)] as const)
  const isSame = pairs.every(([key, item]) => item === (value as Record<string, unknown>)[key])
  return isSame ? value : Object.fromEntries(pairs)
}
