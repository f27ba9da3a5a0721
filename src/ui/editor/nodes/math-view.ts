import type { NodeViewRenderer } from '@tiptap/core'
import { renderMath } from '#ui/maths/katex-render.ts'

export type EditMath = (position: number, element: HTMLElement) => void

/** A formula as a button: Enter or a click opens its LaTeX. */
export function mathView(
  options: { edit: EditMath; label: (latex: string) => string },
  display: boolean
): NodeViewRenderer {
  return ({ node, getPos, HTMLAttributes }) => {
    const dom = document.createElement(display ? 'div' : 'span')
    for (const [name, value] of Object.entries(HTMLAttributes))
      if (value !== null) dom.setAttribute(name, String(value))
    dom.className = display ? 'math block' : 'math'
    const face = document.createElement('button')
    face.type = 'button'
    face.contentEditable = 'false'
    // A picture to a screen reader: its name is the LaTeX, its glyphs are not read one by one.
    const glyphs = document.createElement('span')
    glyphs.setAttribute('role', 'img')
    face.append(glyphs)
    dom.append(face)
    const show = (latex: string): void => {
      dom.dataset['latex'] = latex
      glyphs.setAttribute('aria-label', options.label(latex))
      void renderMath(latex, glyphs, display).then(outcome => {
        dom.dataset['state'] = outcome.kind
      })
    }
    const open = (): void => {
      const position = getPos()
      if (position !== undefined) options.edit(position, face)
    }
    face.addEventListener('click', open)
    show(node.attrs['latex'] as string)
    return {
      dom,
      update: next => {
        if (next.type !== node.type) return false
        show(next.attrs['latex'] as string)
        return true
      },
      stopEvent: event => event.type === 'click' || event.type === 'keydown',
      ignoreMutation: () => true,
      destroy: () => face.removeEventListener('click', open)
    }
  }
}
