import { IDLE_FALLBACKS, IDLE_TIMEOUTS } from '#config/limits.ts'

/** What of a device decides whether pages may be fetched before they are asked for. */
export interface Surroundings {
  /** A pointer that hovers without a delay: a desk, not a phone. */
  readonly hasFastHover: boolean
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } | undefined
}

export function mayPreload({ hasFastHover, connection }: Surroundings): boolean {
  return hasFastHover && connection?.saveData !== true && !/(^|-)2g$|^3g$/.test(connection?.effectiveType ?? '')
}

export interface Idle {
  readonly requestIdleCallback?: (run: () => void, options: { timeout: number }) => unknown
  readonly setTimeout: (run: () => void, after: number) => unknown
}

/** Fetches each group when the page is idle, the later groups later (specification §4, §9). */
export function whenIdle(groups: readonly (readonly string[])[], fetchPage: (path: string) => void, idle: Idle): void {
  groups.forEach((paths, index) => {
    const run = (): void => paths.forEach(fetchPage)
    const timeout = IDLE_TIMEOUTS[index] ?? IDLE_TIMEOUTS[2]
    if (idle.requestIdleCallback) idle.requestIdleCallback(run, { timeout })
    else idle.setTimeout(run, IDLE_FALLBACKS[index] ?? IDLE_FALLBACKS[2])
  })
}
