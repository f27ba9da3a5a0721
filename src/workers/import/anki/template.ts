/** What a template asks of a note. */
export interface Fill {
  /** Whether a name in `{{#name}}` holds anything. */
  readonly isFull: (name: string) => boolean
  /** The HTML of `{{filter:filter:name}}`; the filter nearest to the name comes first. */
  readonly value: (name: string, filters: readonly string[]) => string
}

const TAG = /\{\{\{?([^{}]+)\}?\}\}/g

/** Anki's templates (docs.ankiweb.net, Card Templates): fields and sections. Null where a section does not end. */
export function fillTemplate(template: string, { isFull, value }: Fill): string | null {
  const open: { readonly name: string; readonly isShown: boolean }[] = []
  let html = ''
  let at = 0
  const isShown = (): boolean => open.at(-1)?.isShown ?? true
  const add = (text: string): void => {
    if (isShown()) html += text
  }
  for (const found of template.matchAll(TAG)) {
    add(template.slice(at, found.index))
    at = found.index + found[0].length
    const tag = (found[1] ?? '').trim()
    const name = tag.slice(1).trim()
    if (tag.startsWith('#')) open.push({ name, isShown: isShown() && isFull(name) })
    else if (tag.startsWith('^')) open.push({ name, isShown: isShown() && !isFull(name) })
    else if (tag.startsWith('/')) {
      if (open.pop()?.name !== name) return null
    } else if (isShown()) {
      const parts = tag.split(':').map(part => part.trim())
      add(value(parts.at(-1) ?? '', parts.slice(0, -1).toReversed()))
    }
  }
  add(template.slice(at))
  return open.length > 0 ? null : html
}
