import { ask, shorten, type Candidate } from '#engine/builtin/candidate.ts'
import { isSpecific, rarity } from '#engine/builtin/ask/rarity.ts'
import { term } from '#engine/builtin/ask/terms.ts'
import { rootsOf } from '#engine/builtin/gaps/gap.ts'
import { leansOn } from '#engine/builtin/gaps/leans.ts'
import type { LooseMaker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { isCommon } from '#engine/builtin/text/common.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { tag } from '#engine/builtin/text/tagger.ts'
import { isStopWord, wordCount, wordsOf } from '#engine/builtin/text/words.ts'

const WORD = String.raw`\p{L}[\p{L}’'-]*`
/** "A hypothetical imperative is a command that …", "Irradiation is being exposed to …". */
const IS = new RegExp(
  String.raw`^((?:An? |The )?${WORD}(?: ${WORD}){0,3}?)(, also (?:known as|called) [\p{L} -]{3,40}?,?)? (is|are|means?) (.{12,220}?)[.!]?$`,
  'iu'
)
/** "…, and that is frequency analysis, which is where you count the letters." */
const WHICH = new RegExp(
  String.raw`(?:^|\s)((?:an? |the )?${WORD}(?: ${WORD})?), which (is) ((?:when|where) .{12,160}?)[.!]?$`,
  'iu'
)
const NO_TERM =
  /^(?:the \p{Ll}+er the|this\b|that|these|those|it|they|he|she|there|here|you|we|i|what|who|which|where|when|why|how|if|because|one|two|three|number|all|some|most|many|everyone|everybody|nobody|people|today|the (?:\w+ )?(?:one|first|second|third|last|next|other|problem|question|reason|point|idea|answer|thing|key|difference|result|trick|aim|man|example|mistake|criticism|exam|court|company|law|test|two|three|whole|best|worst)|an? (?:good |bad |classic |famous |nice )?(?:example|thing|way|problem|lot|few|bit|point|question|reason))\b/iu
/** What a meaning opens with: a kind and what sets it apart, a case, a doing. */
const KIND =
  /^(?:an?|the|any|any kind of) (?:[\p{L}'’-]+ ){1,5}?(?:that|which|who|whose|where|when|of|for|from|by|in|between|with|without|behind|used|made|needed|it|you|to|given|caused|per)\b/u
const CASE = /^(?:when|where|whether) \S/
const DOING = /^(?:being )?\p{Ll}{3,}(?:ing|ed) \S/u
const EVALUATIVE =
  /^(?:an?|the) (?:(?:very|most|more|really|so|quite|too) )?(?:important|major|key|main|good|great|popular|common|bad|big|large|huge|useful|famous|serious|best|worst|most|least|lot|result|reason|cause|way round|example|consequence|success|failure|nice|classic|perfect|thing|matter|same|opposite|question|problem|case|kind of thing)\b|\b(?:catch(?:es)? (?:everyone|everybody|people|you) out|comes up|people (?:forget|confuse|get|mix))\b/
/** Behind these the speaker adds to the meaning, or begins anew. */
const ADDED =
  /,? (?:so|and so|but|because|like|for example|say|right|okay|whereas|although|and (?:that|this|it|they|he|every|the|you)|not (?:the|a|just))\b|[:;–]|, (?:it|that|this|they|he|she|we|you|so|and|whatever|usually|probably)\b/

const meaningOf = (body: string): string => {
  const at = ADDED.exec(body)
  const cut =
    at && (body.slice(at.index).startsWith(',') || /^[:;–]/.test(body.slice(at.index))) ? at.index : body.length
  return body.slice(0, cut).trim()
}

function isTerm(name: string): boolean {
  if (NO_TERM.test(name)) return false
  const words = wordsOf(name).filter(word => !isStopWord(word))
  const tokens = tag(name.toLowerCase(), 0, [])
  if (words.length === 0 || tokens.some(token => /^(?:PRON|ADV|SCONJ|CCONJ)$/.test(token.pos))) return false
  const last = words.at(-1) ?? ''
  return (
    words.some(word => isSpecific(term(word))) ||
    (words.length > 1 && words.some(word => rarity(term(word)) > 0.9)) ||
    (rarity(term(last)) > 0.9 && !isCommon(last))
  )
}

/** What a speaker says a thing is: the same as in writing, and in ways that are heard only ("… is when you …"). */
export const spokenDefinition: LooseMaker = ({ sentence, read, reading }) => {
  const [, name = '', , verb = '', body = ''] = IS.exec(sentence.text) ?? []
  const [, other = '', , whole = ''] = name === '' || !isTerm(name) ? (WHICH.exec(sentence.text) ?? []) : []
  const make = (said: string, be: string, text: string): Candidate[] => {
    const meaning = meaningOf(text.replace(/^that /, ''))
    const isMeans = /^mean/.test(be)
    if (!isTerm(said) || EVALUATIVE.test(meaning) || wordCount(meaning) < 4 || wordCount(meaning) > 25) return []
    const isKind = KIND.test(meaning) && !/^the (?:first|last|only|next)\b/.test(meaning)
    if (!isKind && !CASE.test(meaning) && !(DOING.test(meaning) && (isMeans || /^being|ing /.test(meaning)))) return []
    // "The plates are moving apart": a verb, no meaning.
    if (
      DOING.test(meaning) &&
      !isMeans &&
      (be === 'are' || /^(?:the|a|an) /i.test(said) || !/^\p{Ll}+ing\b/u.test(meaning))
    )
      return []
    const whole = `${upperFirst(said)} is ${meaning}.`
    const plain = whole
      .replace(/\byour\b/gi, 'one’s')
      .replace(/\byou\b/gi, 'people')
      .replace(/\bthe one that\b/g, 'the part that')
    if (leansOn(plain, tag(plain, 0, [])) || /\b(?:i|me|my|us|our)\b/i.test(meaning)) return []
    const roots = rootsOf(said)
    if (roots.length > 0 && roots.every(root => rootsOf(meaning).includes(root))) return []
    const term = reading.casing.common(said)
    const front = ask(
      CASE.test(meaning) || isMeans ? `what is meant by ${term.replace(/^(?:an?) /, '')}` : `what ${be} ${term}`
    )
    return [
      {
        ...sentenceCandidate(
          read,
          { sentence, quote: sentence },
          'definition',
          front,
          upperFirst(shorten(meaning, 25)),
          0.79
        ),
        isLaidOut: true
      }
    ]
  }
  return body !== '' && isTerm(name)
    ? make(name, verb.toLowerCase(), body)
    : other === ''
      ? []
      : make(other, 'is', whole)
}
