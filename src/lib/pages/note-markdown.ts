const FIGURE = /<figure\b[\s\S]*?<\/figure>/g
const CAPTION = /<figcaption\b[^>]*>([\s\S]*?)<\/figcaption>/
const TAG = /<\/?[a-z][^>]*>/g

/** A page's Markdown as a note can hold it: a drawing leaves its caption, a line break its place, other tags nothing. */
export function noteMarkdown(page: string): string {
  return page
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(FIGURE, figure => {
      const caption = CAPTION.exec(figure)?.[1]?.replaceAll(TAG, '').replaceAll(/\s+/g, ' ').trim()
      return caption ? `*${caption}*` : ''
    })
    .replaceAll(/<svg\b[\s\S]*?<\/svg>/g, '')
    .replaceAll(/<br\s*\/?>/g, ' ')
    .replaceAll(TAG, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
