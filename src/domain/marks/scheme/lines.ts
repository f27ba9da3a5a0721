/** A line of what was pasted, with its place in it. */
export interface Line {
  readonly text: string
  readonly at: number
}

/** What stands on every page of a printed scheme: board, paper, session, page, heads of its table. */
const HEADERS = [
  /^published$/i,
  /^confidential$/i,
  /^page \d+(?: of \d+)?$/i,
  /^[–—-] ?\d+ ?[–—-]$/,
  /^(?:©|\(c\)|copyright\b)/i,
  /\bUCLES\b|\bCambridge (?:International|Assessment|IGCSE|O Level|University)\b|\bPearson Edexcel\b|\bInternational Baccalaureate\b/i,
  /^question\b[\s|]*(?:number\b)?[\s|]*(?:answers?|scheme|acceptable answers?)?[\s|]*(?:marks?|total)?[\s|]*(?:guidance|notes|comments?|additional guidance|AO)?$/i,
  /^(?:answers?|marks?|guidance|notes|total|additional guidance)(?:[\s|]+(?:answers?|marks?|guidance|notes|AO))*$/i,
  /^(?:levels?|bands?|marks?)(?:[\s|]+(?:levels?|marks?|descriptors?|descriptions?))+$/i,
  /^(?:final )?mark(?:ing)? scheme\b[^:;]*$/i,
  /^(?:may\s*\/\s*june|october\s*\/\s*november|february\s*\/\s*march|(?:june|november|january|may)) \d{4}$/i,
  /^\d{4}\s*\/\s*\d{2}(?:\s*\/[\w/]+)?$/,
  /^[MN]\d{2}\/\d\/[A-Z/0-9]+$/,
  /^\[?turn over\]?$/i
]
/** "[Total: 8]", "(Total for Question 3 is 8 marks)": what the parts come to. */
const TOTAL =
  /^[[(]?\s*total(?:\s+(?:for\s+)?(?:question|part)?\s*[\w()]*)?\s*(?:is|=|:)?\s*(?<total>\d{1,3})\s*(?:marks?)?\s*[\])]?\.?$/i

export const isHeader = (text: string): boolean => HEADERS.some(header => header.test(text))
export const totalIn = (text: string): number | null => {
  const total = TOTAL.exec(text)?.groups?.['total']
  return total === undefined ? null : Number(total)
}

/** What was pasted, line by line, without what stands around it; empty lines stay, for they part points. */
export function linesOf(pasted: string): { readonly lines: Line[]; readonly dropped: number[] } {
  const all = pasted
    .replaceAll('\r', '')
    .split('\n')
    .map((text, at): Line => ({ text: text.replaceAll(/[\t\u00a0]+/g, ' ').trim(), at }))
  const isOut = ({ text }: Line): boolean => text !== '' && isHeader(text)
  // A table that was copied row by row has its marks at the end of each row.
  const hasMarks = all.some(({ text }) => /^question\b.*\bmarks?\b/i.test(text))
  const marked = (line: Line): Line =>
    hasMarks ? { ...line, text: line.text.replace(/(?<=[\p{L};.)])\s+(\d{1,2})$/u, ' ($1)') } : line
  return { lines: all.filter(line => !isOut(line)).map(marked), dropped: all.filter(isOut).map(({ at }) => at) }
}
