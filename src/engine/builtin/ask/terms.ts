import { stemOf } from '#engine/text/stem.ts'
import { isStopWord, wordsOf } from '#engine/text/words.ts'

/** Words that only ask or only tie the question together: what they say of the notes is nothing. */
const QUESTION = new Set(
  (
    'mean means meant happen happens happened make makes made come comes came let lets call calls called get gets got ' +
    'rid use uses used try tries tried usually go goes stop stops keep keeps lose loses thing things something somebody ' +
    'someone way ways many please pls plz plss thanks thank thx ok okay hey hello hi u idk btw bro'
  ).split(' ')
)
/** These only ask where a question or a clause begins with them ("linked list", "solid state"), or with "of" ("merge sort"). */
const COMMAND =
  /(?:^|[.,;:?]|\b(?:you|u|to|and|please|pls|plz|me)\b)\s*(?:(?:name|tell|explain|describe|define|state|give|list)\b\s*)+/gi
const OF = /\b(?:kind|sort|lot)s?(?=\s+of\b)/gi

/** "What's" asks with "what" and "is"; "didn't" is "did not". */
const spelledOut = (question: string): string =>
  question
    .replace(/\b(what|who|where|how|when|that|there|it)['’]s\b/gi, '$1 is')
    .replace(/\bcan['’]?t\b/gi, 'can not')
    .replace(/\bwon['’]t\b/gi, 'will not')
    .replace(/n['’]t\b/gi, ' not')

/** Stems that carry meaning; hyphenated words count whole and in parts. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap(word => {
    const parts = word.includes('-') ? [word, ...word.split('-')] : [word]
    return parts.filter(part => part !== '' && !isStopWord(part)).map(stemOf)
  })
}

/** What a question is about: the words that only ask are left out. Nothing is left of "And what happens then?". */
export function subjectTerms(question: string): string[] {
  const words = spelledOut(question)
    .replace(COMMAND, ' ')
    .replace(OF, ' ')
    .replace(/\b[a-z]+\b/gi, word => (QUESTION.has(word.toLowerCase()) ? ' ' : word))
  return [...new Set(termsOf(words))]
}

/** The same; where all of its words only ask, they are what is looked for. */
export function askedTerms(question: string): string[] {
  const found = subjectTerms(question)
  return found.length > 0 ? found : [...new Set(termsOf(spelledOut(question)))]
}
