/** Equal as documents: the order of keys does not count, since Postgres keeps its own; a missing key equals null. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (one === null || other === null || one === undefined || other === undefined)
    return (one ?? null) === (other ?? null)
  if (typeof one !== 'object' || typeof other !== 'object') return false
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => sameJson(item, other[index]))
    )
  const left = one as Record<string, unknown>
  const right = other as Record<string, unknown>
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every(key => sameJson(left[key], right[key]))
}

/** The same text for values that are equal as documents. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    const given = Object.entries(part).filter(([, inside]) => inside !== null && inside !== undefined)
    return Object.fromEntries(given.sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
