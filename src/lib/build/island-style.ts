/** The rule that Astro writes before the first island of a page. HTML has `style` in the head only. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/

/** The same document with that rule in its head. */
export function styleToHead(html: string): string {
  const [style] = ISLAND_STYLE.exec(html) ?? []
  return style === undefined ? html : html.replace(style, '').replace('</head>', `${style}</head>`)
}
