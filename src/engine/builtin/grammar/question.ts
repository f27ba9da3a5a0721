import type { Clause } from '#engine/builtin/grammar/clause.ts'
import { isBe, isDo, isHave, isModal, spokenBe } from '#engine/builtin/grammar/clause.ts'
import { isPlural, textOf } from '#engine/builtin/grammar/phrase.ts'
import type { Token } from '#engine/text/tagger.ts'
import { isPastForm } from '#engine/text/verbs.ts'

/** A statement turned round: "did" · "Stalin" · "refuse to allow free elections". */
export interface Inverted {
  readonly aux: string
  readonly verb: string
}

/** Adverbs that tie a sentence to the one before: they say nothing in a question that stands alone. */
const LINKING = new Set([
  'therefore',
  'however',
  'also',
  'thus',
  'then',
  'hence',
  'consequently',
  'instead',
  'even',
  'soon'
])

/** Needs do-support or has an auxiliary of its own; undefined when the verb's form is not understood. */
export function invert(blockText: string, clause: Clause): Inverted | undefined {
  const [first, ...more] = clause.verbs.filter(token => !LINKING.has(token.lower))
  if (!first || clause.verbs.some(token => token.lower === 'not' || token.lower === "n't")) return undefined
  if (isBe(first) || isModal(first) || isDo(first)) return { aux: spokenBe(first), verb: textOf(blockText, more) }
  if (isHave(first) && more.length > 0) return { aux: first.lower, verb: textOf(blockText, more) }
  const adverbs = clause.verbs.slice(0, -1).filter(token => !LINKING.has(token.lower))
  const main = clause.verbs.at(-1)
  if (!main) return undefined
  // "twelve galleys from Caffa docked at Messina": a noun was taken for the verb.
  const isNoun = main.pos === 'NOUN' || main.pos === 'ADJ'
  if (isNoun && clause.rest.some(token => token.pos === 'VERB' && isPastForm(token.lower))) return undefined
  const base = main.lemma
  const aux = supportFor(main, clause.subject)
  if (!aux) return undefined
  return { aux, verb: [...adverbs.map(token => token.lower), base].join(' ') }
}

function supportFor(main: Token, subject: readonly Token[]): 'do' | 'does' | 'did' | undefined {
  if (/ing$/.test(main.lower) && main.lemma !== main.lower) return undefined
  if (main.lower !== main.lemma && isPastForm(main.lower)) return 'did'
  if (main.lower === main.lemma) {
    const plural = isPlural(subject) || subject.some(token => /^(?:i|you|we|they)$/.test(token.lower))
    if (plural) return isPastForm(main.lower) && !/ed$/.test(main.lower) ? undefined : 'do'
    // A singular subject with a bare verb: "Hitler set up camps" is past, "the light hit" too.
    return isPastForm(main.lower) ? 'did' : undefined
  }
  return /s$/.test(main.lower) ? 'does' : undefined
}

/** "why did Stalin refuse …" back to "why Stalin refused …"; undefined where the question was not made from this clause. */
export function indirect(question: string, blockText: string, clause: Clause, subject: string): string | undefined {
  const inverted = invert(blockText, clause)
  if (!inverted) return undefined
  const asked = [inverted.aux, subject, inverted.verb].filter(part => part !== '').join(' ')
  const verbs = clause.verbs.filter(token => !LINKING.has(token.lower))
  const told = `${subject} ${textOf(blockText, verbs)
    .replace(/^['’]s\b/, 'is')
    .replace(/^['’]re\b/, 'are')}`
  const at = question.indexOf(` ${asked}`)
  const end = at + asked.length + 1
  if (at < 0 || /^[\p{L}\p{N}]/u.test(question.slice(end))) return undefined
  return `${question.slice(0, at)} ${told}${question.slice(end)}`
}
