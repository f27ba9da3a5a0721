import { formulaRanges, type TextRange } from '#engine/text/formulas.ts'

const ABBREVIATIONS = new Set(
  (
    'mr mrs ms dr prof st sr jr gen col capt lt sgt rev hon pres gov sen rep messrs vs v cf viz fig figs eq eqn no nos vol ' +
    'vols p pp ch chap sec ed eds est approx ca c al inc ltd co corp dept univ jan feb mar apr jun jul aug sep sept oct nov ' +
    'dec mon tue wed thu fri sat sun i.e e.g ie eg a.m p.m u.s u.k u.s.a u.n b.c a.d b.c.e c.e ph.d m.sc b.sc etc max min abbr ' +
    'lat long ibid op'
  ).split(' ')
)
/** May also end a sentence: then the next word decides. */
const MAY_END = new Set('etc a.m p.m u.s u.k u.s.a u.n b.c a.d b.c.e c.e ph.d inc ltd co al'.split(' '))
/** Short for a day or a month only with its capital: "sheltered from the sun. Ice …". */
const CALENDAR = /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)$/
const STARTERS = new Set(
  (
    'the a an this that these those it its he she they we you i in on at by for from with as if when while after before during ' +
    'since because although however therefore but and so then there here another each some many most all both what why how who ' +
    'where which to one two three under over once thus hence finally first second next also plants our his her their my'
  ).split(' ')
)
const CANDIDATE = /[.!?…]+["'”’»)\]]*(?=\s)|[。！？]["”’」』]*/gu

function wordBefore(text: string, at: number): string {
  return /[\p{L}\p{N}.&-]*$/u.exec(text.slice(Math.max(0, at - 24), at))?.[0] ?? ''
}

function endsSentence(text: string, at: number, mark: string, from: number): boolean {
  if (/^[。！？]/u.test(mark)) return true
  const after = text.slice(at + mark.length).trimStart()
  if (after === '') return true
  const nextWord = /^["'“‘(«[]*([\p{L}\p{N}]+)/u.exec(after)?.[1] ?? ''
  const next = nextWord.charAt(0)
  const starts = STARTERS.has(nextWord.toLowerCase())
  const isLower = next !== '' && next !== next.toUpperCase()
  if (isLower && !/^\p{Ll}+\p{Lu}/u.test(nextWord)) return false
  if (!mark.startsWith('.') || mark.startsWith('..')) return true
  // "35 °C. Cold slows it down": a unit, no initial.
  if (/°\s?\p{Lu}$/u.test(text.slice(Math.max(0, at - 3), at))) return true
  const word = wordBefore(text, at)
  const bare = word.toLowerCase()
  // "far too long. Four, …": an abbreviation only in front of degrees.
  if (/^(?:lat|long)$/.test(bare) && !/^\d/.test(after)) return true
  // "1. Mix the powders": a number that opens the sentence is its label.
  if (/^\d{1,2}$/.test(word) && text.slice(from, at).trim() === word) return false
  if (ABBREVIATIONS.has(bare) && !/^\p{Lu}$/u.test(word) && !(CALENDAR.test(bare) && /^\p{Ll}/u.test(word))) {
    if (MAY_END.has(bare)) return starts
    // "No. 5", but "No. Aluminium is …".
    return bare === 'no' && (starts || (/^No$/.test(word) && /^\p{Lu}/u.test(nextWord)))
  }
  if (/^\p{Lu}$/u.test(word)) {
    // "with B. R. Ambedkar": one initial and then another.
    if (/^\s*\p{Lu}\./u.test(text.slice(at + mark.length))) return false
    const before = wordBefore(text, text.slice(0, at - 1).trimEnd().length)
    const follows = before === '' || /^\p{Lu}/u.test(before) || /^\p{Lu}\.$/u.test(before)
    return !follows || starts
  }
  return true
}

/** Sentences of one block, with the white space around them left out. Formulas are never cut. */
export function splitSentences(text: string, formulas: readonly TextRange[] = formulaRanges(text)): TextRange[] {
  const found: TextRange[] = []
  let from = 0
  const push = (end: number): void => {
    const piece = text.slice(from, end)
    const start = from + (piece.length - piece.trimStart().length)
    const stop = from + piece.trimEnd().length
    if (stop > start) found.push({ start, end: stop })
    from = end
  }
  const ends = new Set<number>()
  for (const match of text.matchAll(CANDIDATE)) {
    const inFormula = formulas.some(one => match.index > one.start && match.index < one.end - 1)
    if (inFormula || match.index < from) continue
    if (endsSentence(text, match.index, match[0], from)) {
      ends.add(match.index + match[0].length)
      push(match.index + match[0].length)
    }
  }
  push(text.length)
  return found.flatMap(one => splitLines(text, one))
}

/** A hard line break ends a sentence when the line is finished or the next one starts like a new one. */
function splitLines(text: string, one: TextRange): TextRange[] {
  const lines = text.slice(one.start, one.end).split('\n')
  if (lines.length === 1) return [one]
  const found: TextRange[] = []
  let at = one.start
  for (const line of lines) {
    const start = at + (line.length - line.trimStart().length)
    const end = at + line.trimEnd().length
    at += line.length + 1
    if (end <= start) continue
    const last = found.at(-1)
    const runsOn = last && /^\p{Ll}/u.test(text.slice(start)) && !/[.!?:;]$/.test(text.slice(last.start, last.end))
    if (runsOn) found[found.length - 1] = { start: last.start, end }
    else found.push({ start, end })
  }
  return found
}
