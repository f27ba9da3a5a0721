const PLAIN = /^[\x20-\x7E\s]*$/

/** Without case, accents and raised or lowered signs: "resume" finds "Résumé", and "CO2" finds "CO₂". */
export function fold(text: string): string {
  // Most texts have nothing to fold but their case.
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
}
