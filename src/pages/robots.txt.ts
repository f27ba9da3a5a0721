import type { APIRoute } from 'astro'
import { site as brand } from '#config/site.ts'

/** Pages that belong in no result say so themselves (`noindex`), which only a crawler that may read them can see. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    ['User-agent: *', 'Disallow: /api/', 'Disallow: /auth/v1/', 'Disallow: /rest/v1/', 'Disallow: /storage/v1/', '']
      .concat(`Sitemap: ${new URL('/sitemap-index.xml', site ?? brand.origin).href}`, '')
      .join('\n')
  )
