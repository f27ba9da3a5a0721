import editorSheet from '#styles/editor.css?url'
import textSheet from '#styles/note-text.css?url'
import { retry } from '#lib/async/retry.ts'
import { loadStyleSheet } from '#ui/style-sheet.ts'

/** The field for one formula without the editor around it, with its style sheets. */
export async function loadMathField(): Promise<typeof import('#ui/editor/MathField.tsx').MathField> {
  const sheets = Promise.all([editorSheet, textSheet].map(loadStyleSheet))
  const { MathField } = await retry(() => import('#ui/editor/MathField.tsx'))
  await sheets
  return MathField
}
