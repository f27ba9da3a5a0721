/** Who is spoken of: a person of the student's own life. */
const KIN =
  'dad|father|mum|mom|mother|step ?dad|step ?father|step ?mum|step ?mom|step ?mother|uncle|aunt|auntie|brother|sister|cousin|' +
  'grandad|grandpa|grandfather|grandma|grandmother|parents|boyfriend|girlfriend|partner|ex|husband|wife|teacher|coach|tutor|' +
  'neighbour|neighbor|boss'
const FRIENDS = `${KIN}|friend|best friend|bestie|mate|classmate|roommate|flatmate|son|daughter|someone i know`
const SELF = 'my ?self'
const OTHER_SELF = '(?:himself|herself|themself|themselves|him|her|them)'
const WORDS = (most: number): string => `(?:[\\p{L}\\d]+ ){0,${most}}`

const NO_POINT =
  '\\b(?:no|not? see (?:a|any|the)|dont see (?:a|any|the)|cant see (?:a|any|the)|whats the|without) (?:point|reason|purpose) (?:in|to|of|for) (?:living|live|being alive|be alive|wake up|waking up|going on|go on living|carry on living|exist|existing)\\b'

const any = (...sources: readonly string[]): RegExp => new RegExp(sources.map(one => `(?:${one})`).join('|'), 'u')

/** Said of oneself. */
const OWN = any(
  // Death.
  `\\b(?:kill|killing|hang|hanging|drown|drowning|shoot|shooting|suffocate|stab) ${SELF}\\b`,
  `\\b(?:end|ending|take|taking|ended) my (?:own )?life\\b`,
  `\\b(?:end|ending) it all\\b|\\bim (?:going to|gonna|about to) end it\\b`,
  `\\bi ${WORDS(4)}(?:want|wanna|wish|deserve|need|ready|rather|going|hope) (?:to |i could |i would )?(?:just )?(?:die|be dead)\\b(?! of| from| laughing)`,
  `\\bi(?:m| am|ve| have| feel|ve been| have been) ${WORDS(3)}suicidal\\b|\\bfeel(?:ing)? suicidal\\b`,
  `\\bmy (?:own )?suicid|\\bsuicidal (?:thoughts|feelings)\\b.*\\b(?:i|me|my)\\b|\\b(?:i|im|ive|my)\\b.*\\bsuicidal (?:thoughts|feelings)\\b`,
  `\\bi ${WORDS(3)}(?:dont|do not|never|cant|no longer|didnt) ${WORDS(2)}(?:want|wanna|wish|bear) ${WORDS(1)}(?:be (?:alive|here any ?more|in this world)|live|exist|wake up)\\b`,
  `\\b(?:dont|do not|no longer) ${WORDS(1)}(?:want|wanna) (?:to )?(?:be alive|live any ?more|exist any ?more)\\b`,
  `\\bi (?:just )?wish (?:i|that i) (?:was|were|had been) (?:dead|never born)\\b|\\bi wish i (?:was|were|had) ?(?:nt|not) (?:been )?(?:born|alive)\\b`,
  `\\b(?:i|im|ive|my)\\b.*${NO_POINT}|${NO_POINT}.*\\b(?:i|im|ive|my)\\b`,
  `\\bi ${WORDS(3)}(?:want|wanna|wish) (?:it all|everything|my life) (?:to stop|to end|would stop|would end|was over)\\b`,
  `\\b(?:better off|happier|easier) without me\\b`,
  `\\b(?:nobody|no one|noone|who) (?:would|will|d) (?:even )?(?:miss|notice|care)\\b ${WORDS(3)}?(?:if )?(?:i|me)\\b`,
  // Harm.
  `\\b(?:hurt|hurting|harm|harming|cut|cutting|burn|burning|starve|starving|injure|injuring|poison|overdose) ${SELF}\\b`,
  `\\bi(?:m|ve| am| have)? ${WORDS(3)}self harm\\w*|\\bmy self harm\\w*`,
  `\\bi(?:ve| have)? ${WORDS(2)}(?:took|taken|swallowed|drank|drunk) ${WORDS(5)}(?:tablets|pills|paracetamol|painkillers|bleach|overdose|antidepressants)\\b`,
  `\\bi(?:ve| have)? ${WORDS(2)}overdosed\\b`,
  `\\b(?:make|making|made) my ?self (?:throw up|sick|vomit|puke|be sick)\\b`,
  // Ways to do it.
  `\\b(?:painless|painful|easy|easiest|quick|quickest|fast|fastest|best|good) way (?:to|of) (?:die|dying|kill my ?self|killing my ?self|end my life|end it)\\b`,
  `\\bhow (?:many|much) ${WORDS(4)}(?:to (?:die|kill me|overdose|end it)|would kill me|will kill me|it takes? to die)\\b`,
  `\\bhow (?:can|do|could|should|would) i (?:die|overdose|end it)\\b`,
  `\\b(?:i|ive|im|my) ${WORDS(4)}(?:goodbye|farewell|suicide) (?:note|letter|message)\\b`
)

/** Done to the student. */
const DONE = any(
  `\\bmy (?:${KIN}) ${WORDS(4)}(?:hits?|hitting|beats?|beating|punch(?:es|ed|ing)?|kick(?:s|ed|ing)|slap(?:s|ped|ping)|chok(?:es|ed|ing)|burn(?:s|ed|t)|abus(?:es|ed|ing)|rap(?:es|ed|ing)|molest(?:s|ed|ing)|touch(?:es|ed|ing)|hurts?|hurting|assault(?:s|ed)) ${WORDS(1)}me\\b`,
  `\\b(?:i|im|i was|ive been|i have been|i am|i got|im being|i keep getting) ${WORDS(2)}(?:raped|molested|sexually assaulted|sexually abused|groomed|abused by|beaten (?:up )?(?:at home|by my))\\b`,
  `\\b(?:im|i am|too) ${WORDS(2)}(?:scared|afraid|frightened|terrified) (?:to (?:go|be at) home|of (?:going home|my (?:${KIN})))\\b`
)

/** Said of somebody near. */
const NEAR = any(
  `\\bmy (?:${FRIENDS})\\b ${WORDS(8)}(?:wants? to die|wanted to die|wants? to be dead|kill(?:ing)? ${OTHER_SELF}|end(?:ing)? (?:his|her|their) (?:own )?life|suicidal|self harm\\w*|(?:cut|cuts|cutting|hurt|hurts|hurting|starves?|starving) (?:himself|herself|themself|themselves)|overdosed?|took ${WORDS(3)}(?:tablets|pills|overdose))`
)

/** A line of a play, a poem, a person of history or a task of writing speaks, not the student. */
const SPEAKER =
  /\b(?:says?|said|states|declares|cries|sings?|lyrics?|line|lines|quote|quotation|quotes|phrase|words|soliloquy|speech|poem|poet|narrator|speaker|mean(?:s|t)? (?:by|when))\b[^.?!]{0,60}$/u
const OWN_SPEAKER =
  /\b(?:i|ive|my (?:friend|mate|sister|brother)) (?:have )?(?:just )?(?:say|said|keep saying)\b[^.?!]{0,60}$/u
const IN_ROLE =
  /\b(?:diary entry|diary|monologue|in role|role play|dramatic|persona|in the voice of|point of view of|from the perspective of|letter) (?:as|of|by|from|in|written|for)\b|\bas if (?:i|you) were\b/u

function isSpoken(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 90), at)
  return SPEAKER.test(before) && !OWN_SPEAKER.test(before)
}

/** Words by which somebody may be in danger, as plain words (`plainWords`), quotations taken out. */
export function isCrisis(plain: string): boolean {
  if (IN_ROLE.test(plain)) return false
  return [OWN, DONE, NEAR].some(rule => {
    const found = new RegExp(rule.source, 'gu')
    return [...plain.matchAll(found)].some(one => !isSpoken(plain, one.index))
  })
}
