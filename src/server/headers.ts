/** On every answer. The pages' own content policy is a meta tag made by the build; framing needs a header. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'content-security-policy': "frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {})
  }
}

/** A worker has the policy of its own answer, not that of the page: without one it may run eval. */
export const WORKER_POLICY =
  "script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
export const WORKER = /^\/(?:sw\.js|_astro\/[\w.-]*\.worker[\w.-]*\.js)(?:$|\?)/

/** Answers of an API are data: nothing in them may run or be framed, and no cache keeps them. */
export function apiHeaders(isHttps: boolean): Record<string, string> {
  return {
    ...securityHeaders(isHttps),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cache-control': 'no-store'
  }
}
