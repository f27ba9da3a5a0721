import type { APIRoute } from 'astro'
import { getCollection } from 'astro:content'
import { ARCHIVES } from '#config/archives.ts'
import { noteMarkdown } from '#lib/pages/note-markdown.ts'
import { buildIndex, type SearchPage } from '#lib/pages/search-index.ts'
import { m } from '#messages/generated/messages.js'

const headingsIn = (body: string): string[] => [...body.matchAll(/^#{2,3} (.+)$/gm)].map(([, text = '']) => text)

/** What the search page asks: fetched when somebody searches, made at build. */
export const GET: APIRoute = async () => {
  const guides = await getCollection('resources', ({ data }) => !data.draft)
  const entries = await getCollection('archives', ({ data }) => !data.draft)
  const pages: SearchPage[] = [
    ...guides.map(({ id, data, body = '' }) => ({
      path: `/resources/${id}`,
      title: data.title,
      kind: m.reading_guide(),
      description: data.description,
      headings: headingsIn(body),
      text: noteMarkdown(body)
    })),
    ...entries.map(({ id, data, body = '' }) => ({
      path: `${ARCHIVES[data.subject].path}/${id.split('/').at(-1) ?? id}`,
      title: data.title,
      kind: ARCHIVES[data.subject].name,
      description: data.description,
      headings: [...headingsIn(body), data.topic, data.skill, ...Object.keys(data.keyTerms)],
      text: `${noteMarkdown(body)} ${data.cards.map(({ front, back }) => `${front} ${back}`).join(' ')}`
    }))
  ]
  return Response.json(buildIndex(pages))
}
