import { isSpecific } from '#engine/builtin/ask/rarity.ts'
import { relatedOf } from '#engine/builtin/ask/related.ts'
import { term } from '#engine/builtin/ask/terms.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

const KIND = '(?:lesson|lecture|chapter|ch|unit|topic|week|wk|class|part|section|module|paper)'
/** "17.2", "Ch. 14", "Topic 3:", "2.", "Unit 4 –", "(ii)", "a.": what counts a heading, an item or a term. */
const NUMBERING = new RegExp(
  `^(?:${[
    `${KIND}\\b\\.?\\s*(?:(?:\\d+(?:\\.\\d+)*[a-z]?|[ivx]+)(?:\\s*[:.)–—-]+\\s*|\\s+|$)|[a-z](?:[:.)]\\s*|\\s+[–—-]\\s+|$))`,
    `${KIND}\\s*[:–—-]\\s+`,
    `\\p{L}+ ${KIND} \\d+[a-z]?\\s*[:–—-]+\\s*`,
    '[§#]?\\d+(?:\\.\\d+)+[a-z]?(?:\\s*[:.)–—-]+)?\\s+',
    '\\(?\\d{1,2}[a-z]?\\s*[:.)](?!\\d)\\s*',
    '\\d{1,2}\\s+[–—-]\\s+',
    '\\((?:[a-z]|[ivx]+)\\)\\s*',
    '[a-z]\\)\\s+',
    '[ivx]{1,4}[.)]\\s+'
  ].join('|')})`,
  'iu'
)
/** Cased: "A. Smith" is somebody, "a. response bias" an item; "5 Ks" says how many, "2 Methods" is the second. */
const CASED = /^(?:[a-h]\.\s+|\d{1,2}\s+(?=\p{Lu})|[–—•*>-]+\s+)/u

/** A heading, an item or a term without its number. */
export function unnumbered(text: string): string {
  let left = text.trim()
  for (let turn = 0; turn < 3; turn += 1) {
    const next = left.replace(NUMBERING, '').replace(CASED, '').trim()
    if (next === left) break
    left = next
  }
  return left
}

/** "VSEPR": no word that is written large, but letters that stand for words. */
const isLetters = (heading: string): boolean => {
  const stem = term(heading.toLowerCase())
  return /^\p{Lu}{2,6}$/u.test(heading) && isSpecific(stem) && relatedOf(stem).length === 0
}

/** "FAMILIES AND HOUSEHOLDS" is read out as "Families and households". */
export const spoken = (heading: string | undefined): string | undefined =>
  heading &&
  !isLetters(heading) &&
  heading.length > 4 &&
  heading === heading.toUpperCase() &&
  /\p{Lu}{4}/u.test(heading)
    ? heading.charAt(0) +
      heading.slice(1).replace(/\([^)]*\)|[^(]+/g, part => (part.startsWith('(') ? part : part.toLowerCase()))
    : heading

const TRAILING = [
  /(?<=\p{L}{3})\s{2,}\S.*$/u,
  /\s+\S+\s*~.*$/u,
  /\s*[–—,-]\s*(?:Mrs?|Miss|Ms|Dr|Sir)\b.*$/u,
  /\s+\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?$/,
  /\s*[+&,]\s[^+&,]*\bcase stud(?:y|ies)$/iu,
  /\s*\[[^\]]*\]$/,
  /\s+[–—-]+\s+(?:\p{L}+ )?(?:paper|revision|summary|notes|sheet|recap|overview|lesson|lecture|recording|transcript)\b.*$/iu,
  /,?\s*(?:lesson|lecture|chapter|part|week|unit|pt)\.?\s*\d+$/iu,
  /,?\s*(?:cont(?:inued|['’]d|d)?|ctd)\.?$/iu,
  /,?\s*(?:for\s*[/&+]\s*against|pros\s*(?:[/&+]|and)\s*cons|for and against)$/iu,
  /\s*(?:[–—-]\s*)?\b(?:\d+|two|three|four|five|six) (?:options|types|kinds|ways|points|reasons|parts)$/iu,
  /[\s:.–—-]+$/u
]

/** "17.2 Skill acquisition!! (test on Friday)" without its number and without what the student tells himself. */
export function cleanHeading(heading: string): string {
  const text = unnumbered(heading)
  const isKept = /\(\p{L}\S*\)$/u.test(text)
  const plain = isKept ? text : text.replace(/\s*\([^)]*\)|!+|\*/g, '')
  // "COASTS 3: management": the third lesson about them.
  const single = plain.replace(/^(\p{L}{4,}) \d{1,2}(?=\s*:\s|\s+[–—-]\s)/u, '$1')
  return TRAILING.reduce((left, remark) => left.replace(remark, ''), single).trim()
}

const CLAUSE =
  /\s(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|may|might|cannot|can['’]t|don['’]t|isn['’]t|it|they|you|we|he|she|because|so that)\b/
const OPENS_CLAUSE =
  /^(?:when|if|why|how|where|what|who|which|while|because|although|so|as|there|it|this|these|those|less|more|fewer|better|worse|don['’]t|never|always|remember|learn|use|write)\b/i
const IN_CLASS =
  /\bmarker\b|\bmarks?\b|\bexam (?:tips?|questions?)\b|^(?:worked )?ex(?:amples?)?\b|\bto (?:learn|revise|do|know)\b|\b(?:transcript|recording)\b/i

/** Whether a cleaned heading names something: a question, a clause or a remark is no topic. */
export const isTopic = (heading: string): boolean =>
  /\p{L}{2}/u.test(heading) &&
  wordCount(heading) <= 8 &&
  !/[?=→<>✓✗|]|->|\s\/\s|,.*\band\b/.test(heading) &&
  !CLAUSE.test(heading) &&
  !OPENS_CLAUSE.test(heading) &&
  !IN_CLASS.test(heading)
