import { Mark } from '@tiptap/core'
import { KEYS } from '#lib/keys/key-table.ts'
import { editorKey } from '#lib/keys/editor-key.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    superscript: { toggleSuperscript: () => ReturnType }
    subscript: { toggleSubscript: () => ReturnType }
  }
}

/** `<sup>8</sup>` in Markdown too: the one form that every Markdown reader shows raised. */
function scriptMark(name: 'superscript' | 'subscript', tag: 'sup' | 'sub', key: string, command: string): Mark {
  return Mark.create({
    name,
    excludes: name === 'superscript' ? 'subscript' : 'superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addCommands() {
      return {
        [command]:
          () =>
          ({ commands }: { commands: { toggleMark: (name: string) => boolean } }) =>
            commands.toggleMark(this.name)
      }
    },
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(this.name) }
    },
    markdownTokenName: name,
    markdownTokenizer: {
      name,
      level: 'inline',
      start: `<${tag}>`,
      tokenize(source, _tokens, lexer) {
        const match = new RegExp(`^<${tag}>([^<\\n]+)</${tag}>`).exec(source)
        if (!match?.[1]) return undefined
        return { type: name, raw: match[0], text: match[1], tokens: lexer.inlineTokens(match[1]) }
      }
    },
    parseMarkdown: (token, helpers) => helpers.applyMark(name, helpers.parseInline(token.tokens ?? [])),
    renderMarkdown: (node, helpers) => `<${tag}>${helpers.renderChildren(node.content ?? [])}</${tag}>`
  })
}

/** Raised: powers, charges, ordinals. The keys are Google Docs' and Word's. */
export const Superscript = scriptMark('superscript', 'sup', editorKey(KEYS.writing.raised[0]), 'toggleSuperscript')

/** Lowered: formulas of chemistry, indices. */
export const Subscript = scriptMark('subscript', 'sub', editorKey(KEYS.writing.lowered[0]), 'toggleSubscript')
