import { SIZES } from '#config/sizes.ts'
import { firstSigns } from '#lib/values/whole-text.ts'

/** Two spellings of one tag: case and outer signs make no other. */
const sameAs = (one: string) => (other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()

export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some(sameAs(tag))
}

/** A tag as it is kept: no # in front, single spaces, not too long; empty where nothing is left. */
export function cleanTag(typed: string): string {
  const words = typed.replace(/^[\s#]+/, '').replaceAll(/[\s,]+/g, ' ')
  return firstSigns(words, SIZES.tags.length).trim()
}

export function withTag(tags: readonly string[], typed: string): string[] {
  const tag = cleanTag(typed)
  if (tag === '' || hasTag(tags, tag) || tags.length >= SIZES.tags.count) return [...tags]
  return [...tags, tag]
}

export function withoutTag(tags: readonly string[], tag: string): string[] {
  return tags.filter(one => !sameAs(tag)(one))
}

/** Two sets of tags that grew from `base`: what either side added is in, what either side took out is not. */
export function mergeTags(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const kept = mine.filter(tag => hasTag(theirs, tag) || !hasTag(base, tag))
  const added = theirs.filter(tag => !hasTag(base, tag) && !hasTag(mine, tag))
  return [...kept, ...added].slice(0, SIZES.tags.count)
}

export interface TagCount {
  readonly tag: string
  readonly count: number
}

/** All tags of some notes, the most used first. */
export function countTags(notes: readonly { readonly tags: readonly string[] }[]): TagCount[] {
  const found = new Map<string, { tag: string; count: number }>()
  for (const tag of notes.flatMap(({ tags }) => tags)) {
    const known = found.get(tag.toLocaleLowerCase()) ?? { tag, count: 0 }
    known.count += 1
    found.set(tag.toLocaleLowerCase(), known)
  }
  return [...found.values()].sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag))
}
