import { isHeader, type Line } from '#domain/marks/scheme/lines.ts'

export type Kind = 'question' | 'scheme' | 'answer'

/** Lines of one kind; `no`: of the question whose own section they stand in, null where the paste is in lists. */
export interface Chunk {
  readonly kind: Kind
  readonly no: string | null
  readonly lines: readonly Line[]
}

const HEADS: readonly { readonly kind: Kind; readonly head: RegExp }[] = [
  {
    kind: 'scheme',
    head: /^(?:the\s+)?(?:mark(?:ing|s)?[\s-]*schemes?|schemes?|ms|rubrics?)\s*(?:[:–—-]\s*(?<rest>.*))?$/i
  },
  {
    kind: 'answer',
    head: /^(?:(?:my|your|the|student(?:['’]s)?|candidate(?:['’]s)?)\s+)?answers?\s*(?:[:–—-]\s*(?<rest>.*))?$/i
  },
  { kind: 'question', head: /^(?:the\s+)?questions?(?:\s+paper)?\s*(?:[:–—-]\s*(?<rest>.*))?$/i }
]

function headIn(text: string): { readonly kind: Kind; readonly rest: string } | null {
  for (const { kind, head } of HEADS) {
    const found = head.exec(text)
    if (found) return { kind, rest: found.groups?.['rest']?.trim() ?? '' }
  }
  return null
}

interface Head {
  readonly at: number
  readonly kind: Kind
}

const NUMBER = /^(?:(?:question|q)\s*)?(?<no>\d{1,2})\b\s*[.):]?(?!\d)/i
/** How a question ends, and no point of an answer. */
const ASKED = /(?:\?|[[(]\d{1,2}(?: marks?)?[\])])\s*$/i
const NAMED = /^(?:question|q)\s*\d{1,2}\b/i

/** Where each question begins: above the first head of its own section, at the number that is next. */
function startsOf(lines: readonly Line[], heads: readonly Head[]): { readonly at: number; readonly no: string }[] {
  const first = heads[0]?.kind
  const isNamed = lines.some(({ text }) => NAMED.test(text))
  let [before, next] = [-1, null as number | null]
  const since = new Set<Kind>()
  return heads.flatMap(({ at, kind }, place) => {
    // A second answer under one scheme is that of a question without a scheme.
    const isAgain = since.has(kind) && kind !== first
    since.add(kind)
    if (kind !== first && !isAgain) return []
    const from = heads[place - 1]?.at ?? before
    const numbered = lines
      .slice(from + 1, at)
      .map(({ text }, offset) => ({ at: from + 1 + offset, no: NUMBER.exec(text)?.groups?.['no'], text }))
      .filter(({ no, text }) => no !== undefined && (!isNamed || NAMED.test(text)))
    const known = numbered.findLast(({ no }) => next === null || Number(no) === next)
    if (isAgain && !known) return []
    since.clear()
    since.add(kind)
    const found = known ?? numbered.at(-1)
    // Questions that stand between without a head of their own: the next numbers, asked as questions are.
    const between = numbered.filter(
      one => found !== undefined && one.at > found.at && ASKED.test(one.text) && Number(one.no) > Number(found.no)
    )
    // Without a number a question begins behind an empty line.
    const empty = lines.findLastIndex(({ text }, line) => line < at - 1 && line > from && text === '')
    const start = found?.at ?? empty + 1
    const no = found?.no ?? String(next ?? 1)
    const more = between.filter((one, place) => Number(one.no) === Number(no) + place + 1)
    ;[before, next] = [at, Number(no) + more.length + 1]
    return [{ at: Math.max(start, from + 1), no }, ...more.map(one => ({ at: one.at, no: one.no ?? '' }))]
  })
}

/** The lines under each head; what stands before the first one is the question. */
function cut(lines: readonly Line[], no: string | null): Chunk[] {
  const chunks: { kind: Kind; no: string | null; lines: Line[] }[] = [{ kind: 'question', no, lines: [] }]
  for (const line of lines) {
    const head = headIn(line.text)
    if (head) chunks.push({ kind: head.kind, no, lines: head.rest === '' ? [] : [{ ...line, text: head.rest }] })
    else chunks.at(-1)?.lines.push(line)
  }
  return chunks.filter(chunk => chunk.lines.some(({ text }) => text !== ''))
}

/** What was pasted, by kind: each question with its own scheme and answer, or lists of each. */
export function chunksOf(pasted: string): { readonly chunks: Chunk[]; readonly dropped: readonly string[] } {
  const all = pasted
    .replaceAll('\r', '')
    .split('\n')
    .map((text, at): Line => ({ text: text.replaceAll('\u00a0', ' ').trim(), at }))
  const isOut = ({ text }: Line): boolean => text !== '' && headIn(text) === null && isHeader(text)
  const lines = all.filter(line => !isOut(line))
  const dropped = all.filter(isOut).map(({ text }) => text)
  const heads = lines.flatMap(({ text }, at): Head[] => {
    const kind = headIn(text)?.kind
    return kind === undefined || kind === 'question' ? [] : [{ at, kind }]
  })
  const counts = (['scheme', 'answer'] as const).map(kind => heads.filter(head => head.kind === kind).length)
  if (Math.max(...counts) < 2) return { chunks: cut(lines, null), dropped }
  const starts = startsOf(lines, heads)
  const preamble = cut(lines.slice(0, starts[0]?.at), null)
  const own = starts.flatMap(({ at, no }, place) => {
    const [head, ...rest] = lines.slice(at, starts[place + 1]?.at)
    return cut(head ? [{ ...head, text: head.text.replace(NUMBER, '').trim() }, ...rest] : [], no)
  })
  return { chunks: [...preamble, ...own], dropped }
}
