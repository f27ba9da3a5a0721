interface Shape {
  readonly name?: unknown
  readonly code?: unknown
  readonly status?: unknown
}

/** For the developer's console only. Says what failed and by which code, never a message: messages may hold study text. */
export function log(what: string, error: unknown): void {
  const { name, code, status } = typeof error === 'object' && error !== null ? (error as Shape) : {}
  // eslint-disable-next-line no-console -- the one place that writes to the console, at its quietest level
  console.debug(what, { name, code, status })
}
