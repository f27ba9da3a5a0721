/** WordNet's files of meanings (lexnames(5WN)): acts, thoughts, writings and languages, events, groups, times, and adjectives of them. */
const KINDS = new Set(['01', '04', '09', '10', '11', '14', '28'])

/**
 * Words that WordNet never writes small, such as "Zen" and "Lent". Without people, places, plants, animals and goods:
 * most of those are too rare in notes for the room they take.
 */
export function capitalWords(read: (name: string) => string): string[] {
  const small = new Set<string>()
  const large = new Set<string>()
  for (const name of ['data.noun', 'data.verb', 'data.adj', 'data.adv'])
    for (const line of read(name).split('\n')) {
      const [offset = '', kind = '', , count = '', ...rest] = line.split(' ')
      if (!/^\d{8}$/.test(offset)) continue
      for (let at = 0; at < parseInt(count, 16); at += 1) {
        const word = (rest[2 * at] ?? '').replace(/\(.*\)$/, '')
        if (/^[a-z]+$/.test(word)) small.add(word)
        else if (/^[A-Z][a-z]{2,}$/.test(word) && KINDS.has(kind)) large.add(word)
      }
    }
  return [...large].filter(word => !small.has(word.toLowerCase())).sort()
}
