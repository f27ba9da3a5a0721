const left = new Map<string, string>()

/** The answer from which a reader followed a quote, by conversation; it is gone once it was returned to. */
export const leftAt = {
  keep(threadId: string, turnId: string): void {
    left.set(threadId, turnId)
  },
  of: (threadId: string): string | null => left.get(threadId) ?? null,
  take(threadId: string): string | null {
    const turnId = left.get(threadId) ?? null
    left.delete(threadId)
    return turnId
  }
}

export const turnOf = (within: HTMLElement, turnId: string | null): HTMLElement | null =>
  turnId === null ? null : within.querySelector<HTMLElement>(`[data-turn="${CSS.escape(turnId)}"]`)

/** How many turns are drawn, so that the answer that was left is among them. */
export function drawnFor(turns: readonly string[], threadId: string, least: number): number {
  const at = turns.indexOf(leftAt.of(threadId) ?? '')
  return at < 0 ? least : Math.max(least, turns.length - at)
}
