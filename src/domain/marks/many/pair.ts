import { chunksOf, type Kind } from '#domain/marks/many/chunks.ts'
import { labelled, type Labelled } from '#domain/marks/many/labels.ts'

/** One part with what belongs to it, as the student may still mend it. */
export interface Paired {
  /** "2", "2(b)(ii)". */
  readonly label: string
  readonly question: string
  readonly scheme: string
  readonly answer: string
  /** Left out by the student. */
  readonly isOut: boolean
}

/** Text that belongs to no part as it was read: the student says where it goes. */
export interface Loose {
  readonly id: string
  readonly kind: Kind
  readonly label: string
  readonly text: string
}

export interface Many {
  readonly items: readonly Paired[]
  /** What stands above the parts of a question, by its number. */
  readonly stems: Readonly<Record<string, string>>
  readonly loose: readonly Loose[]
  /** Headers and numbers of pages. */
  readonly dropped: readonly string[]
}

const numberOf = (label: string): string => /^\d*/.exec(label)?.[0] ?? ''
const joined = (texts: readonly string[]): string => texts.filter(text => text !== '').join('\n')
const isAbove = (label: string, other: string): boolean => other.startsWith(`${label}(`)

function byKind(pasted: string): {
  readonly found: Readonly<Record<Kind, Labelled[]>>
  readonly dropped: readonly string[]
} {
  const { chunks, dropped } = chunksOf(pasted)
  const of = (kind: Kind, known: ReadonlySet<string> | null): Labelled[] =>
    chunks
      .filter(chunk => chunk.kind === kind)
      .flatMap(({ no, lines }) => {
        const own = known && no !== null ? new Set([...known].filter(label => numberOf(label) === no)) : known
        return labelled(lines, { no, known: own })
      })
  const question = of('question', null)
  const known = new Set(question.map(({ label }) => label).filter(label => label !== ''))
  // A scheme without a list of questions has labels of its own.
  const asked = known.size === 0 ? null : known
  return { found: { question, scheme: of('scheme', asked), answer: of('answer', asked) }, dropped }
}

/** Pairs what was pasted, question by question. Nothing goes: what fits nowhere is loose, what is missing is empty. */
export function pairUp(pasted: string): Many {
  const { found, dropped } = byKind(pasted)
  const all = new Set(Object.values(found).flatMap(list => list.map(({ label }) => label)))
  all.delete('')
  if (all.size === 0 && Object.values(found).some(list => list.length > 0)) all.add('1')
  const only = all.size === 1 ? [...all][0] : undefined
  const leaves = [...all].filter(label => ![...all].some(other => isAbove(label, other)))
  const isLone = (label: string): boolean => label === '' && only !== undefined
  const textsOf = (kind: Kind, wanted: string): string =>
    joined(
      found[kind].filter(({ label }) => label === wanted || (isLone(label) && wanted === only)).map(one => one.text)
    )
  const stems: Record<string, string> = {}
  const loose: Loose[] = []
  for (const kind of ['question', 'scheme', 'answer'] as const)
    for (const { label, text } of found[kind]) {
      if (text === '' || leaves.includes(label) || isLone(label)) continue
      if (kind === 'question' && label !== '' && numberOf(label) === label)
        stems[label] = joined([stems[label] ?? '', text])
      else if (kind !== 'question' || label === '') loose.push({ id: `l${loose.length + 1}`, kind, label, text })
    }
  const items = leaves.map((label): Paired => {
    // "2(b) A coil is moved." above "(i)": asked with the first of its parts.
    const above = found.question.filter(
      one =>
        isAbove(one.label, label) &&
        numberOf(one.label) !== one.label &&
        leaves.find(leaf => isAbove(one.label, leaf)) === label
    )
    const question = joined([...above.map(({ text }) => text), textsOf('question', label)])
    return { label, question, scheme: textsOf('scheme', label), answer: textsOf('answer', label), isOut: false }
  })
  return { items: items.sort((a, b) => Number(numberOf(a.label)) - Number(numberOf(b.label))), stems, loose, dropped }
}

/** Puts loose text where the student says. */
export function settleLoose(many: Many, id: string, label: string, kind: Kind): Many {
  const one = many.loose.find(loose => loose.id === id)
  if (!one) return many
  const items = many.items.map(item =>
    item.label === label ? { ...item, [kind]: joined([item[kind], one.text]) } : item
  )
  return { ...many, items, loose: many.loose.filter(loose => loose !== one) }
}

/** Leaves loose text out. */
export const dropLoose = (many: Many, id: string): Many => ({
  ...many,
  loose: many.loose.filter(loose => loose.id !== id)
})

export const changeItem = (many: Many, label: string, change: Partial<Omit<Paired, 'label'>>): Many => ({
  ...many,
  items: many.items.map(item => (item.label === label ? { ...item, ...change } : item))
})
