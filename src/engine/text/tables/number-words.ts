const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' '
  )

/** Numbers up to twelve are written out. */
export const inWords = (count: number): string => (count <= 12 && ONES[count]) || String(count)

/** "three" and "3" are 3; NaN for what is neither. */
export function countOf(text: string): number {
  const spelt = ONES.indexOf(text.toLowerCase())
  return spelt >= 0 ? spelt : Number(text)
}
