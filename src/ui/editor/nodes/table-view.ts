import type { NodeViewRenderer } from '@tiptap/core'

/** While a table is wider than the page it can be reached and moved sideways by keyboard, and says what it is. */
export function tableView(label: string): NodeViewRenderer {
  return ({ node, HTMLAttributes }) => {
    const dom = document.createElement('div')
    dom.className = 'tableWrapper'
    const table = dom.appendChild(document.createElement('table'))
    const contentDOM = table.appendChild(document.createElement('tbody'))
    for (const name of ['data-id', 'dir']) {
      const value: unknown = HTMLAttributes[name]
      if (typeof value === 'string') table.setAttribute(name, value)
    }
    const look = (): void => {
      const isWide = dom.scrollWidth > dom.clientWidth
      for (const [name, value] of Object.entries({ tabindex: '0', role: 'group', 'aria-label': label }))
        if (isWide) dom.setAttribute(name, value)
        else dom.removeAttribute(name)
    }
    const watcher = new ResizeObserver(look)
    watcher.observe(dom)
    watcher.observe(table)
    return {
      dom,
      contentDOM,
      update: next => next.sameMarkup(node),
      // Keys pressed on the frame move the table; pressed in a cell they are the editor's.
      stopEvent: event => event.target === dom && event instanceof KeyboardEvent,
      ignoreMutation: mutation => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
      destroy: () => watcher.disconnect()
    }
  }
}
