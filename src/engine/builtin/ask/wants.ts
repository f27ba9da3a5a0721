const NAME = String.raw`\p{Lu}\p{Ll}+`

const DEFINITION =
  /^(?:what(?:['’]s| is| are| was| were| does| do)?(?: meant by| a| an| the)?\s[\w-]+(?:\s[\w-]+)?(?: mean)?\s*\?|define\b)/i

/** What a kind of question looks for, seen in a sentence. A question can be of several kinds. */
const KINDS: readonly (readonly [question: RegExp, sentence: RegExp])[] = [
  [
    /^(?:why|how come|what(?:['’]s| is| was)? the (?:reason|point)|for what reason|what (?:made|makes|caused?|stops?|prevents?))\b/i,
    /\b(?:because|since|due to|so that|so|in order to|therefore|reason|caused?|causes|means|as|leads?|otherwise|to avoid|thanks to|makes?|which is why)\b|→|=>|->/i
  ],
  [
    /^(?:when|in (?:what|which) year|(?:what|which) (?:year|date))\b/i,
    /\b(?:1\d{3}|20\d\d|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)|century|BC|AD|after|until|once|when)\b/
  ],
  [
    /^(?:how (?:many|much|long|far|old|fast|hot|big|large|high|often|quickly|deep|tall|wide|heavy)|(?:at |in |to )?what (?:percentage|range|share|proportion|age|temperature|speed|ratio|number))\b/i,
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|hundred|thousand|million|billion|half|third|quarter|once|twice|daily|weekly)\b/i
  ],
  [DEFINITION, /\b(?:is|are|was|were)\s+(?:an?|the)\b|\bmeans\b|^[^:=]{2,40}(?::| [–—-]| =) /],
  [
    /\b(?:called|call it|do you call|name (?:of|for)|term for|known as|word for)\b/i,
    /\b(?:called|known as|termed|named|is|are)\b|^[^:=]{2,40}(?::| [–—-]| =) |[“"‘']/i
  ],
  [
    /^(?:who|whose|whom|which (?:person|man|woman|king|queen|scientist|thinker))\b/i,
    new RegExp(String.raw`(?<!^)(?<![.!?:] )${NAME}(?:\s${NAME})?|^${NAME} ${NAME}`, 'u')
  ],
  [
    /^(?:where|(?:in |from |to )?which (?:country|city|town|place|state|river|coast))\b/i,
    /\b(?:in|at|near|on|from|to) (?:the )?\p{Lu}|\b(?:in|at|near|on|inside|between|outside) the\b/u
  ],
  [
    /\b(?:wrong with|problems?|drawbacks?|disadvantages?|downsides?|bad side|weakness\w*|limitations?|critici\w+|dangers?|risks?|harm\w*|against|trust)\b/i,
    /\b(?:but|however|problems?|drawbacks?|disadvantages?|downsides?|weakness\w*|lacks?|limit\w*|critici\w+|dangers?|risks?|only|not|too|cannot|can['’]t|may|might|toxic|harm\w*|costs?|cons|evaluation)\b|–/i
  ],
  [
    /\b(?:difference|differ|compared?|distinguish|unlike|versus|vs)\b/i,
    /\b(?:whereas|while|but|unlike|differ\w*|compared|instead|than|both|only|vs)\b/i
  ],
  [
    /^(?:how (?:do|does|did|can|could|is|are|was|were|would|should)|in what way)\b/i,
    /\b(?:by|through|using|with|so|first|then|until|which|into)\b|→|=>|\+|=/i
  ],
  [
    /^what (?:happen\w*|do|does|did|effect|impact)\b/i,
    /\b(?:so|leads?|caus\w+|result\w*|becom\w+|then|makes?|made|more|less|up|down|ris\w+|fall\w*|rose|fell|increas\w+|decreas\w+|drop\w*)\b|→/i
  ],
  [
    /^(?:can|could|do|does|did|is|are|was|were|should|must|may|has|have)\b/i,
    /\b(?:not|no|never|only|can|cannot|must|always|may|unlikely|yes)\b|n['’]t\b/i
  ]
]
const UNKNOWN = 0.5

/** Who types in haste leaves the question mark out. */
const marked = (question: string): string => `${question.trim().replace(/[\s?.!]+$/u, '')}?`

/** "What is osmosis?", "define osmosis" */
export const isDefinition = (question: string): boolean => DEFINITION.test(marked(question))

/** How well a sentence has the shape of an answer to this question, 0 to 1; a half where the question does not tell. */
export function shapeWanted(question: string): (sentence: string) => number {
  const asked = marked(question)
  const wanted = KINDS.filter(([asks]) => asks.test(asked)).map(([, sentence]) => sentence)
  return sentence => (wanted.length === 0 ? UNKNOWN : wanted.filter(one => one.test(sentence)).length / wanted.length)
}
