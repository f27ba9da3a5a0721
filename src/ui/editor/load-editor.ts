import editorSheet from '#styles/editor.css?url'
import textSheet from '#styles/note-text.css?url'
import { retry } from '#lib/async/retry.ts'
import { loadStyleSheet } from '#ui/style-sheet.ts'

const SHEETS = [editorSheet, textSheet]

/** The editor with its style sheets. Imported as they are, the sheets would stand in every tool page (Astro 7). */
export async function loadEditor(): Promise<typeof import('#ui/editor/NoteEditor.tsx').NoteEditor> {
  const sheets = Promise.all(SHEETS.map(loadStyleSheet))
  const { NoteEditor } = await retry(() => import('#ui/editor/NoteEditor.tsx'))
  await sheets
  return NoteEditor
}
