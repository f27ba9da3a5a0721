const adopted = new Set<string>()

/**
 * The styles of a part, which come and go with its script. A sheet imported as it is would stand in the head of every
 * page of the tools (Astro 7), and one that is fetched would let the part be seen without it. Constructed sheets are not
 * inline styles to a content security policy; the layers are those of styles/base.css.
 */
export function adoptStyles(css: string): void {
  if (typeof document === 'undefined' || adopted.has(css)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
