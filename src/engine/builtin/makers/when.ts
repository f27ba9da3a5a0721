import { wordCount } from '#engine/text/words.ts'

/** A case at law. */
const CASE = /^\p{Lu}[\p{L}’' .&]* v\.? \p{Lu}[\p{L}’' .&]*(?: ?\(?\d{4}\)?)?$/u
/** What was done with it on its day; nothing where it simply took place. */
const DONE: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\s)(?:Act|Amendment|Bill|Statute)$/, ' passed'],
  [/(?:^|\s)(?:Treaty|Pact|Agreement|Accords?|Armistice)(?= of\s|$)/, ' signed'],
  [
    /^(?:the )?(?:birth|death|execution|assassination|coronation|abolition|fall|outbreak|partition|invasion|conquest|discovery|invention|foundation|founding|start|end|beginning|launch) of \S/i,
    ''
  ],
  [
    /(?:^|\s)(?:Battle|Siege|War|Revolution|Rebellion|Revolt|Rising|Uprising|Mutiny|Crisis|Crash|Famine|Plague|Election|Referendum|Coup|Massacre|Conference|Congress|Armada|Blockade|Blitz|Crusade|Reformation|Restoration|Renaissance|Strike|Riots?|Plot|Exhibition|Olympics|Eruption|Earthquake)(?= of\s|$)/,
    ''
  ]
]

/** "Battle of Bosworth: 1485", as it reads in a sentence: when was it? Of what is no event nothing says what happened then. */
export function whenQuestion(term: string): string | undefined {
  if (/\d/.test(term) || wordCount(term) > 8) return undefined
  if (CASE.test(term)) return `when was ${term} decided`
  const done = DONE.find(([name]) => name.test(term))?.[1]
  if (done === undefined) return undefined
  const named = term.replace(/^the /i, '')
  return `when ${/(?:Riots|Olympics|Accords)$/.test(term) ? 'were' : 'was'} the ${named}${done}`
}
