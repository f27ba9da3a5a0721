import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import type { APIRoute, GetStaticPaths } from 'astro'
import { getCollection } from 'astro:content'
import satori from 'satori'
import { ARCHIVES } from '#config/archives.ts'
import { PAGES } from '#config/pages.ts'
import { PICTURE, isListed, pictureOf } from '#config/shared-pages.ts'
import { site } from '#config/site.ts'
import { picture } from '#lib/picture.ts'
import { m } from '#messages/generated/messages.js'

type Props = {
  readonly title: string
  readonly kind: string
}

const font = (weight: 400 | 500) =>
  readFile(
    createRequire(import.meta.url).resolve(`@fontsource/newsreader/files/newsreader-latin-${weight}-normal.woff`)
  )
const load = async () => [
  { name: 'Newsreader', data: await font(400), weight: 400 as const },
  { name: 'Newsreader', data: await font(500), weight: 500 as const }
]
// One list for all pictures: satori reads the fonts anew for every list it has not seen.
let fonts: ReturnType<typeof load> | undefined

const at = (path: string) => ({ params: { page: pictureOf(path).slice('/og/'.length, -'.png'.length) } })

export const getStaticPaths = (async () => {
  const guides = await getCollection('resources', ({ data }) => !data.draft)
  const entries = await getCollection('archives', ({ data }) => !data.draft)
  const own = new Map<string, Props>()
  for (const [path, { title, built }] of Object.entries(PAGES))
    if (built && isListed(path)) own.set(path, { title, kind: site.description })
  for (const { id, data } of guides) own.set(`/resources/${id}`, { title: data.title, kind: m.reading_guide() })
  for (const { id, data } of entries) {
    const { path, name } = ARCHIVES[data.subject]
    own.set(`${path}/${id.split('/').at(-1) ?? id}`, { title: data.title, kind: name })
  }
  return [...own].map(([path, props]) => ({ ...at(path), props }))
}) satisfies GetStaticPaths

/** Made at build: no page and no reader runs any of this. */
export const GET: APIRoute<Props> = async ({ props: { title, kind } }) => {
  const svg = await satori(picture(title, kind.length > 60 ? site.name : kind) as never, {
    ...PICTURE,
    fonts: await (fonts ??= load())
  })
  // Satori has drawn the letters as outlines; looking for the system's fonts would take most of the time.
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}
