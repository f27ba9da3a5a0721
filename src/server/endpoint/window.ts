interface Slot {
  count: number
  until: number
}

/** Counts per key in fixed windows, in memory: a restart forgets, which an attacker cannot cause. */
export class WindowCounter {
  readonly #slots = new Map<string, Slot>()
  readonly #limit: number
  readonly #length: number
  readonly #now: () => number

  constructor(limit: number, length: number, now: () => number) {
    this.#limit = limit
    this.#length = length
    this.#now = now
  }

  /** Takes one place. Seconds to wait when there is none left, else 0. */
  take(key: string): number {
    const now = this.#now()
    const slot = this.#slots.get(key)
    if (!slot || slot.until <= now) {
      if (this.#slots.size > 50_000) this.#prune(now)
      this.#slots.set(key, { count: 1, until: now + this.#length })
      return 0
    }
    if (slot.count >= this.#limit) return Math.max(1, Math.ceil((slot.until - now) / 1000))
    slot.count += 1
    return 0
  }

  giveBack(key: string): void {
    const slot = this.#slots.get(key)
    if (slot && slot.count > 0) slot.count -= 1
  }

  #prune(now: number): void {
    for (const [key, slot] of this.#slots) if (slot.until <= now) this.#slots.delete(key)
  }
}
