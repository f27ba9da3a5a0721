import { ask } from '#engine/builtin/candidate.ts'
import { isNameByCapital } from '#engine/builtin/makers/labelled.ts'
import type { Reading } from '#engine/builtin/read.ts'
import { isPerson } from '#engine/builtin/text/people.ts'

/** "WORKING CAPITAL" is read out as "working capital", "MRS B" and "USA" stay. */
export const small = (term: string): string => (/^\p{Lu}{4,}(?: \p{Lu}{4,})+$/u.test(term) ? term.toLowerCase() : term)

/** "the Sewel Convention", "the Charter Oath": a name that takes the article. */
export const INSTITUTION =
  / (?:Act|Agreement|Accords?|Alliance|Amendment|Bill|Church|Clause|Code|Commission|Committee|Compromise|Conference|Congress|Convention|Council|Court|Crisis|Declaration|Doctrine|Edict|Empire|Gang|League|Movement|Oath|Pact|Party|Plan|Plot|Policy|Principle|Programme|Project|Protocol|Rebellion|Reformation|Report|Republic|Revolution|Rising|Statute|Strike|System|Treaty|Trial|Uprising|War)$|^\p{Lu}\p{Ll}+ (?:formula|effect|model|theory|curve|cycle|principle|scale|equation|experiment|process|hypothesis|paradox|doctrine|system|question|affair|crisis|test|rule)$/u

/** "What is meant by …" is right for one and many, with and without an article; a name is asked as it stands. */
export const meaningQuestion = (name: string, meaning: string, reading: Reading): string => {
  // "asocial (0-6 weeks)": the bracket says when.
  const term = name.replace(/(?<=\p{Ll}{3}) \([^)]*\d[^)]*\)$/u, '')
  if (/^(?:what|why|how|who)\b/i.test(term)) return ask(term)
  const isName = /^(?:the )?\p{Lu}\S*(?: (?:of|the|and|de|von|van|\p{Lu}\S*))* \p{Lu}\p{Ll}/u.test(term)
  if (isName && isPerson(meaning) && !/\d|^to\b/i.test(`${term} ${meaning.slice(0, 3)}`)) return ask(`who was ${term}`)
  const isPair = /^\p{Lu}\p{Ll}+[–-]\p{Lu}\p{Ll}/u.test(term)
  const said =
    isPair || isNameByCapital(term, reading)
      ? term
      : isName
        ? reading.casing.inside(term)
        : reading.casing.common(small(term))
  const article = INSTITUTION.test(said) && !/^the /i.test(said) ? 'the ' : ''
  return ask(`what is meant by ${article}${said}`)
}
