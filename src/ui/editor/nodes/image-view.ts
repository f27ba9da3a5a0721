import type { NodeViewRenderer } from '@tiptap/core'

/** A picture as it stands in a note. */
export interface Figure {
  readonly blockId: string
  readonly fileId: string
  /** Its description. */
  readonly alt: string
  readonly width: number | null
  readonly height: number | null
}

export interface ImageViewOptions {
  /** An address on this device for a file's bytes. */
  url: (fileId: string) => Promise<string>
  words: { missing: string; describe: string; card: string; read: string }
  /** Makes a card of the picture; without it there is no such button. */
  onCard?: (figure: Figure) => void
  /** Reads the printed words of the picture; without it there is no such button. */
  onRead?: (figure: Figure) => void
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const size = (value: unknown): number | null => (typeof value === 'number' && value >= 1 ? Math.round(value) : null)

function actButton(words: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'put-on-card'
  button.textContent = words
  button.addEventListener('click', press)
  return button
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
    let last = node.attrs
    if (typeof fileId === 'string') {
      const figure = (): Figure => ({
        blockId: text(last['id']),
        fileId,
        alt: words.value,
        width: size(last['width']),
        height: size(last['height'])
      })
      const acts = [
        [options.words.card, options.onCard],
        [options.words.read, options.onRead]
      ] as const
      for (const [name, act] of acts) if (act) dom.append(actButton(name, () => act(figure())))
    }
    if (typeof fileId === 'string') options.url(fileId).then(address => (picture.src = address), fail)
    else fail()
    return {
      dom,
      update: next => {
        if (next.type !== node.type || next.attrs['fileId'] !== fileId) return false
        last = next.attrs
        show(last)
        return true
      },
      stopEvent: event => event.target === words || event.target instanceof HTMLButtonElement,
      ignoreMutation: () => true
    }
  }
}
