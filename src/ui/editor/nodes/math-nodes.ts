import { InputRule, Node } from '@tiptap/core'
import { mathView, type EditMath } from '#ui/editor/nodes/math-view.ts'

interface MathOptions {
  /** Opens the LaTeX field for the formula at `position`. */
  edit: EditMath
  /** What a screen reader calls a formula: its LaTeX in words around it. */
  label: (latex: string) => string
}

const options = (): MathOptions => ({ edit: () => undefined, label: latex => latex })
const latex = {
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute('data-latex') ?? '',
  renderHTML: (attributes: Record<string, unknown>) => ({ 'data-latex': attributes['latex'] as string })
}

/** `$x^2$` in a line. */
export const InlineMath = Node.create<MathOptions>({
  name: 'inlineMath',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: options,
  addAttributes: () => ({ latex }),
  parseHTML: () => [{ tag: 'span[data-latex]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
  renderText: ({ node }) => `$${node.attrs['latex'] as string}$`,
  addNodeView() {
    return mathView(this.options, false)
  },
  addInputRules() {
    return [
      new InputRule({
        // A digit after the closing sign means money, as in Pandoc's rule.
        find: /(?<!\$)\$(?!\s)([^$\n]*[^$\s\\])\$$/,
        handler: ({ state, range, match }) => {
          state.tr.replaceWith(range.from, range.to, this.type.create({ latex: match[1] }))
        }
      })
    ]
  },
  markdownTokenName: 'inlineMath',
  markdownTokenizer: {
    name: 'inlineMath',
    level: 'inline',
    start: '$',
    tokenize(source) {
      const match = /^\$(?![\s$])((?:\\.|[^$\\\n])*?[^\s\\$]|[^\s\\$])\$(?!\d)/.exec(source)
      return match ? { type: 'inlineMath', raw: match[0], text: match[1] ?? '' } : undefined
    }
  },
  parseMarkdown: (token, helpers) => helpers.createNode('inlineMath', { latex: token.text ?? '' }),
  renderMarkdown: node => `$${(node.attrs?.['latex'] as string | undefined) ?? ''}$`
})

/** A formula on a line of its own: `$$`. */
export const BlockMath = Node.create<MathOptions>({
  name: 'blockMath',
  group: 'block',
  atom: true,
  addOptions: options,
  addAttributes: () => ({ latex }),
  parseHTML: () => [{ tag: 'div[data-latex]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  renderText: ({ node }) => `$$${node.attrs['latex'] as string}$$`,
  addNodeView() {
    return mathView(this.options, true)
  },
  markdownTokenName: 'blockMath',
  markdownTokenizer: {
    name: 'blockMath',
    level: 'block',
    // Two formulas of a line may touch: `$a$$b$`.
    start: source => source.search(/(?<!\S)\$\$/),
    tokenize(source) {
      const match = /^\$\$\s*([^$]+?)\s*\$\$[ \t]*(?:\n|$)/.exec(source)
      return match ? { type: 'blockMath', raw: match[0], text: match[1] ?? '' } : undefined
    }
  },
  parseMarkdown: (token, helpers) => helpers.createNode('blockMath', { latex: token.text ?? '' }),
  renderMarkdown: node => `$$\n${(node.attrs?.['latex'] as string | undefined) ?? ''}\n$$`
})
