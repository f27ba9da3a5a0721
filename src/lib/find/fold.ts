/** Without case, accents and raised or lowered signs: "resume" finds "Résumé", and "CO2" finds "CO₂". */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
}
