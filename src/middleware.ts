import { defineMiddleware } from 'astro:middleware'
import { styleToHead } from '#lib/build/island-style.ts'

/** Runs while pages are built: static files leave as they are, and no on-demand answer is touched. */
export const onRequest = defineMiddleware(async ({ isPrerendered }, next) => {
  const response = await next()
  if (!isPrerendered || !response.headers.get('content-type')?.startsWith('text/html')) return response
  return new Response(styleToHead(await response.text()), response)
})
