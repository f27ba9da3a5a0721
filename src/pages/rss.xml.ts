import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { getCollection } from 'astro:content'
import { site as brand } from '#config/site.ts'
import { m } from '#messages/generated/messages.js'

export const GET: APIRoute = async ({ site }) => {
  const guides = await getCollection('resources', ({ data }) => !data.draft)
  const newestFirst = guides.sort((one, other) => other.data.reviewed.getTime() - one.data.reviewed.getTime())
  return rss({
    title: `${m.reading_resources_title()} · ${brand.name}`,
    description: m.reading_resources_description(),
    site: site ?? brand.origin,
    trailingSlash: false,
    customData: `<language>${brand.locale.toLowerCase()}</language>`,
    items: newestFirst.map(({ id, data }) => ({
      title: data.title,
      description: data.description,
      pubDate: data.reviewed,
      link: `/resources/${id}`
    }))
  })
}
