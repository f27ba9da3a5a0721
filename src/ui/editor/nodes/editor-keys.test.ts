import { expect, test } from 'vitest'
import { getExtensionField, resolveExtensions } from '@tiptap/core'
import { KEYS } from '#lib/keys/key-table.ts'
import { editorKey } from '#lib/keys/editor-key.ts'
import { noteExtensions } from '#ui/editor/extensions.ts'

/** `Shift-Mod-z` and `Mod-Shift-z` are one key. */
const parts = (key: string): string => key.split('-').toSorted().join('-')

test('the editor binds every key that the table says a text has', () => {
  const bound = resolveExtensions(noteExtensions()).flatMap(extension => {
    const context: Record<string, unknown> = {
      name: extension.name,
      options: extension.options,
      storage: {},
      editor: {}
    }
    const keys = getExtensionField<(() => Record<string, unknown>) | undefined>(
      extension,
      'addKeyboardShortcuts',
      context
    )
    return Object.keys(keys?.() ?? {}).map(parts)
  })
  for (const [act, [key]] of Object.entries(KEYS.writing)) expect(bound, act).toContain(parts(editorKey(key)))
})
