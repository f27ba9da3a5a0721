import { unitOf } from '#engine/builtin/mark/units.ts'

/** A stretch of an answer that is written as maths. */
export interface Run {
  readonly start: number
  readonly end: number
  readonly text: string
}

const MOST_RUNS = 100
/** A longer run is no student's line of working. */
const MOST_RUN = 300
const MOST_TEXT = 20_000
const RELATIONS = '=<>≤≥≈∈'
const CHUNK = new RegExp(`[${RELATIONS}]|[^\\s${RELATIONS}]+`, 'gu')
const STRONG = /[\d=<>≤≥≈∈+*/^√π∞±×÷·²³⁻½⅓⅔¼¾|\\]|^[-−]|^\(|\)\(|\)$/u
const FUNCTION =
  /sqrt|cbrt|arc|sinh|cosh|tanh|sin|cos(?:ec)?|tan|sec|cot|exp|ln|log|pi|alpha|beta|gamma|theta|lambda|omega|sigma/gi
const OPEN_END = /[-−+*/^×÷·±=<>≤≥≈∈(,]$/u
const OPEN_START = /^[-−+*/^×÷·±=<>≤≥≈∈)'²³]/u

function kindOf(chunk: string): 'strong' | 'weak' | 'word' {
  const bare = chunk.replace(/\\[a-zA-Z]+/g, '').replace(FUNCTION, '')
  if (/\p{L}{4,}/u.test(bare) || /[?!"“”]/.test(chunk)) return 'word'
  if (STRONG.test(chunk) || bare !== chunk) return 'strong'
  return /^[\p{L}]{1,3}'?$/u.test(chunk) ? 'weak' : 'word'
}

interface Chunk {
  readonly start: number
  readonly text: string
  readonly ends: boolean
}

const chunksOf = (answer: string): Chunk[] =>
  [...answer.slice(0, MOST_TEXT).matchAll(CHUNK)].map(match => {
    const text = match[0].replace(/[.,;:]+$/, '')
    return { start: match.index, text, ends: text !== match[0] }
  })

/** Whether a short word belongs to the maths around it: "W = F d", "10 m", not "is" or "a". */
function belongs(chunks: readonly Chunk[], at: number, isOpen: boolean): boolean {
  const [before, chunk, after] = [chunks[at - 1], chunks[at], chunks[at + 1]]
  if (!chunk) return false
  if (isOpen && before?.ends === false && /^[\p{L}]$/u.test(chunk.text) && !/^[aI]$/.test(chunk.text)) return true
  if (before && !before.ends && OPEN_END.test(before.text) && kindOf(before.text) === 'strong') return true
  if (after && !chunk.ends && OPEN_START.test(after.text) && kindOf(after.text) === 'strong') return true
  const follows = before !== undefined && !before.ends && /[\d)}½¼¾]$|[⁰¹²³⁴-⁹]$/u.test(before.text)
  return follows && unitOf(chunk.text) !== undefined
}

/** The stretches of an answer that are written as maths, in order. */
export function runsOf(answer: string): Run[] {
  const chunks = chunksOf(answer)
  const found: Run[] = []
  let from: number | undefined
  const close = (last: Chunk | undefined): void => {
    if (from === undefined || !last) return
    const end = last.start + last.text.length
    if (found.length < MOST_RUNS && end - from <= MOST_RUN)
      found.push({ start: from, end, text: answer.slice(from, end) })
    from = undefined
  }
  chunks.forEach((chunk, at) => {
    const kind = kindOf(chunk.text)
    const isMaths =
      chunk.text !== '' && (kind === 'strong' || (kind === 'weak' && belongs(chunks, at, from !== undefined)))
    const before = chunks[at - 1]
    const isNewLine = before !== undefined && answer.slice(before.start, chunk.start).includes('\n')
    if (!isMaths || isNewLine) close(before)
    if (isMaths) from ??= chunk.start
    if (isMaths && chunk.ends) close(chunk)
  })
  close(chunks.at(-1))
  return found
}
