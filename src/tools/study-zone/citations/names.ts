export interface Name {
  /** An organisation, or a name that was typed without a comma, has only this. */
  readonly family: string
  readonly given: string
}

/** One name a line, "Family, Given"; a line without a comma is taken as it stands. */
export function namesOf(text: string | undefined): Name[] {
  return (text ?? '')
    .replaceAll(/[\uE000\uE001]/g, '')
    .split(/\n|;/)
    .map(line => line.replaceAll(/\s+/g, ' ').trim())
    .filter(line => line !== '' && line !== ',')
    .map(line => {
      const at = line.indexOf(',')
      return at < 0
        ? { family: line, given: '' }
        : { family: line.slice(0, at).trim(), given: line.slice(at + 1).trim() }
    })
}

export const natural = ({ family, given }: Name): string => (given === '' ? family : `${given} ${family}`)
const inverted = ({ family, given }: Name): string => (given === '' ? family : `${family}, ${given}`)

/** "A", "A and B", "A, B, and C". */
function joined(names: readonly string[], and: string): string {
  if (names.length < 3) return names.join(` ${and} `)
  return `${names.slice(0, -1).join(', ')}, ${and} ${names.at(-1) ?? ''}`
}

/** Of a list of works: the first name turned round. MLA 9 shortens from three on, Chicago 18 from seven on to three. */
export function listNames(names: readonly Name[], style: 'mla' | 'chicago'): string {
  const [first] = names
  if (!first) return ''
  const most = style === 'mla' ? 2 : 6
  const shown = names.length > most ? names.slice(0, style === 'mla' ? 1 : 3) : names
  const words = shown.map((name, index) => (index === 0 ? inverted(name) : natural(name)))
  if (names.length > most) return `${words.join(', ')}, et al.`
  return words.length === 2 ? words.join(', and ') : joined(words, 'and')
}

/** In running text: up to two names, or three as `most` says, the first alone beyond that. */
export function runningNames(names: readonly Name[], most = 2): string {
  if (names.length > most) return `${names[0] ? natural(names[0]) : ''} et al.`
  return joined(names.map(natural), 'and')
}

/** "John Lewis" to "J. L.", "Jean-Paul" to "J.-P.". */
function initials(given: string): string {
  return given
    .split(' ')
    .map(part =>
      part
        .split('-')
        .map(one => /^./u.exec(one)?.[0] ?? '')
        .filter(letter => letter !== '')
        .map(letter => `${letter.toLocaleUpperCase('en')}.`)
        .join('-')
    )
    .join(' ')
}

const apaName = ({ family, given }: Name): string => (given === '' ? family : `${family}, ${initials(given)}`)
export const apaEditor = ({ family, given }: Name): string => (given === '' ? family : `${initials(given)} ${family}`)

/** APA 7: up to twenty names; of more, nineteen and the last. */
export function apaNames(names: readonly Name[]): string {
  const words = names.map(apaName)
  if (words.length > 20) return `${words.slice(0, 19).join(', ')}, … ${words.at(-1) ?? ''}`
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')}, & ${words.at(-1) ?? ''}`
}

/** In brackets within the text, family names alone. */
export function shortNames(names: readonly Name[], and: 'and' | '&'): string {
  const [first, second] = names
  if (!first) return ''
  if (names.length > 2) return `${first.family} et al.`
  return second ? `${first.family} ${and} ${second.family}` : first.family
}
