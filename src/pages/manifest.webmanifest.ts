import type { APIRoute } from 'astro'
import { deskShot, phoneShot, shots } from '#components/features/shots.ts'
import { site } from '#config/site.ts'
import { tools } from '#config/tools.ts'
import { m } from '#messages/generated/messages.js'

/** The pictures of /features: an app store of a phone or a computer shows them before it installs. */
function screenshots(): object[] {
  return shots().flatMap(({ name, caption }) => {
    const desk = deskShot(name, 'light')
    return [
      { form_factor: 'narrow', picture: phoneShot(name, 'light') },
      ...(desk ? [{ form_factor: 'wide', picture: desk }] : [])
    ].map(({ form_factor, picture: { src, width, height } }) => ({
      src,
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor,
      label: caption
    }))
  })
}

const icon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' }
const SHORTCUTS = [
  { name: m.site_shortcut_review(), url: `${tools.notetaker.path}?review=today` },
  { name: tools.planner.title, url: tools.planner.path },
  { name: tools.notetaker.title, url: tools.notetaker.path },
  { name: tools['paper-maker'].title, url: tools['paper-maker'].path }
]

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
        icon,
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' }
      ],
      screenshots: screenshots(),
      shortcuts: SHORTCUTS.map(shortcut => ({ ...shortcut, icons: [icon] }))
    }),
    { headers: { 'content-type': 'application/manifest+json' } }
  )
