import type { APIRoute } from 'astro'
import { site } from '#config/site.ts'
import { tools } from '#config/tools.ts'

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      id: '/',
      name: site.name,
      short_name: site.name,
      description: site.description,
      lang: site.locale,
      start_url: tools.main.path,
      scope: '/',
      display: 'standalone',
      background_color: site.themeColour,
      theme_color: site.themeColour,
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' }
      ],
      shortcuts: [tools.notetaker].map(({ title, path }) => ({ name: title, url: path }))
    }),
    { headers: { 'content-type': 'application/manifest+json' } }
  )
