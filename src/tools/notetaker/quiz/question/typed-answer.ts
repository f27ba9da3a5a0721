/** Writes the latest of what is typed, one write at a time: nothing older than one write is ever only on the screen. */
export interface Typed<Value> {
  readonly put: (value: Value) => void
  /** When everything that was put is on the disk. */
  readonly settled: () => Promise<void>
}

export function typed<Value>(
  write: (value: Value) => Promise<void>,
  onFailure: (error: unknown) => void
): Typed<Value> {
  let waiting: { readonly value: Value } | null = null
  let running: Promise<void> | null = null
  async function work(): Promise<void> {
    while (waiting) {
      const { value } = waiting
      waiting = null
      try {
        await write(value)
      } catch (error) {
        onFailure(error)
      }
    }
    running = null
  }
  return {
    put: value => {
      waiting = { value }
      running ??= work()
    },
    settled: async () => {
      await running
    }
  }
}
