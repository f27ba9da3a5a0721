import { Node, wrappingInputRule } from '@tiptap/core'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    callout: { toggleCallout: () => ReturnType }
  }
}

/** A point worth remembering, set apart. `> [!NOTE]` in Markdown. */
export const Callout = Node.create<{ label: string }>({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addOptions: () => ({ label: '' }),
  parseHTML: () => [{ tag: 'aside' }, { tag: 'div[data-callout]' }],
  renderHTML({ HTMLAttributes }) {
    return ['div', { ...HTMLAttributes, 'data-callout': '', role: 'group', 'aria-label': this.options.label }, 0]
  },
  addCommands() {
    return {
      toggleCallout:
        () =>
        ({ commands }) =>
          commands.toggleWrap(this.name)
    }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^!!!\s$/, type: this.type })]
  },
  markdownTokenName: 'callout',
  markdownTokenizer: {
    name: 'callout',
    level: 'block',
    start: source => source.search(/^>\s*\[!/m),
    tokenize(source, _tokens, lexer) {
      const match = /^>\s*\[!\w+\][^\n]*(?:\n>[^\n]*)*/.exec(source)
      if (!match) return undefined
      const inner = match[0].replaceAll(/^>[ \t]?/gm, '').replace(/^\[!\w+\][ \t]*\n?/, '')
      return { type: 'callout', raw: match[0], text: inner, tokens: lexer.blockTokens(inner) }
    }
  },
  parseMarkdown: (token, helpers) => helpers.createNode('callout', {}, helpers.parseChildren(token.tokens ?? [])),
  renderMarkdown: (node, helpers) =>
    `[!NOTE]\n${helpers.renderChildren(node.content ?? [], '\n\n')}`
      .split('\n')
      .map(line => `> ${line}`.trimEnd())
      .join('\n')
})
