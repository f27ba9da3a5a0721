import type { Node } from '@tiptap/pm/model'

/** Characters a piece of a note takes of its limit: its text, its maths, its descriptions, one a line. */
export function textSize(root: Node): number {
  let size = 0
  root.descendants(node => {
    if (node.isText) size += node.text?.length ?? 0
    else if (node.isLeaf) size += String(node.attrs['latex'] ?? node.attrs['alt'] ?? '').length + 1
    else if (node.isTextblock) size += 1
    return true
  })
  return size
}
