import type { NodeViewRenderer } from '@tiptap/core'

export interface ImageViewOptions {
  /** An address on this device for a file's bytes. */
  url: (fileId: string) => Promise<string>
  words: { missing: string; describe: string }
}

/** The picture with its description below, a plain field: words for those who cannot see it, and for search. */
export function imageView(options: ImageViewOptions): NodeViewRenderer {
  return ({ node, getPos, view, HTMLAttributes }) => {
    const dom = document.createElement('figure')
    dom.className = 'note-image'
    for (const name of ['data-id', 'data-file-id']) {
      const value: unknown = HTMLAttributes[name]
      if (typeof value === 'string') dom.setAttribute(name, value)
    }
    const picture = document.createElement('img')
    const words = document.createElement('input')
    words.className = 'describe'
    words.setAttribute('aria-label', options.words.describe)
    words.placeholder = options.words.describe
    words.maxLength = 500
    const missing = document.createElement('p')
    missing.className = 'hint'
    missing.textContent = options.words.missing
    missing.hidden = true
    dom.append(picture, missing, words)
    const fail = (): void => {
      picture.hidden = true
      missing.hidden = false
    }
    const show = (attributes: Record<string, unknown>): void => {
      const { alt, width, height } = attributes
      picture.alt = typeof alt === 'string' ? alt : ''
      if (words.value !== picture.alt) words.value = picture.alt
      if (typeof width === 'number') picture.width = width
      if (typeof height === 'number') picture.height = height
    }
    picture.addEventListener('error', fail)
    words.addEventListener('change', () => {
      const position = getPos()
      if (position !== undefined) view.dispatch(view.state.tr.setNodeAttribute(position, 'alt', words.value))
    })
    show(node.attrs)
    const fileId: unknown = node.attrs['fileId']
    if (typeof fileId === 'string') options.url(fileId).then(address => (picture.src = address), fail)
    else fail()
    return {
      dom,
      update: next => {
        if (next.type !== node.type || next.attrs['fileId'] !== fileId) return false
        show(next.attrs)
        return true
      },
      stopEvent: event => event.target === words,
      ignoreMutation: () => true
    }
  }
}
