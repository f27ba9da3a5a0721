import { strToU8, zipSync } from 'fflate'
import { site } from '#config/site.ts'
import type { ExportParts } from '#data/write/export.ts'
import { log } from '#lib/log.ts'
import { fileName } from '#lib/values/file-name.ts'
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

/** The notes as Markdown, by subject; two of one title are told apart by a number. */
export function notesAsMarkdown({ notes = [], subjects = [] }: ExportParts): Record<string, string> {
  const names = new Map(subjects.map(({ id, name }) => [id, name]))
  const files: Record<string, string> = {}
  for (const note of notes.filter(({ deletedAt }) => deletedAt === null)) {
    const subject = note.subjectId === null ? undefined : names.get(note.subjectId)
    const base = `notes/${subject === undefined ? '' : `${fileName(subject, 'subject')}/`}${fileName(note.title, 'note')}`
    let path = `${base}.md`
    for (let count = 2; path in files; count += 1) path = `${base}-${count}.md`
    try {
      files[path] = withFrontMatter(note, subject)
    } catch (error) {
      // One note that cannot be written must not keep the rest back; the JSON has it.
      log('export', error)
    }
  }
  return files
}

/** The JSON, which holds everything, and beside it the notes for people and other programs. */
export function zipOf(json: string, parts: ExportParts): Uint8Array<ArrayBuffer> {
  const files = { 'README.txt': m.settings_export_readme(), [`${site.slug}.json`]: json, ...notesAsMarkdown(parts) }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    level: 6
  })
}
