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
  '\\bkms\\b',
  `\\b(?:kill|killing|unalive|unaliving|hang|hanging|drown|drowning|shoot|shooting|suffocate|stab) ${SELF}\\b`,
  `\\b(?:end|ending|take|taking|ended) my (?:own )?life\\b`,
  `\\b(?:end|ending) it all\\b|\\bim (?:going to|gonna|about to) end it\\b`,
  `\\bi ${WORDS(4)}(?:want|wanna|wish|deserve|need|ready|rather|going|hope) (?:to |i could |i would )?(?:just )?(?:die|be dead)\\b(?! of| from| laughing)`,
  `\\bi(?:m| am|ve| have| feel|ve been| have been) ${WORDS(3)}suicidal\\b|\\bfeel(?:ing)? suicidal\\b`,
  `\\bmy (?:own )?suicid|\\bsuicidal (?:thoughts|feelings)\\b.*\\b(?:i|me|my)\\b|\\b(?:i|im|ive|my)\\b.*\\bsuicidal (?:thoughts|feelings)\\b`,
  `\\bi ${WORDS(3)}(?:dont|do not|never|cant|no longer|didnt) ${WORDS(2)}(?:want|wanna|wish|bear) ${WORDS(1)}(?:be (?:alive|here any ?more|in this world)|live|exist|wake up)\\b(?! (?:in|with|at|near|on)\\b)`,
  `\\b(?:dont|do not|no longer) ${WORDS(1)}(?:want|wanna) (?:to )?(?:be alive|live any ?more|exist any ?more)\\b`,
  `\\bi (?:just )?wish (?:i|that i) (?:was|were|had been) (?:dead|never born)\\b|\\bi wish i (?:was|were|had) ?(?:nt|not) (?:been )?(?:born|alive)\\b`,
  `\\b(?:i|im|ive|my)\\b.*${NO_POINT}|${NO_POINT}.*\\b(?:i|im|ive|my)\\b`,
  `\\bi ${WORDS(3)}(?:want|wanna|wish) (?:it all|everything|my life) (?:to stop|to end|would stop|would end|was over)\\b`,
  `\\b(?:better off|happier|easier) without me\\b|\\bbetter if i (?:wasnt|werent|was not|were not) (?:in it|here|around|alive)\\b`,
  `\\bwhy am i (?:even |still )(?:alive|here)\\b`,
  `\\b(?:nobody|no one|noone|who) (?:would|will|d) (?:even )?(?:miss|notice|care)\\b ${WORDS(3)}?(?:if )?(?:i|me)\\b`,
  `\\b(?:care|cares|cared|notice|matter|matters|miss)\\b.{0,20}\\bif i (?:live or die|die|died|was dead|were dead|disappeared|was gone|were gone)\\b`,
  `\\bi ${WORDS(4)}(?:want|wanna|wish|need) ${WORDS(4)}(?:disappear|vanish|sleep (?:forever|and (?:never|not) wake up)|never wake up|not wake up|not be here)\\b`,
  `\\bi(?:m)? ${WORDS(3)}feel(?:ing)? like (?:dying|ending it|killing)\\b`,
  `\\bi(?:m|ve)? ${WORDS(4)}(?:think|thinking|thought|want|wanna|going|gonna|planning|feel like) ${WORDS(3)}jump(?:ing)? (?:off|in front|from|out of)\\b`,
  `\\b(?:plan|plans|planning|planned) to (?:die|kill my ?self|end my life|end it)\\b`,
  `\\bwhats the point (?:of|in) (?:being alive|living|going on|existing)\\b(?! (?:according|for|in|to|of|by|as)\\b)`,
  `\\blife (?:isnt|is not|aint) worth (?:living|it)\\b(?! (?:according|for|in|to)\\b)`,
  `\\bim ${WORDS(2)}done with (?:life|living)\\b`,
  `\\bi ${WORDS(1)}hate my ?self\\b(?! for\\b)`,
  `(?<!\\b(?:is|was|are|were|be|hes|shes) )\\b(?:think|thinking|thought) (?:of|about) (?:just )?(?:ending (?:everything|it all|things|it)|dying|killing my ?self)\\b(?! with)`,
  `\\b(?:im|i am|i feel|ive been) ${WORDS(3)}tired of (?:living|life|being alive|existing)\\b`,
  `\\b(?:happier|better|better off|easier|glad|relieved) if i (?:(?:was|were) (?:dead|gone|not here|never born)|died|disappeared|wasnt (?:here|around|alive))\\b`,
  `\\bi ${WORDS(1)}(?:cant|cannot|can not) ${WORDS(1)}(?:go on|keep living|carry on)(?: living)?(?= like this| any ?more|[.!,;]|$)`,
  // Harm.
  `\\bi (?:burned|burnt|cut|scratched|hit|punched|bit) my (?:arms?|legs?|wrists?|thighs?|skin)\\b`,
  `\\b(?:pills|tablets|razor|blade|rope|knife) ${WORDS(3)}(?:next to|in front of|here with) me\\b|\\b(?:have|got) (?:the|a|my) (?:rope|pills|tablets|blade|razor|knife) ready\\b`,
  `\\b(?:havent|have not) ${WORDS(3)}(?:eaten|slept or eaten|eaten or slept)\\b.{0,30}\\b(?:days|weeks?)\\b`,
  `\\b(?:hurt|hurting|harm|harming|cut|cutting|burn|burning|starve|starving|injure|injuring|poison|overdose) ${SELF}\\b`,
  `\\bi(?:m|ve| am| have)? ${WORDS(3)}self harm\\w*|\\bmy self harm\\w*`,
  `\\bi(?:ve| have)? ${WORDS(2)}(?:took|taken|swallowed|drank|drunk) ${WORDS(5)}(?:tablets|pills|paracetamol|painkillers|bleach|overdose|antidepressants)\\b`,
  `\\bi(?:ve| have)? ${WORDS(2)}overdosed\\b`,
  `\\b(?:make|making|made) my ?self (?:throw up|sick|vomit|puke|be sick)\\b`,
  `\\bi(?:ve|m| have| am| was)? (?:been |started |keep )?cutting(?: again)?\\b(?! (?:the|a|an|my|down|out|up|back|off|along|corners|class|classes|through|it|paper)\\b)`,
  `\\bi ${WORDS(3)}(?:throw up|throwing up|threw up|vomit|purge|purging) ${WORDS(2)}(?:on purpose|after (?:every|each|all|i eat|eating|meals))`,
  // Ways to do it.
  `\\bway (?:to|of) (?:die|dying) (?:in (?:your|my) sleep|without (?:any )?pain|painlessly)\\b`,
  `\\b(?:painless|painful|easy|easiest|quick|quickest|fast|fastest|best|good) way (?:to|of) (?:die|dying|kill my ?self|killing my ?self|end my life|end it)\\b`,
  `\\bhow (?:many|much) ${WORDS(4)}(?:to (?:die|kill me|overdose|end it)|would kill me|will kill me|it takes? to die)\\b`,
  `\\bhow (?:can|do|could|should|would) i (?:die|overdose|end it)\\b`,
  `\\b(?:i|ive|im|my) ${WORDS(4)}(?:goodbye|farewell|suicide) (?:note|letter|message)\\b`
)

/** Done to the student. */
const DONE = any(
  `\\bmy (?:${KIN}) ${WORDS(4)}(?:hits?|hitting|beats?|beating|punch(?:es|ed|ing)?|kick(?:s|ed|ing)|slap(?:s|ped|ping)|chok(?:es|ed|ing)|burn(?:s|ed|t)|abus(?:es|ed|ing)|rap(?:es|ed|ing)|molest(?:s|ed|ing)|touch(?:es|ed|ing)|hurts?|hurting|assault(?:s|ed)) ${WORDS(1)}me\\b`,
  `\\b(?:i|im|i was|ive been|i have been|i am|i got|im being|i keep getting) ${WORDS(2)}(?:raped|molested|sexually assaulted|sexually abused|groomed|abused by|beaten (?:up )?(?:at home|by my))\\b`,
  `\\b(?:im|i am|too) ${WORDS(2)}(?:scared|afraid|frightened|terrified) (?:to (?:go|be at) home|of (?:going home|my (?:${KIN})))\\b`,
  `\\bmy (?:${KIN}) ${WORDS(2)}(?:comes?|came|coming|gets?|got) (?:in|into) my (?:room|bed) ${WORDS(2)}at night\\b`,
  `\\b(?:threaten\\w*|blackmail\\w*|sextort\\w*)\\b.{0,60}\\b(?:my nudes?|nudes|(?:pictures|photos|videos|pics) of me)\\b`,
  `\\b(?:forced|forces|made|makes) me (?:to )?(?:have sex|touch|undress|take my clothes|do sexual)`,
  `\\b(?:raped|molested|assaulted|groped|abused) me\\b`,
  `\\b(?:${KIN}) ${WORDS(6)}(?:threw|throws) ${WORDS(3)}at (?:me|my (?:head|face))\\b`,
  `\\bmy (?:${KIN}|friends? (?:dad|mum|mom|parents)) ${WORDS(3)}(?:locks?|locked|locking) (?:me|him|her|us) (?:in|out|up)\\b`,
  `\\bmy (?:${KIN}) ${WORDS(2)}(?:kiss(?:es|ed)?|grop(?:es|ed)) me\\b`,
  `\\b(?:our|my) (?:${KIN}) ${WORDS(1)}(?:hits|hurts|beats|touches|abuses) (?:him|her|them|us)\\b`,
  `\\b(?:asks|asked|asking|wants|telling|told) me (?:for|to send) ${WORDS(4)}(?:nudes|(?:pictures|photos|pics|videos) (?:without clothes|naked|of my body|undressed))\\b`,
  `\\bi(?:m)? (?:dont|do not|not|never) (?:feel )?safe (?:at home|with my|anywhere)\\b`
)

/** Said of somebody near. */
const NEAR = any(
  `\\bmy (?:${FRIENDS})\\b ${WORDS(8)}(?:wants? to die|wanted to die|wants? to be dead|kill(?:ing)? ${OTHER_SELF}|end(?:ing)? (?:his|her|their) (?:own )?life|suicidal|self harm\\w*|(?:cut|cuts|cutting|hurt|hurts|hurting|starves?|starving) (?:himself|herself|themself|themselves)|overdosed?|took ${WORDS(3)}(?:tablets|pills|overdose)|do something to (?:himself|herself|themself|themselves))`,
  '\\b(?:sent|wrote|left) me a (?:goodbye|farewell|suicide) (?:message|text|note|letter)\\b'
)

/** A line of a play, a poem, a person of history or a task of writing speaks, not the student. */
const SPEAKER =
  /\b(?:says?|said|states|declares|cries|sings?|lyrics?|line|lines|quote|quotation|quotes|phrase|words|soliloquy|speech|poem|poet|narrator|speaker|mean(?:s|t)? (?:by|when))\b[^.?!]{0,60}$/u
const OWN_SPEAKER = new RegExp(
  `\\b(?:i|ive|my ${WORDS(2)}(?:${FRIENDS})) (?:have |has )?(?:just |always )?(?:says?|said|told|keeps? saying)\\b[^.?!]{0,60}$`,
  'u'
)
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
