/** Where a card stands in its note. */
export interface Standing {
  readonly noteId: string | null
  readonly source: { readonly blockId: string; readonly start: number; readonly end: number } | null
}

/** So many other cards stand between two of one sentence, where there are as many. */
const BETWEEN = 5

/** Cards of one sentence have groups of their own, and still each prints what the other asks for. */
export function isOfOneSentence(one: Standing, two: Standing): boolean {
  if (!one.source || !two.source || one.noteId !== two.noteId || one.source.blockId !== two.source.blockId) return false
  return one.source.start < two.source.end && two.source.start < one.source.end
}

/** The same cards in nearly the same order: one of a sentence that was just asked waits a few cards longer. */
export function sentencesApart<Item extends Standing>(cards: readonly Item[]): Item[] {
  const left = [...cards]
  const order: Item[] = []
  while (left.length > 0) {
    const asked = order.slice(-BETWEEN)
    // Where no card is free of all the last ones, the one whose sentence was asked longest ago.
    const nearness = left.map(card => asked.findLastIndex(before => isOfOneSentence(card, before)))
    order.push(...left.splice(nearness.indexOf(Math.min(...nearness)), 1))
  }
  return order
}
