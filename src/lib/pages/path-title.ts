export function segments(path: string): string[] {
  return path.split(/[?#]/, 1)[0]?.split('/').filter(Boolean) ?? []
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Specification §2: the last segment, dashes to spaces, words capitalised; Home for the root. */
export function titleFromPath(path: string): string {
  const last = decoded(segments(path).at(-1) ?? '')
  const title = last
    .split(/[-\s]+/)
    .filter(Boolean)
    .map(word => word.charAt(0).toLocaleUpperCase('en-GB') + word.slice(1))
    .join(' ')
  return title || 'Home'
}
