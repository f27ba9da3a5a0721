/** The options of a card in an order that changes from one answer to the next, and is the same on every device. */
export function optionsOf(id: string, reps: number, right: string, wrong: readonly string[]): string[] {
  const key = (text: string): number => {
    let hash = 0x811c9dc5
    for (const unit of `${id} ${reps} ${text}`) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
    return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  }
  const options = [...new Set([right, ...wrong])]
  return options.sort((a, b) => key(a) - key(b) || (a < b ? -1 : 1))
}
