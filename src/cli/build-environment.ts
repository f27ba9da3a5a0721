/**
 * What Node is told before it builds the site; none of it can be set from within. A thousand guides leave much behind
 * at once, and clearing a larger space for the young less often saves a tenth of the processor's time. One thread is
 * enough for small files: waking four costs more than they do, and the other processors draw and bundle.
 */
export const BUILD_ENVIRONMENT = {
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim(),
  UV_THREADPOOL_SIZE: '1'
} as const
