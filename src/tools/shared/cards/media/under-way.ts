/** Sides of cards whose recording is not yet a sound of theirs. */
const underWay = new Set<string>()

export function setUnderWay(of: string, is: boolean): void {
  if (is) underWay.add(of)
  else underWay.delete(of)
}

/** Saved now, the card would be without what is being recorded for it. */
export function isRecordedFor(card: string | undefined): boolean {
  return card !== undefined && [...underWay].some(of => of.startsWith(`${card} `))
}
