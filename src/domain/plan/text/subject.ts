export interface KnownSubject {
  readonly id: string
  readonly name: string
}

/** Short names by which students write their subjects. */
const SHORT: Readonly<Record<string, string>> = {
  calc: 'math',
  maths: 'math',
  math: 'math',
  bio: 'biology',
  chem: 'chemistry',
  phys: 'physics',
  econ: 'economics',
  hist: 'history',
  geo: 'geography',
  lit: 'literature',
  eng: 'english',
  psych: 'psychology',
  cs: 'computer'
}

/** A subject whose name, first word, or usual short form stands in the line. */
export function readSubject(text: string, subjects: readonly KnownSubject[]): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const lower = text.toLowerCase()
  const whole = subjects.find(({ name }) => lower.includes(name.toLowerCase()))
  if (whole) return whole.id
  const meant = (word: string): string => SHORT[word] ?? word
  return (
    subjects.find(({ name }) => {
      const first = name.toLowerCase().match(/\p{L}+/u)?.[0] ?? ''
      return words.some(word => meant(word).length > 2 && (first === word || first.startsWith(meant(word))))
    })?.id ?? null
  )
}
