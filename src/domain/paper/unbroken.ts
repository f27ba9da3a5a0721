const THOUSANDS = /(\d) (?=\d{3}(?!\d))/g
/** A word so short is a unit, or loses nothing by staying with its number. */
const UNIT = /(\d) (?=[\p{L}°%]{1,3}[⁻⁰¹²³⁴-⁹]*(?![\p{L}\d]))/gu
/** "m s⁻¹" */
const NEXT_UNIT = / (?=\p{L}{1,3}⁻[⁰¹²³⁴-⁹]+)/gu

/** A number and its unit, and the groups of a long number, stay on one line. */
export const unbroken = (text: string): string =>
  text.replaceAll(THOUSANDS, '$1\u00a0').replaceAll(UNIT, '$1\u00a0').replaceAll(NEXT_UNIT, '\u00a0')
