import { Image } from '@tiptap/extension-image'
import { imageView } from '#ui/editor/nodes/image-view.ts'
import type { ImageViewOptions } from '#ui/editor/nodes/image-view.ts'

/**
 * A picture of the student's own files. The document holds the file's id, never an address: nothing is fetched from
 * elsewhere when a note opens.
 */
export const NoteImage = Image.extend<ImageViewOptions>({
  addOptions: () => ({
    url: () => Promise.reject(new Error('no files')),
    words: { missing: '', describe: '', card: '', read: '' }
  }),
  addAttributes: () => ({
    fileId: {
      default: null,
      parseHTML: element => element.getAttribute('data-file-id'),
      renderHTML: attributes => ({ 'data-file-id': attributes['fileId'] as string | null })
    },
    alt: { default: '' },
    width: { default: null },
    height: { default: null }
  }),
  inline: false,
  group: 'block',
  parseHTML: () => [{ tag: 'img[data-file-id]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView() {
    return imageView(this.options)
  },
  addCommands: () => ({}),
  addInputRules: () => [],
  // A picture from elsewhere becomes a link to it.
  parseMarkdown: (token, helpers) => {
    const href = typeof token['href'] === 'string' ? token['href'] : ''
    return helpers.createTextNode(token.text !== undefined && token.text !== '' ? token.text : href, [
      { type: 'link', attrs: { href } }
    ])
  },
  renderMarkdown: node => `![${(node.attrs?.['alt'] as string | undefined) ?? ''}]()`
})
