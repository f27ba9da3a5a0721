import { Extension } from '@tiptap/core'
import type { JSONContent } from '@tiptap/core'
import { Fragment, Slice } from '@tiptap/pm/model'
import type { Schema } from '@tiptap/pm/model'
import { closeHistory } from '@tiptap/pm/history'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { storableText } from '#lib/values/whole-text.ts'
import { mendBrokenWords } from '#ui/editor/paste/broken-words.ts'
import { cleanHtml } from '#ui/editor/paste/html-paste.ts'
import { looksLikeMarkdown, markdownToBlocks, remotePictures } from '#ui/editor/paste/markdown-paste.ts'
import { textToBlocks } from '#ui/editor/paste/text-paste.ts'
import { textSize } from '#ui/editor/text-size.ts'

/** A first heading of the highest rank, and what follows it: pasted into an empty note it is the title. */
export function splitTitle(slice: Slice): { readonly title: string; readonly rest: Slice } | null {
  const first = slice.content.firstChild
  const title = first?.textContent.trim() ?? ''
  if (first?.type.name !== 'heading' || first.attrs['level'] !== 1 || title === '') return null
  const rest = slice.content.cut(first.nodeSize)
  return {
    title,
    rest: new Slice(rest, rest.firstChild?.type.name === 'paragraph' ? 1 : 0, rest.childCount > 0 ? slice.openEnd : 0)
  }
}

export interface PasteOptions {
  /** Characters one note may hold. */
  characters: number
  /** The paste does not fit. Nothing was inserted; `blocks` is all of it. */
  tooLong: (blocks: JSONContent[]) => void
  /** Offered for the title; whether it was taken. */
  title: (text: string) => boolean
  picturesLeftOut: (count: number) => void
  pictures: (files: File[], position: number | null) => void
}

/** Blocks as a slice that joins the paragraph it is pasted into and leaves lists and headings whole. */
export function toSlice(schema: Schema, blocks: readonly JSONContent[]): Slice {
  const fragment = Fragment.fromArray(blocks.map(block => schema.nodeFromJSON(block)))
  const open = (name: string | undefined): number => (name === 'paragraph' ? 1 : 0)
  return new Slice(fragment, open(fragment.firstChild?.type.name), open(fragment.lastChild?.type.name))
}

/** The text as it was copied, and over it the text with whole words: one undo takes only the second away. */
function pasteInTwoSteps(view: EditorView, copied: Slice, mended: Slice): void {
  const { from, to } = view.state.selection
  const first = view.state.tr.replaceSelection(copied).setMeta('paste', true)
  const [start, end] = [first.mapping.map(from, -1), first.mapping.map(to, 1)]
  view.dispatch(first)
  view.dispatch(closeHistory(view.state.tr).replace(start, end, mended).scrollIntoView())
}

function pictureFiles(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(file => file.type.startsWith('image/'))
}

/** What happens to pasted and dropped text, Markdown, HTML and pictures. */
export const Paste = Extension.create<PasteOptions>({
  name: 'notePaste',
  addOptions: () => ({
    characters: Infinity,
    tooLong: () => undefined,
    title: () => false,
    picturesLeftOut: () => undefined,
    pictures: () => undefined
  }),
  addProseMirrorPlugins() {
    const { characters, tooLong, title, picturesLeftOut, pictures } = this.options
    /** Set while a text is pasted whose words the edge of a page had cut. */
    let mended: Slice | null = null
    return [
      new Plugin({
        key: new PluginKey('notePaste'),
        props: {
          transformPastedHTML: html => {
            mended = null
            const clean = cleanHtml(storableText(html))
            if (clean.pictures > 0) picturesLeftOut(clean.pictures)
            return clean.html
          },
          transformPastedText: text => storableText(text),
          clipboardTextParser: (text, _context, plain, view) => {
            const whole = plain ? text : mendBrokenWords(text)
            mended = null
            if (plain || !looksLikeMarkdown(text)) {
              if (whole !== text) mended = toSlice(view.state.schema, textToBlocks(whole, text))
              return toSlice(view.state.schema, textToBlocks(text))
            }
            const count = remotePictures(text)
            if (count > 0) picturesLeftOut(count)
            return toSlice(view.state.schema, markdownToBlocks(text))
          },
          handlePaste: (view, event, slice) => {
            const data = event.clipboardData
            const files = pictureFiles(data)
            // Word and spreadsheets offer a picture of their text beside the text itself.
            if (files.length > 0 && !data?.types.includes('text/html')) {
              pictures(files, null)
              return true
            }
            // A code editor's HTML is only its colours; the text is what was copied.
            if (data?.types.includes('vscode-editor-data') && !view.state.selection.$from.parent.type.spec.code)
              return view.pasteText(data.getData('text/plain'))
            const pasted = view.state.schema.topNodeType.create(null, slice.content)
            if (textSize(view.state.doc) + textSize(pasted) <= characters) {
              const split = view.state.doc.textContent === '' ? splitTitle(slice) : null
              if (mended && !split) {
                pasteInTwoSteps(view, slice, mended)
                mended = null
                return true
              }
              if (!split || !title(split.title)) return false
              view.dispatch(view.state.tr.replaceSelection(split.rest).setMeta('paste', true).scrollIntoView())
              return true
            }
            tooLong((slice.content.toJSON() as JSONContent[] | null) ?? [])
            return true
          },
          handleDrop: (view, event) => {
            const files = pictureFiles(event.dataTransfer)
            if (files.length === 0) return false
            pictures(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null)
            event.preventDefault()
            return true
          }
        }
      })
    ]
  }
})
