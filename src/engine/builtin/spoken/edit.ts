import type { Stretch } from '#engine/builtin/text/formulas.ts'

/** A text that was rewritten, and where in the original each of its signs comes from. */
export interface Edited {
  readonly text: string
  readonly from: readonly number[]
}

export const unedited = (text: string): Edited => ({ text, from: Array.from({ length: text.length }, (_, at) => at) })

/** Replaces what matches and keeps count of where the rest came from. */
export function replace(edited: Edited, pattern: RegExp, put: (match: RegExpExecArray) => string): Edited {
  let text = ''
  const from: number[] = []
  let at = 0
  const copy = (to: number): void => {
    text += edited.text.slice(at, to)
    for (let one = at; one < to; one += 1) from.push(edited.from[one] ?? 0)
  }
  for (const match of edited.text.matchAll(pattern)) {
    const end = match.index + match[0].length
    const words = put(match)
    copy(match.index)
    text += words
    for (let one = 0; one < words.length; one += 1) {
      const place = one === words.length - 1 ? end - 1 : Math.min(match.index + one, end - 1)
      from.push(edited.from[place] ?? 0)
    }
    at = end
  }
  copy(edited.text.length)
  return { text, from }
}

/** Where in the original a stretch of the rewritten text stands. */
export const original = ({ from }: Edited, { start, end }: Stretch): Stretch => ({
  start: from[start] ?? 0,
  end: (from[end - 1] ?? 0) + 1
})
