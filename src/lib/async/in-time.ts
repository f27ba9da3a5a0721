/** The work, or the error that `late` makes after so many milliseconds. The work itself is not stopped. */
export function inTime<Value>(work: Promise<Value>, milliseconds: number, late: () => Error): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), Math.max(0, milliseconds))
  })
  return Promise.race([work, over]).finally(() => clearTimeout(timer))
}
