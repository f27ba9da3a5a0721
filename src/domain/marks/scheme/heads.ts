const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const countOf = (text: string): number => WORDS.indexOf(text.toLowerCase()) + 1 || Number(text)
const COUNT = String.raw`(?<count>${WORDS.join('|')}|\d)\b`

/** How many marks of the points below a head count, and what of them stands on its own line. */
export interface Choice {
  readonly count: number
  readonly rest: string
  /** A rule that no number says: kept as it was written. */
  readonly rule: string | null
}

/** "Any two from: a; b; c", also as a head above its lines. */
const ANY = new RegExp(
  String.raw`^(?:award (?:\[?1\]? )?(?:mark )?(?:for )?)?any\s+${COUNT}(?:\s+(?:points?|marks?|reasons?|examples?|correct))*(?:\s+(?:of|from)\b[^:]*)?:?\s*(?<rest>.*)$`,
  'i'
)
/** "Award [1] for each, up to [2 max]": a head that says how many of the points below count. */
const UP_TO = /^award\b.*\b(?:up to|max(?:imum)?(?: of)?)\s*[[(]?(?<count>\d{1,2})\b[^.]*\.?$/i
const MAX_FOR = /^max(?:imum)?\.?(?: of)?\s*(?<count>\d{1,2})(?: marks?)? (?:for|from)\b[^:]*:$/i
/** "One feature with its explanation": each counts twice, for itself and for what is said of it. */
const PAIRS = new RegExp(
  String.raw`^(?<any>any )?${COUNT} (?:[\p{L}-]+,? ){1,5}(?:with|and|plus) (?:[\p{L}-]+ ){0,3}(?:explanation|reason|development|example|description|effect|consequence|justification|function|use)s?(?<more>[^;:[(]*)(?<end>:|(?<marks>\s*[[(]\d{1,2}(?: marks?)?[\])]))?$`,
  'iu'
)
const MARKS_AT_END = /\s*[[(](\d{1,2})(?:\s*marks?)?[\])]\s*$/i

/** A head that lets only some of the points below it count. `isLast`: no line follows that it could be the head of. */
export function choiceIn(text: string, isLast: boolean): Choice | null {
  const pairs = PAIRS.exec(text)?.groups
  if (pairs && !isLast && (pairs['any'] !== undefined || pairs['end'] !== undefined)) {
    const marks = MARKS_AT_END.exec(text)?.[1]
    const count = marks === undefined ? countOf(pairs['count'] ?? '1') * 2 : Number(marks)
    return { count, rest: '', rule: text.replace(MARKS_AT_END, '').replace(/:$/, '') }
  }
  const upTo = UP_TO.exec(text)?.groups?.['count'] ?? MAX_FOR.exec(text)?.groups?.['count']
  if (upTo !== undefined) return { count: Number(upTo), rest: '', rule: text }
  const any = ANY.exec(text)?.groups
  if (!any) return null
  const rest = any['rest'] ?? ''
  // "Any two advantages:" names what the points below are.
  return { count: countOf(any['count'] ?? '1'), rest: /^[^:;–—]*:$/.test(rest) ? '' : rest, rule: null }
}

/** The points that a choice lists on its own line. */
export function listed(rest: string): string[] {
  const plain = rest.replace(MARKS_AT_END, '')
  const numbered = plain.split(/(?:^|\s+)\((?:i{1,3}|iv|vi{0,3}|ix|x)\)\s+/)
  if (numbered.length > 2) return numbered.map(piece => piece.trim()).filter(piece => piece !== '')
  const pieces = rest.split(/\s+[–—•-]\s+|^[–—•-]\s*|\s*;\s*|…/).filter(piece => /[\p{L}\p{N}]/u.test(piece))
  // "heat, light (2)": a list in a sentence, whose marks say how many count.
  return pieces.length === 1 && /,/.test(rest) ? plain.split(/,\s*(?:and |or )?/) : pieces
}

/** "max 2 if no example is given": what no sum can say; the student reads it while marking. */
const IN_WORDS =
  /(?:^|\s)[[(]?(?:max(?:imum)?\.?(?: of)? ?\d{1,2}(?: marks?)?|\d{1,2} (?:marks? )?max(?:imum)?)\s+(?:for|if|where|when|unless|without|only)\b[^:]*$/i

/** A line and the limit in words behind it. */
export function withoutLimit(text: string): { readonly text: string; readonly limit: string | null } {
  const at = IN_WORDS.exec(text)?.index
  if (at === undefined) return { text, limit: null }
  return {
    text: text.slice(0, at).trim(),
    limit: text
      .slice(at)
      .trim()
      .replace(/^[[(]/, '')
      .replace(/[\])]$/, '')
  }
}
