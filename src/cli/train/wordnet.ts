/** A tie from one word of a synset (0: all of them) to one of another, by WordNet's sign for its kind. */
export interface Tie {
  readonly kind: string
  readonly to: string
  readonly fromWord: number
  readonly toWord: number
}

/** Words of one meaning. */
export interface Synset {
  readonly id: string
  readonly words: readonly string[]
  readonly ties: readonly Tie[]
  /** How many direct kinds of it there are. */
  readonly kinds: number
}

const partOf = (letter: string): string => (letter === 's' ? 'a' : letter)

/** One line of WordNet's data files (wndb(5WN)). */
function synsetOf(line: string): Synset {
  const fields = (line.split(' | ')[0] ?? '').split(' ')
  const field = (at: number): string => fields[at] ?? ''
  const count = parseInt(field(3), 16)
  const words = Array.from({ length: count }, (_, at) => field(4 + 2 * at).replace(/\(.*\)$/, ''))
  const first = 4 + 2 * count
  const ties = Array.from({ length: Number(field(first)) }, (_, one): Tie => {
    const at = first + 1 + 4 * one
    const [from, to] = [field(at + 3).slice(0, 2), field(at + 3).slice(2)]
    return {
      kind: field(at),
      to: partOf(field(at + 2)) + field(at + 1),
      fromWord: parseInt(from, 16),
      toWord: parseInt(to, 16)
    }
  })
  return { id: partOf(field(2)) + field(0), words, ties, kinds: ties.filter(one => one.kind === '~').length }
}

export function readSynsets(read: (name: string) => string): Map<string, Synset> {
  const lines = ['data.noun', 'data.verb', 'data.adj', 'data.adv'].flatMap(name => read(name).split('\n'))
  const synsets = lines.filter(line => /^\d{8} /.test(line)).map(synsetOf)
  return new Map(synsets.map(one => [one.id, one]))
}

/** Uses of a sense that the texts WordNet was tried on never had. */
const UNSEEN = 0.3
const PARTS = ['', 'n', 'v', 'a', 'r', 'a']

/** How often each sense was meant in the texts WordNet was tried on (SemCor), as shares of its word. */
export function sharesOf(senses: string) {
  const uses = new Map<string, number>()
  const frequency = new Map<string, number>()
  for (const line of senses.split('\n')) {
    const [key = '', offset, , count] = line.split(' ')
    const [word = '', sense = ''] = key.split('%')
    if (offset === undefined) continue
    const used = Number(count) + UNSEEN
    uses.set(`${word} ${PARTS[Number(sense[0])] ?? ''}${offset}`, used)
    frequency.set(word, (frequency.get(word) ?? 0) + used)
  }
  const shareOf = (word: string, id: string): number => {
    const lower = word.toLowerCase()
    return (uses.get(`${lower} ${id}`) ?? UNSEEN) / (frequency.get(lower) ?? UNSEEN)
  }
  return { shareOf, frequency }
}
