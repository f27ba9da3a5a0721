import { ask, shorten, type Candidate } from '#engine/builtin/candidate.ts'
import { isPerson } from '#engine/text/people.ts'
import { upperFirst } from '#engine/text/casing.ts'
import { isBe, spokenBe } from '#engine/builtin/grammar/clause.ts'
import { firstClauseOf, textOf } from '#engine/builtin/grammar/phrase.ts'
import type { Maker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'

const RELATIVE =
  /\b(?:that|which|who|whose|where|when|in which|by which|for|of|used|made|formed|caused|between|from|with|containing|consisting|found|designed|measured|produced|written|given|by|without|whose|in|to)\b/
const EVALUATIVE =
  /^(?:an?|the)\s+(?:(?:very|most|more|really|extremely|particularly|so|quite|too)\s+)?(?:important|major|key|main|reverse|opposite|significant|good|great|popular|common|bad|big|large|huge|useful|famous|serious|further|final|second|third|first|last|only|same|next|other|best|worst|\w+est|most|least|more|few|lot|little|number of|result|reason|cause|way|example|result|consequence|success|failure|disaster|turning point|crucial|vital|essential|simple|clear|classic|typical|perfect|possible|likely|direct|thing|idea|matter|one|capital)\b/
/** What such a word describes has a name of its own. */
const PLACE =
  /\b(?:city|country|river|town|mountains?|region|state|company|organisation|treaty|war|book|play|novel|poem|language|god|goddess|island|planet|party|county|continent|sea|lake|village|capital|king|queen|empire|newspaper|film|painting|battle)\b/
const FIELD = /^(?:in|for)\s+(?:\w+\s){0,2}\w+,?$/i

const VERB_OF_MEANING =
  /^(?:means|refers to|refer to|mean|is defined as|are defined as|can be defined as|is when|is where|is the name given to|is the term for)\s+/

/** "X is a … that …", "X means …": what is X? */
export const definition: Maker = ({ statement, read, reading }) => {
  if (!statement) return []
  const { clause, sentence, subject } = statement
  const { block } = sentence
  if (clause.subject.length > 7 || subject.split(' ').length > 7) return []
  const predicate = textOf(block.text, [...clause.verbs, ...clause.rest])
  const leadText = textOf(block.text, clause.lead).replace(/,$/, '')
  if (clause.lead.length > 0 && !FIELD.test(leadText)) return []
  const field = clause.lead.length > 0 && /^in\b/i.test(leadText) ? `${leadText}, ` : ''
  const term = subject.replace(/^(?:the term|the word)\s+/i, '').replace(/^["“‘']|["”’']$/g, '')
  const meaning = VERB_OF_MEANING.exec(predicate)
  const be = clause.verbs[0]
  const make = (back: string, trust: number, person = false): Candidate[] => {
    const verb = meaning || !be ? (statement.plural ? 'are' : 'is') : spokenBe(be)
    const isNamed = person || PLACE.test(back)
    return [
      sentenceCandidate(
        read,
        sentence,
        'definition',
        ask(`${field}${person ? 'who' : 'what'} ${verb} ${isNamed ? term : reading.casing.common(term)}`),
        upperFirst(shorten(back, 25)),
        trust
      )
    ]
  }
  if (meaning) {
    if (/^(?:that|the end|a lot|more|you|we|i)\b/i.test(predicate.slice(meaning[0].length))) return []
    const what = predicate.slice(meaning[0].length)
    // "Internet means consumers are producers": what follows from it.
    if (/^(?:\p{L}+ ){1,3}(?:are|is|was|were|can|will|have|has)\b/u.test(what)) return []
    const when = /^is (when|where)/.exec(predicate)?.[1]
    return make(when ? `${when} ${what}` : what, 0.86)
  }
  if (!isBe(be) || clause.verbs.length !== 1) return []
  const rest = textOf(block.text, firstClauseOf(clause.rest))
  const article = /^(an?|the|any|all)\s/.exec(rest)?.[1]
  const isPluralKind =
    statement.plural &&
    /^(?:\w+\s){0,2}\w+s\s+(?:that|which|who|of|used|made|formed|containing|with|found)\b/.test(rest)
  if ((!article && !isPluralKind) || EVALUATIVE.test(rest) || /^one of\b/.test(rest)) return []
  if (
    /^(?:there|here|the (?:answer|point|idea|key|reason|problem|result|aim|goal|trick|question|first|second|main|next|only|other|difference))\b/i.test(
      term
    )
  )
    return []
  // "The capital of France is the …": an attribute, not a definition.
  if (/^the\s/i.test(term) && /\b(?:of|in|for)\b/.test(term) && !reading.casing.isName(term.split(' ')[1] ?? ''))
    return []
  const person = isPerson(rest) && /^\p{Lu}/u.test(term) && !/^the\s/i.test(subject)
  if (!person && !RELATIVE.test(rest)) return []
  const strong = /\b(?:that|which|who|by which|in which|where|used|when)\b/.test(rest) || article === 'the'
  return make(rest, strong ? 0.88 : 0.8, person)
}
