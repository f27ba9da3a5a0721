/** A node of a note, as far as it matters here. */
interface Node {
  readonly type?: string
  readonly text?: string
  readonly marks?: readonly { readonly type: string }[]
  readonly content?: readonly Node[]
}

export interface HintSources {
  /** Of the lecture's own note, of notes and topics of its subject. */
  readonly names: readonly string[]
  readonly docs: readonly unknown[]
  readonly cards: readonly { readonly kind: string; readonly front: string; readonly back: string }[]
}

const LONGEST = { words: 4, signs: 40 }
/** What the endpoint takes. */
const MOST = 200

const tidy = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')

const isTerm = (text: string): boolean =>
  text.length >= 3 && text.length <= LONGEST.signs && text.split(' ').length <= LONGEST.words && /\p{L}{3}/u.test(text)

const textOf = (node: Node): string => node.text ?? (node.content ?? []).map(textOf).join('')

/** `Osmosis: the movement of …`, `Osmosis is the …` is left to the other sources: any sentence is like it. */
const DEFINED = /^([^:–—]{3,40})(?::\s|\s[–—]\s)(?=\S)/u

/** Bold words, headings, and what stands before the colon of a definition. */
function ofNode(node: Node): string[] {
  if (node.type === 'heading') return [textOf(node)]
  const isBlock = node.content?.some(one => one.text !== undefined) ?? false
  const defined = isBlock ? DEFINED.exec(textOf(node))?.[1] : undefined
  const bold = (node.content ?? []).filter(one => one.marks?.some(mark => mark.type === 'bold')).map(textOf)
  return [...(defined === undefined ? [] : [defined]), ...bold, ...(node.content ?? []).flatMap(ofNode)]
}

/** The hidden words of a cloze, else the side that is a term and no question. */
function ofCard({ kind, front, back }: HintSources['cards'][number]): string[] {
  if (kind === 'cloze') return [...front.matchAll(/\{\{c\d+::(.+?)(?:::.*?)?\}\}/gs)].map(found => found[1] ?? '')
  return [front, back].filter(side => !side.includes('?')).slice(0, 2)
}

/** Names and terms that are likely to be said: those that stand in most places first, then the longer ones. */
export function hintTerms({ names, docs, cards }: HintSources, signs: number): string[] {
  const found = new Map<string, { text: string; count: number }>()
  for (const text of [...names, ...docs.flatMap(doc => ofNode(doc as Node)), ...cards.flatMap(ofCard)].map(tidy)) {
    if (!isTerm(text)) continue
    const key = text.toLowerCase()
    found.set(key, { text: found.get(key)?.text ?? text, count: (found.get(key)?.count ?? 0) + 1 })
  }
  const ranked = [...found.values()].sort((a, b) => b.count - a.count || b.text.length - a.text.length)
  let left = signs
  const taken: string[] = []
  for (const { text } of ranked) {
    if (taken.length >= MOST || text.length + 2 > left) continue
    taken.push(text)
    left -= text.length + 2
  }
  return taken
}
