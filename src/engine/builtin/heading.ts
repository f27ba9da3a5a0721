import { isSpecific } from '#engine/text/rarity.ts'
import { relatedOf } from '#engine/text/related.ts'
import { stemOf } from '#engine/text/stem.ts'
import { isAlwaysCapital } from '#engine/text/tables/capital-words.ts'
import { isStopWord, wordCount } from '#engine/text/words.ts'

const KIND = '(?:lesson|lecture|chapter|ch|unit|topic|week|wk|class|part|section|module|paper)'
/** "17.2", "Ch. 14", "Topic 3:", "2.", "Unit 4 –", "(ii)", "a.": what counts a heading, an item or a term. */
const NUMBERING = new RegExp(
  `^(?:${[
    `${KIND}\\b\\.?\\s*(?:(?:\\d+(?:\\.\\d+)*[a-z]?|[ivx]+)(?:\\s*[:.)–—-]+\\s*|\\s+|$)|[a-z](?:[:.)]\\s*|\\s+[–—-]\\s+|$))`,
    `${KIND}\\s*[:–—-]\\s+`,
    // "P2 Electricity", "C4: rates": a paper of the sciences.
    '[BCP]\\d{1,2}(?:\\s*[:.–—-])?\\s+(?=\\p{L}{4})',
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

/** "🧬 Cells": no question speaks of the picture. */
const PICTURES = /(?![\d#*])[\p{Extended_Pictographic}\p{Emoji_Modifier}\u200D\uFE0F]+/gu

/** A heading, an item or a term without its number or its picture. */
export function unnumbered(text: string): string {
  let left = text.replace(PICTURES, ' ').trim()
  for (let turn = 0; turn < 3; turn += 1) {
    const next = left.replace(NUMBERING, '').replace(CASED, '').trim()
    if (next === left) break
    left = next
  }
  return left
}

/** "VSEPR": no word that is written large, but letters that stand for words. */
const isLetters = (heading: string): boolean => {
  const stem = stemOf(heading.toLowerCase())
  return /^\p{Lu}{2,6}$/u.test(heading) && isSpecific(stem) && relatedOf(stem).length === 0
}

/** "FAMILIES AND HOUSEHOLDS" is read out as "Families and households". */
export const spoken = (heading: string | undefined): string | undefined =>
  heading &&
  !isLetters(heading) &&
  heading.length > 4 &&
  heading === heading.toUpperCase() &&
  // "TOO HOT": an everyday word in it says that no letters stand for words.
  (/\p{Lu}{4}/u.test(heading) || heading.split(' ').some(word => isStopWord(word.toLowerCase())))
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
  /(?<=\p{L})\s+(?:revision|(?:class |revision |quick |my )?notes|recap)$/iu,
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
  const single = plain
    .replace(/^(\p{L}{4,}) \d{1,2}(?=\s*:\s|\s+[–—-]\s)/u, '$1')
    // "Form / structure" is read out.
    .replace(
      /^(\p{L}{3,}) ?\/ ?(\p{L}{3,})$/u,
      (_, one: string, two: string) => `${one} ${/\p{Ll}/u.test(one + two) ? 'and' : 'AND'} ${two}`
    )
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
  !/[?=→<>✓✗|]|->|\s\/\s|,.*\band\b|, (?:where|how|why|what|who|when)\b/.test(heading) &&
  !CLAUSE.test(heading) &&
  !OPENS_CLAUSE.test(heading) &&
  !IN_CLASS.test(heading)

/** "Comparison", "Results": a heading that names what stands below it, not what it is about. */
const BARE =
  /^(?:compar(?:e|ed|ison|ing)s?|table|data|results?|findings|key|types?|kinds?|properties|features|process|steps|stages|method|formula[es]?|equations?|situational variables|variables|laws|basics|language|plot\b.*)$/i
export const isBareHeading = (heading: string): boolean => BARE.test(heading)

/** A heading inside a line: small, unless its first word is a name. */
export function smallHeading(heading: string): string {
  const first = /^\p{Lu}\p{Ll}+/u.exec(heading)?.[0] ?? ''
  if (first === '' || /^\S+ \p{Lu}\p{Ll}/u.test(heading)) return heading
  const stem = stemOf(first.toLowerCase())
  const isLearned =
    isStopWord(first.toLowerCase()) || /(?:al|ar|ary|ic|ics|ous|ive|ed|ing|ion|ment|ity|ism|[^s]s)$/.test(first)
  const isName = isAlwaysCapital(first) || (!isLearned && isSpecific(stem) && relatedOf(stem).length === 0)
  return isName ? heading : heading.charAt(0).toLowerCase() + heading.slice(1)
}

const SUBJECT =
  /^(?:(?:gcse |as |hl |sl )?(?:biology|biol?|chemistry|chem|physics|phys|science|geography|geog|history|hist|english|eng|lit|maths?|mathematics|stats|economics|econ|business|psychology|psych|sociology|soc|politics|law|media(?: studies)?|computing|computer science|cs|ict|religious studies|re|rs|art(?: hist(?:ory)?)?|music|drama|pe|food|dt|design (?:&|and) technology))$/i
/** "Geog", "RS": the name of a course. */
export const isSubject = (text: string): boolean => SUBJECT.test(text.trim())

/** A side, a kind, a time: of what, the title says. */
const VAGUE =
  /^(?:internal|external|positives?|negatives?|primary|secondary|physical|human|social|economic|political|natural|hard|soft|short[- ]term|long[- ]term|early|late|formal|informal|direct|indirect|other|general|overview|main|extra|key|effects|causes|responses|pre|post)(?: (?:factors|causes|effects|reasons|responses|impacts))?$/i
export const isSide = (heading: string): boolean => VAGUE.test(heading.trim())
