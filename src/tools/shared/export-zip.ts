import { strToU8, zipSync } from 'fflate'
import { site } from '#config/site.ts'
import type { ExportParts } from '#data/write/export.ts'
import { cardsCsv, csvCards } from '#domain/import/cards-csv.ts'
import { log } from '#lib/log.ts'
import { fileName } from '#lib/values/file-name.ts'
import { momentWords } from '#lib/values/moment-words.ts'
import { m } from '#messages/generated/messages.js'
import { markdownOf } from '#ui/editor/markdown-of.ts'

type Note = NonNullable<ExportParts['notes']>[number]

/** Strings of JSON are strings of YAML too (YAML 1.2, 1.3). */
function withFrontMatter(note: Note, subject: string | undefined): string {
  const facts = {
    id: note.id,
    title: note.title,
    subject,
    tags: note.tags,
    ...(note.pinned && { pinned: true }),
    updated: note.updatedAt
  }
  const lines = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n${markdownOf(note.doc)}\n`
}

function freePath(files: Readonly<Record<string, string>>, base: string): string {
  let path = `${base}.md`
  for (let count = 2; path in files; count += 1) path = `${base}-${count}.md`
  return path
}

/** The notes as Markdown, by subject; two of one title are told apart by a number. */
export function notesAsMarkdown({ notes = [], subjects = [] }: ExportParts): Record<string, string> {
  const names = new Map(subjects.map(({ id, name }) => [id, name]))
  const files: Record<string, string> = {}
  for (const note of notes.filter(({ deletedAt }) => deletedAt === null)) {
    const subject = note.subjectId === null ? undefined : names.get(note.subjectId)
    const base = `notes/${subject === undefined ? '' : `${fileName(subject, 'subject')}/`}${fileName(note.title, 'note')}`
    const path = freePath(files, base)
    try {
      files[path] = withFrontMatter(note, subject)
    } catch (error) {
      // One note that cannot be written must not keep the rest back; the JSON has it.
      log('export', error)
    }
  }
  return files
}

/** The conversations as they went, every branch in the order of time. */
function conversationsAsMarkdown({ threads = [], turns = [] }: ExportParts): Record<string, string> {
  const files: Record<string, string> = {}
  for (const thread of threads.filter(({ deletedAt }) => deletedAt === null)) {
    const said = turns
      .filter(({ threadId, deletedAt }) => threadId === thread.id && deletedAt === null)
      .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
      .map(({ role, text, createdAt }) => {
        const words = text === '' ? m.settings_export_unsaid() : text
        return `## ${role === 'student' ? m.chat_you() : m.chat_tutor()}, ${momentWords(createdAt)}\n\n${words}`
      })
    files[freePath(files, `conversations/${fileName(thread.title, 'conversation')}`)] =
      `${[`# ${thread.title}`, ...said].join('\n\n')}\n`
  }
  return files
}

function cardsAsCsv({ cards = [], subjects = [], topics = [] }: ExportParts): Record<string, string> {
  const names = new Map([...subjects, ...topics].map(({ id, name }) => [id, name]))
  const living = cards.filter(({ deletedAt }) => deletedAt === null)
  return living.length === 0 ? {} : { 'cards.csv': cardsCsv(csvCards(living, names)) }
}

/** The JSON, which holds everything, and beside it the notes and conversations for people and other programs. */
export function zipOf(json: string, parts: ExportParts): Uint8Array<ArrayBuffer> {
  const files = {
    'README.txt': m.settings_export_readme(),
    [`${site.slug}.json`]: json,
    ...notesAsMarkdown(parts),
    ...conversationsAsMarkdown(parts),
    ...cardsAsCsv(parts)
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    level: 6
  })
}
