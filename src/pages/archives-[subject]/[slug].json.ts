import type { APIRoute, GetStaticPaths } from 'astro'
import { getCollection, type CollectionEntry } from 'astro:content'
import { noteMarkdown } from '#lib/pages/note-markdown.ts'

interface Props {
  readonly entry: CollectionEntry<'archives'>
}

export const getStaticPaths = (async () => {
  const entries = await getCollection('archives', ({ data }) => !data.draft)
  return entries.map(entry => ({
    params: { subject: entry.data.subject, slug: entry.id.split('/').at(-1) },
    props: { entry }
  }))
}) satisfies GetStaticPaths

/** What "Study this" puts into the workspace: the note as Markdown, and its cards. */
export const GET: APIRoute<Props> = ({ props: { entry } }) =>
  Response.json({
    title: entry.data.title,
    subject: entry.data.subject,
    markdown: noteMarkdown(entry.body ?? ''),
    cards: entry.data.cards
  })
