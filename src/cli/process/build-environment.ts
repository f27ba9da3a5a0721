type Env = Readonly<Record<string, string | undefined>>

/**
 * What Node is told before it builds the site; none of it can be set from within. A thousand guides leave much behind
 * at once, and clearing a larger space for the young less often saves a tenth of the processor's time. One thread is
 * enough for small files: waking four costs more than they do, and the other processors draw and bundle. What the
 * operator has set stands: of an option that is given twice, Node takes the last.
 */
export function buildEnvironment(own: Env = process.env): { NODE_OPTIONS: string; UV_THREADPOOL_SIZE: string } {
  return {
    NODE_OPTIONS: `--max-semi-space-size=64 ${own['NODE_OPTIONS'] ?? ''}`.trim(),
    UV_THREADPOOL_SIZE: own['UV_THREADPOOL_SIZE'] || '1'
  }
}
