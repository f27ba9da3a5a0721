import { parseDocument } from 'htmlparser2'

/** An element or a text of an XML part, with where it stands in it. */
export interface XmlNode {
  readonly type: string
  readonly name: string
  readonly attribs: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
  readonly data: string
  readonly startIndex: number | null
  readonly endIndex: number | null
}

/** Reads XML without its entities of its own: none is defined, so that none can grow. */
export function parseXml(text: string): XmlNode {
  return parseDocument(text, {
    xmlMode: true,
    decodeEntities: true,
    withStartIndices: true,
    withEndIndices: true
  }) as unknown as XmlNode
}

export const elements = ({ children = [] }: Partial<XmlNode>): XmlNode[] =>
  children.filter(({ type }) => type === 'tag')

export const child = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node && elements(node).find(one => one.name === name)

/** Every element of this name, in the order of the text; not looked for inside one that was found. */
export function all(node: XmlNode, ...names: readonly string[]): XmlNode[] {
  const found: XmlNode[] = []
  const open: XmlNode[] = elements(node).reverse()
  for (let one = open.pop(); one; one = open.pop()) {
    if (names.includes(one.name)) found.push(one)
    else open.push(...elements(one).reverse())
  }
  return found
}

/** A text has none, whatever its type says. */
const childrenOf = ({ children }: Partial<XmlNode>): XmlNode[] => (children ?? []).toReversed()

/** All words within, without what is between them. */
export function wordsIn(node: XmlNode): string {
  let words = ''
  const open: XmlNode[] = [node]
  for (let one = open.pop(); one; one = open.pop()) {
    if (one.type === 'text') words += one.data
    else open.push(...childrenOf(one))
  }
  return words
}
