const VECTOR = String.raw`\[[^[\]]+\]`
const DOT = new RegExp(`(${VECTOR})\\s*[·•⋅]\\s*(${VECTOR})`, 'gu')
const CROSS = new RegExp(`(${VECTOR})\\s*×\\s*(${VECTOR})`, 'gu')

/** Products of vectors are two, told apart by their sign; det needs no bracket around a matrix. */
export const withProducts = (text: string): string =>
  text
    .replaceAll(DOT, 'dot($1, $2)')
    .replaceAll(CROSS, 'cross($1, $2)')
    .replaceAll(/\bdet\s*(\[\s*\[[^()]*\]\s*\])/gu, 'det($1)')
