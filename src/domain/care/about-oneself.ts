import { plainWords } from '#domain/care/plain.ts'

/** Words that begin or break a question about a text or a time: behind them somebody else is spoken of. */
const STUDY =
  /\b(?:essay|paragraph|poem|poet|play|novel|book|story|chapter|act|scene|character|narrator|speaker|theme|quote|quotation|author|writer|text|exam question|mark scheme|source [a-z]|philosoph\w*|according to)\b/u
const ASKS =
  /^(?:so |and |but |ok |please )*(?:is|are|was|were|does|did|do|why|how|what|which|who|when|where|explain|describe|discuss|compare|analyse|analyze|evaluate|outline|define)\b/u
/** A name within a sentence: of a person, a place or a work. */
const NAME =
  /(?<=[\p{Ll}\d,;:] )(?!I\b|Mum|Mom|Dad|God|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\p{Lu}\p{Ll}+/u

/** From "I" to what follows with no other subject and no clause of its own between. */
const STEPS =
  '(?:(?!why|how|what|when|who|which|that|if|whether|people|they|he|she|we|the|about|for|understand|know|explain|write|read|learn|revise)[\\p{L}]+ ){0,6}'
const I = `\\bi(?:d|m|ll|ve)? ${STEPS}`
const IDIOM = '(?! (?:for|of|from|to|laughing|inside|over|at)\\b)'

const DANGER = new RegExp(
  [
    `${I}(?:die|be dead|better off dead|kill my ?self|overdose|be gone forever)\\b${IDIOM}`,
    `${I}(?:not|never|wont|dont|didnt|cant|hate|hated|tired of|sick of) ${STEPS}(?:alive|to live|living|exist|existing|wake up)\\b(?! (?:things|organisms|in|with|at|on time|early|late)\\b)`,
    `${I}(?:hurt|harm|cut|scratch|burn|bite|punch|starve)(?:ing|s|ed)? my ?(?:self|arms?|legs?|wrists?|thighs?|skin)\\b`,
    `\\b(?:think|thinking|thought|thoughts|dream|dreaming) (?:[\\p{L}]+ ){0,2}(?:about|of) (?:[\\p{L}]+ ){0,2}(?:suicide|dying|my death|killing my ?self|ending (?:it|everything|things))\\b`,
    `\\b(?:part of me|my (?:brain|head|mind)) ${STEPS}(?:to die|dead|kill my ?self)\\b`,
    `${I}(?:want|wanna|wish) (?:to )?(?:stop existing|stop living)\\b`,
    `\\bi(?:ve| have)? (?:stopped eating because|wrote my will|(?:gave|given) (?:all )?my things away)\\b`,
    `\\b(?:blade|razor|knife) (?:[\\p{L}]+ ){0,2}my (?:skin|arms?|legs?|wrists?|thighs?)\\b`,
    `\\b(?:leave|leaving) this world\\b`,
    `\\b(?:she|he|they)(?:ll|d| will| would| wants? to| want to| is going to| tried to) ${STEPS}(?:overdose|die by suicide|(?:kill|hurt|harm) (?:her|him|them)sel\\w+)\\b`,
    `\\btouch(?:es|ed|ing)? my (?:legs?|thighs?|chest|breasts?|bum|bottom|body|private\\w*)\\b`
  ].join('|'),
  'u'
)
const OWN = /\b(?:i|im|ive|id|ill|me|my|myself)\b/u

/**
 * Danger said in words that no list has whole: by what follows "I", in a sentence that names nobody, asks nothing about a
 * text and does not begin as a question of the syllabus does.
 */
export function speaksOfDanger(text: string): boolean {
  return text.split(/[.!?;\n]+/).some(sentence => {
    const plain = plainWords(sentence)
    if (!DANGER.test(plain) || NAME.test(sentence.trim()) || STUDY.test(plain) || ASKS.test(plain)) return false
    return OWN.test(plain) || /^(?:honestly |just |been |always |keep )*(?:been |think|thinking|dream)/u.test(plain)
  })
}
