import { replace, unedited, type Edited } from '#engine/builtin/spoken/edit.ts'

/** Where a sentence begins. */
const OPEN = String.raw`(^|[.?!:]["”’)]*\s+)`
/** Say nothing in front of a sentence, with a comma behind them. */
const FILLER =
  '(?:(?:and|but) )?(?:so|now|ok|okay|right|alright|all right|well|um|uh|er|erm|yeah|yes|no|oh|hmm|anyway|basically|obviously|actually|honestly|you know|i mean|you see|look|see|remember|of course|as you know|as i said|like i said|as we said|by the way|quick one|last thing|one more thing|one more|morning|good morning|good morning everybody|the important bit|the big power|the odd one|morning all|everybody|everyone|ok everyone|okay everybody|hello|first of all|first|firstly|second|secondly|third|thirdly|fourth|fourthly|fifth|finally|lastly|next|then|number (?:one|two|three|four|five|six|seven)|one|two|three|four|five)'
/** The same without a comma, in front of a sentence that stands without them. */
const BARE =
  '(?:okay so|ok so|right so|so then|and so|and then|so|and|but|okay|alright|now)(?= (?!that\\b|far\\b|much\\b|many\\b|called\\b|on\\b))'
/** What the speaker says about what comes. */
const FRAME =
  "(?:(?:what|the (?:main |key |important |one |other |only )?(?:thing|point|bit|idea)s?(?: that)?) (?:i(?:'d| would)? (?:want|like|need) you(?: all)?|you(?:'ve got| have| need|'ll need)|you really need|we need) to (?:remember|know|understand|learn|get|take away|write down|notice|see)(?: (?:here|today|is this|about (?:this|that)))?,? is(?:,| that|:)?|the (?:main|key|important|big|crucial) (?:thing|point|bit|idea)(?: to remember| here)?,? is(?: that|,|:)?|(?:please |do |and |now |just )*(?:remember|notice|note|don't forget|bear in mind)(?:,| that)|(?:you|we) (?:need to|have to|should|must) (?:know|remember|understand) that|i(?:'d| would) (?:say|argue) that|it turns out(?: that)?|the (?:point|thing|fact|trouble|truth) is(?: that|,))"

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const OPENERS = [
  new RegExp(`${OPEN}${FILLER}(?:,|\\.(?= \\p{Lu})| –| -|…)\\s+(\\S)`, 'giu'),
  new RegExp(`${OPEN}${BARE}\\s+(\\S)`, 'giu'),
  new RegExp(`${OPEN}${FRAME}\\s+(\\S)`, 'giu')
]
/** More of them may follow one another: "Okay, so, um, …". */
const ROUNDS = 4

const opened = (edited: Edited): Edited => {
  let now = edited
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = now.text
    for (const pattern of OPENERS) now = replace(now, pattern, ([, open = '', next = '']) => open + upperFirst(next))
    if (now.text === before) break
  }
  return now
}

type Rule = readonly [RegExp, string | ((match: RegExpExecArray) => string)]

/** What is heard and adds nothing, inside a sentence. */
const INSIDE: readonly Rule[] = [
  [/[,–-]?\s(?:um|uh|erm|er|hmm)\b[,–-]?(?=\s)/giu, ''],
  [
    /,\s(?:you know|i mean|i suppose|i guess|sort of|kind of|if you like|if you will|like|obviously|of course|actually|basically|literally|believe it or not|by the way|remember|trust me|as you know|as i said|as we said),(?=\s)/giu,
    ''
  ],
  [/\s(?:basically|literally|obviously|essentially)(?=\s\p{Ll})/giu, ''],
  [
    /,\s(?:okay|ok|right|yeah|yes|you see|you know|isn['’]t it|aren['’]t they|doesn['’]t it|don['’]t they|remember|please|basically|all right|if you like)([.?])/giu,
    '.'
  ],
  [
    /\b(is|are|was|were|means?|meaning|that's|it's|they're)\s(?:really |quite )?(?:just|simply|really)(?=\s(?:an?|the|when|where|what|that|to|about|means?|\p{Ll}+ing)\b)/giu,
    '$1'
  ],
  [/\s(?:just|simply|really|basically)(?=\s(?:means?|refers?)\b)/giu, ''],
  [/\b(is|are|means),? in other words,?(?=\s)/giu, '$1'],
  [
    /[,.]\s(?:and )?(?:write (?:that|this|it) down|that(?:'s| is) (?:important|a (?:good|key|big) one|worth (?:knowing|remembering))|it comes up every(?: single)? year|learn (?:that|it|this))(?:,? please)?(?=[.!])/giu,
    ''
  ]
]

/** As it is written. */
const WRITTEN: readonly Rule[] = [
  [/\b(it|that|there|what|who|where|he|she)['’]s(?=\s(?:got|been|become|gone|had|done)\b)/giu, '$1 has'],
  [/\b(it|that|there|what|who|where|he|she)['’]s\b/giu, '$1 is'],
  [/\b(they|we|you)['’]re\b/giu, '$1 are'],
  [/\b(has|have) got\b(?! to\b)/giu, '$1']
]

/** A short name in front, and "that is …" behind it: "Systematic sampling, that is where …". */
const NAMED = new RegExp(
  `${OPEN}((?:an? |the )?(?!(?:if|when|the (?:first|second|third|last|next)|because|what|who|why|how|where|which|this|that|these|it|they|there)\\b)\\p{L}[\\p{L}-]+(?: (?!(?:is|are|was|were|has|have|had|can|will|does|do|did)\\b)\\p{L}[\\p{L}-]+){0,3}(?:, also (?:known as|called) [\\p{L} -]{3,40})?)[,.:]? ?,?\\s(?:so |and |well,? )?(?:that|this|it) is (?=(?:when|where|an?|the (?:power|process|idea|rule|study|belief|ability|amount|number|time|distance|rate|theory|principle|part|way|use|right|practice|name|feeling|tendency|change|energy|force|difference)) )`,
  'giu'
)

/** How a speaker names things. */
const NAMING: readonly Rule[] = [
  [
    /\b(that|this|which|it) (?:\p{Ll}+ )?is what (?:we|people|you|they|physicists|chemists|economists|biologists|psychologists|historians) (?:usually |often |sometimes )?call\b/giu,
    ([all]) => all.replace(/ is what .*$/i, ' is called')
  ],
  [/\bis what is (called|known as|termed|referred to as)\b/giu, 'is $1'],
  [/\b(which|that) (?:we|people|they) (?:usually |often |sometimes )?call\b/giu, '$1 is called'],
  [/\b(?:we|people|they) (?:usually |often )?call (that|this|it)\b/giu, '$1 is called'],
  [
    new RegExp(
      `${OPEN}(?:by|when i say) ["“‘]?([\\p{L} -]{3,40}?)["”’]?,? (?:i|we) mean(?: (?:exactly )?that,?)?(?= )`,
      'giu'
    ),
    ([, open = '', name = '']) => `${open}${upperFirst(name)} means`
  ],
  [NAMED, ([, open = '', name = '']) => `${open}${upperFirst(name.replace(/^the (?=\p{Ll}+ing\b)/u, ''))} is `]
]

const applied = (edited: Edited, rules: readonly Rule[]): Edited =>
  rules.reduce(
    (now, [pattern, put]) =>
      replace(now, pattern, match =>
        typeof put === 'string' ? put.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '') : put(match)
      ),
    edited
  )

/** What was said, as a sentence to read: without fillers, and with names given as writers give them. */
export function written(text: string): Edited {
  const plain = applied(opened(applied(unedited(text), INSIDE)), INSIDE)
  return applied(opened(applied(plain, WRITTEN)), NAMING)
}
