import type { APIRoute, GetStaticPaths } from 'astro'
import { getCollection } from 'astro:content'
import { ARCHIVES } from '#config/archives.ts'
import { PAGES } from '#config/pages.ts'
import { isListed, pictureOf } from '#config/shared-pages.ts'
import { site } from '#config/site.ts'
import { m } from '#messages/generated/messages.js'
import { drawnAside, type Wanted } from './_aside.ts'

type Props = Wanted & { readonly index: number }

let drawn: ReturnType<typeof drawnAside> = []

const at = (path: string) => ({ params: { page: pictureOf(path).slice('/og/'.length, -'.png'.length) } })

export const getStaticPaths = (async () => {
  const guides = await getCollection('resources', ({ data }) => !data.draft)
  const entries = await getCollection('archives', ({ data }) => !data.draft)
  const own = new Map<string, Wanted>()
  for (const [path, { title, built }] of Object.entries(PAGES))
    if (built && isListed(path)) own.set(path, { title, kind: site.description })
  for (const { id, data } of guides) own.set(`/resources/${id}`, { title: data.title, kind: m.reading_guide() })
  for (const { id, data } of entries) {
    const { path, name } = ARCHIVES[data.subject]
    own.set(`${path}/${id.split('/').at(-1) ?? id}`, { title: data.title, kind: name })
  }
  const wanted = [...own].map(([path, { title, kind }]) => ({ path, title, kind: kind.length > 60 ? site.name : kind }))
  // While somebody edits, each is drawn when it is asked for.
  if (import.meta.env.PROD) drawn = drawnAside(wanted)
  return wanted.map(({ path, title, kind }, index) => ({ ...at(path), props: { title, kind, index } }))
}) satisfies GetStaticPaths

/** Made at build: no page and no reader runs any of this. */
export const GET: APIRoute<Props> = async ({ props: { title, kind, index } }) => {
  const picture = import.meta.env.PROD ? drawn[index] : (await import('./_draw.ts')).drawPicture(title, kind)
  return new Response(await picture, { headers: { 'content-type': 'image/png' } })
}
