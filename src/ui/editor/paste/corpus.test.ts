// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { Editor } from '@tiptap/core'
import { MarkdownManager } from '@tiptap/markdown'
import { afterEach, expect, test, vi } from 'vitest'
import { noteExtensions } from '#ui/editor/extensions.ts'
import { Paste } from '#ui/editor/paste/paste.ts'

/**
 * One file a paste, as the program puts it on the clipboard (.html, or .txt where it offers only text), and beside it,
 * as Markdown, the note that must come of it. `npx vitest -u` writes what comes out now: read it before it is kept.
 */
const FOLDER = 'tests/fixtures/paste/'
const labels = { formula: String, task: String, callout: '', table: '', placeholder: '' }
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {
      return undefined
    }
    disconnect() {
      return undefined
    }
  }
)
let editor: Editor | undefined

afterEach(() => editor?.destroy())

function clipboard(file: string) {
  const text = readFileSync(FOLDER + file, 'utf8')
  const type = file.endsWith('.html') ? 'text/html' : 'text/plain'
  return { types: [type], files: [], getData: (asked: string) => (asked === type ? text : '') }
}

function pasted(file: string): string {
  const extensions = [...noteExtensions({ labels }), Paste.configure({ characters: 100_000 })]
  editor = new Editor({
    element: document.body,
    extensions,
    content: '<p>.</p>',
    // There is no layout to scroll.
    editorProps: { handleScrollToSelection: () => true }
  })
  editor.commands.selectAll()
  const event = new Event('paste', { bubbles: true, cancelable: true })
  editor.view.dom.dispatchEvent(Object.assign(event, { clipboardData: clipboard(file) }))
  return `${new MarkdownManager({ extensions }).serialize(editor.getJSON()).trim()}\n`
}

test.each(globSync('*/*.{html,txt}', { cwd: FOLDER }).sort())('%s', async file => {
  await expect(pasted(file)).toMatchFileSnapshot(`../../../../${FOLDER}${file}.golden`)
})
