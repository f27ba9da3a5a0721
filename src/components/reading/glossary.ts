/** Marks the first place where each term of the glossary stands in the text, as a button that opens its meaning. */
export function markTerms(html: string, glossary: Readonly<Record<string, string>>): string {
  return Object.keys(glossary).reduce((marked, term, index) => {
    // Only inside running text: after a '>' and outside headings, links, buttons and formulas.
    // '<p' must not match the '<path' of a drawing.
    const pattern = new RegExp(
      `(<(?:p|li|td)(?=[\\s>])[^>]*>(?:(?!</(?:p|li|td)>)[\\s\\S])*?)\\b(${escaped(term)})\\b(?![^<]*>)(?![^<]*</(?:a|button|math|code))`,
      'i'
    )
    return marked.replace(pattern, `$1<button type="button" class="term" popovertarget="term-${index}">$2</button>`)
  }, html)
}

function escaped(term: string): string {
  return term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
