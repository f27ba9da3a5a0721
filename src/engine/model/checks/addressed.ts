/** Marks of chat templates, tags of made-up boundaries, comments nobody sees. */
const TEMPLATE =
  /<\|[\w-]+\|>|\[\/?INST\]|<<\/?SYS>>|<!--|<!doctype|<\/?(?:source|sources|answer|system|instructions?|verdict|assistant)>|\[\/?block\b|"role"\s*:|\b(?:begin|end) (?:of )?(?:trusted|the notes|study material|system)/i
/** Whoever is spoken to here is no student. */
const SPEAKER =
  /(?:^|\n)\s*(?:system|assistant|developer|marker|developer message)\b[^.\n]{0,30}:|\b(?:the|for|dear|to the) (?:assistant|chatbot|language model|AI model)\b|\bassistant,|\bAPI key\b|\b(?:system|your|my) (?:prompt|instructions)\b|\bcall(?:ed)? \w+_\w+\b/i
/** Orders about what such a program makes or has been told. */
const ORDER =
  /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,30}\b(?:instructions?|prompt|rules|notes?|file|scheme|policy)\b|\b(?:make|add|create|generate|output|write|put)\b[^.\n]{0,40}\b(?:flash)?cards?\b|\b(?:tell|send) (?:the )?students?\b|\b(?:every|each|new) (?:quiz item|card)s?\b/i

/** Words of hidden text, as tag characters carry it. */
const unveiled = (text: string): string =>
  text.replace(/[\u{e0020}-\u{e007e}]/gu, sign => String.fromCodePoint((sign.codePointAt(0) ?? 0xe0020) - 0xe0000))

/**
 * The text speaks to a program and not to a student: no note has a fact there. English and the usual templates only;
 * the other checks do not rest on this one.
 */
export function isAddressed(text: string): boolean {
  const plain = unveiled(text.normalize('NFKC')).replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
  return TEMPLATE.test(plain) || SPEAKER.test(plain) || ORDER.test(plain)
}
