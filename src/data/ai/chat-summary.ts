import type { NearHeading, Passage } from '#contract/engine/ask.ts'
import type { Source } from '#contract/engine/engine.ts'
import { notesIn, type Scope } from '#data/read/chat/chat-sources.ts'
import { lectureTexts } from '#data/read/lectures/asked-lectures.ts'
import { workspace } from '#data/read/workspace.ts'
import { findInNotes } from '#data/workers/asked-notes.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { sharing } from '#domain/chat/near-to.ts'
import { outlineOf, underHeading } from '#engine/outline.ts'
import { sourceFromNote } from '#engine/source.ts'

/** Notes that are summed up at once, and of several the lines of each. */
const NOTES = 3
const LINES = 4

async function sourcesOf(ids: readonly string[]): Promise<Source[]> {
  const notes = (await Promise.all(ids.map(readNote))).flatMap(note => note ?? [])
  return [...notes, ...(await lectureTexts(workspace().db, ids))].map(sourceFromNote)
}

/** The sentences under a heading as the note stands now; nothing where the heading is gone. */
export async function sayUnder({ sourceId, heading }: NearHeading): Promise<Passage[]> {
  const [source] = await sourcesOf([sourceId])
  if (!source) return []
  return heading === '' ? outlineOf(source) : underHeading(source, heading)
}

/** Where no title has the words: the part of the notes in which they are found. */
async function byContent(about: string, noteIds: readonly string[] | undefined): Promise<Passage[]> {
  const found = await findInNotes(about, { noteIds })
  const [first] = found.passages
  const heading: NearHeading | undefined = first ?? found.headings?.[0]
  if (!heading) return []
  const under = await sayUnder(heading)
  return under.length > 0 ? under : [...found.passages]
}

/** The notes among these, or all; the newest change first. */
async function newestOf(noteIds: readonly string[] | undefined) {
  const newest = await workspace().db.summaries.orderBy('updated_at').reverse().toArray()
  const wanted = noteIds && new Set(noteIds)
  return newest.filter(({ id }) => wanted?.has(id) ?? true)
}

/** The title of the note in a scope that was changed last. */
export async function newestTitle(scope: Scope): Promise<string | null> {
  const { noteIds } = await notesIn(scope)
  return (await newestOf(noteIds)).find(({ title }) => title.trim() !== '')?.title ?? null
}

/** The notes on something, or those of the scope: their own headings and first sentences. */
export async function summaryOf(scope: Scope, about: string): Promise<Passage[]> {
  const { noteIds } = await notesIn(scope)
  const notes = await newestOf(noteIds)
  const titled = about === '' ? notes : sharing(about, notes, ({ title }) => title)
  if (titled.length === 0) return about === '' ? [] : byContent(about, noteIds)
  const sources = await sourcesOf(titled.slice(0, NOTES).map(({ id }) => id))
  const [only] = sources
  if (sources.length === 1 && only) return outlineOf(only)
  return sources.flatMap(source => outlineOf(source).slice(0, LINES))
}
