import { Mark, markInputRule } from '@tiptap/core'
import { KEYS } from '#lib/keys/key-table.ts'
import { editorKey } from '#lib/keys/editor-key.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    highlight: { toggleHighlight: () => ReturnType }
  }
}

/** The highlighter of the exam booklet. `==words==` in Markdown. */
export const Highlight = Mark.create({
  name: 'highlight',
  parseHTML: () => [{ tag: 'mark' }],
  renderHTML: () => ['mark', 0],
  addCommands() {
    return {
      toggleHighlight:
        () =>
        ({ commands }) =>
          commands.toggleMark(this.name)
    }
  },
  addInputRules() {
    return [markInputRule({ find: /(?:^|\s)(==(?!\s)([^=]+)==)$/, type: this.type })]
  },
  addKeyboardShortcuts() {
    return { [editorKey(KEYS.writing.highlight[0])]: () => this.editor.commands.toggleHighlight() }
  },
  markdownTokenName: 'highlight',
  markdownTokenizer: {
    name: 'highlight',
    level: 'inline',
    start: '==',
    tokenize(source, _tokens, lexer) {
      const match = /^==(?=\S)((?:\\[^\n]|[^\\\n])*?(?:\\[^\n]|[^\s\\]))==/.exec(source)
      if (!match?.[1]) return undefined
      return { type: 'highlight', raw: match[0], text: match[1], tokens: lexer.inlineTokens(match[1]) }
    }
  },
  parseMarkdown: (token, helpers) => helpers.applyMark('highlight', helpers.parseInline(token.tokens ?? [])),
  renderMarkdown: (node, helpers) => `==${helpers.renderChildren(node.content ?? [])}==`
})
