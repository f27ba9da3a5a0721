/** Adults read about 238 words a minute in silence (Brysbaert 2019, Journal of Memory and Language 109). */
const WORDS_PER_MINUTE = 238

/** Whole minutes to read a Markdown text, at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
