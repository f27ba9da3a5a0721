const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The plain text of a mail, from its HTML: the library's own text holds a link that we do not use. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<(head|style|script)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gi, '$2:\n$1')
    .replaceAll(/<(br|\/p|\/h[1-6]|\/div|\/li|\/tr)\b[^>]*>/gi, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
