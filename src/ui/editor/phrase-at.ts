import type { EditorState } from '@tiptap/pm/state'

/** Words selected in a note, and the block they begin in. */
export interface SelectedWords {
  readonly blockId: string
  readonly words: string
}

/** More is no answer to one question. */
export const LONGEST_PHRASE = 500

/** What is selected, if a card could be made of it. Of the editor's own state: a press on a phone ends the page's selection. */
export function phraseAt({ doc, selection }: EditorState): SelectedWords | null {
  if (selection.empty || selection.to - selection.from > 4 * LONGEST_PHRASE) return null
  const words = doc.textBetween(selection.from, selection.to, ' ').replaceAll(/\s+/g, ' ').trim()
  if (words === '' || words.length > LONGEST_PHRASE) return null
  const { $from } = selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const id: unknown = $from.node(depth).attrs['id']
    if (typeof id === 'string') return { blockId: id, words }
  }
  return null
}
