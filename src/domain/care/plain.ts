/** Lower case, one kind of apostrophe and none of it left ("I'm" and "im" are one), spaces single. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘`]/g, '')
    .replaceAll(/[-‐‑]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Words between double quotation marks are somebody else's, unless there are no others. */
export function ownWords(text: string): string {
  const own = text.replaceAll(/"[^"\n]{1,600}"|“[^”\n]{1,600}”|«[^»\n]{1,600}»/g, ' … ')
  return /\p{L}/u.test(own) ? own : text
}
