import { isOneTypo } from '#lib/values/one-typo.ts'

/** What a student says to the chatbot itself. What of it needs the notes is answered from them. */
export type ActKind =
  | 'greeting'
  | 'thanks'
  | 'who'
  | 'can'
  | 'summary'
  | 'test'
  | 'stop'
  | 'bye'
  | 'skip'
  | 'harder'
  | 'why'
  | 'again'
  | 'hint'
  | 'show'
  | 'unknown'

export interface Act {
  readonly kind: ActKind
  /** What it is to be about; empty where nothing was said. */
  readonly about: string
}

interface Line {
  /** The whole message, without marks, small, and without the words of `FILLERS` at its ends. */
  readonly says?: string
  /** Beginnings; what follows is what it is about. */
  readonly begins?: string
}

/** Parted by bars. A message that is longer than one of these is a question, and goes to the notes. */
const ACTS: { readonly [kind in ActKind]: Line } = {
  greeting: {
    says: 'hi|hello|hey|hiya|hi there|hello there|hey there|good morning|good afternoon|good evening|yo|greetings|hola|whats up|sup|how are you|how are you doing'
  },
  thanks: {
    says: 'thanks|thank you|thank u|thx|ty|thanks a lot|thanks so much|thank you so much|thank u so much|thank you very much|many thanks|cheers|great thanks|great thank you|ok thanks|perfect thanks|thanks that helps|thanks that helped|thats helpful|got it thanks|cool thanks|nice thanks'
  },
  who: {
    says: 'who are you|what are you|whats your name|what is your name|are you an ai|are you a bot|are you a robot|are you chatgpt|are you human|are you real|are you a real person|who made you|which model are you|what model are you|who am i talking to'
  },
  can: {
    says: 'what can you do|what can i ask|what can i ask you|what do you do|how can you help|how can you help me|can you help me|can you help|help me|how does this work|how do you work|how do i use this|what is this|what can i do here|what are you able to do|help'
  },
  summary: {
    says: 'summarise|summarize|sum it up|sum up|summary|give a summary|give me a summary|summarise my notes|summarize my notes|summarise this note|summarize this note|summarise this|summarize this|summarise it|summarize it|tldr|overview|give an overview|give me an overview|what are my notes about|what is in my notes|what is this note about',
    begins:
      'summarise|summarize|sum up|give a summary of|give a summary on|give me a summary of|give me a summary on|give me an overview of|show me a summary of|give an overview of|a summary of|summary of|summary on|overview of|make a summary of|write a summary of|what do my notes say about|what do my notes say on|what do my notes say under'
  },
  test: {
    says: 'test me|quiz me|ask me questions|ask me a question|ask me something|give me a quiz|give me questions|test my knowledge|start a quiz|examine me|make me a quiz|can we do a quiz',
    begins:
      'test me on|test me about|quiz me on|quiz me about|ask me questions on|ask me questions about|ask me about|give me a quiz on|give me a quiz about|make me a quiz on|make me a quiz about|examine me on'
  },
  stop: {
    says: 'stop|stop it|stop this|quit|exit|end|end it|enough|thats enough|im done|i am done|finish|lets stop|i want to stop|no more|no more questions|stop asking|stop the quiz|end the quiz|cancel'
  },
  bye: { says: 'bye|goodbye|bye bye|good bye|see you|see you later|see ya|cya|good night|gn|ttyl|tata' },
  skip: {
    says: 'skip|skip it|skip this|skip this one|skip this question|pass|next|next one|next question|another|another one|another question|a different one|something else|continue|go on|lets continue'
  },
  harder: {
    says: 'harder|a harder one|give me a harder one|make it harder|more difficult|something harder|too easy|this is too easy|thats too easy|a harder question|harder question'
  },
  why: { says: 'why|but why|why is that|why though|why so|how come|and why|why that' },
  again: {
    says: 'explain again|explain it again|explain that again|explain this again|again|say it again|say that again|explain|repeat|repeat that|repeat the question|what was the question|i dont understand|i do not understand|i dont get it|i dont get this|i dont understand this|i dont understand the question|what do you mean|what does that mean|in other words|simpler|simplify|explain simpler|explain it simpler|explain more|tell me more|more|more detail|more details|another answer|can you explain'
  },
  hint: {
    says: 'hint|a hint|give me a hint|give a hint|can i have a hint|can i get a hint|give me a clue|a clue|clue|i need a hint|i need help|help me out|give me a tip'
  },
  show: {
    says: 'show me|show me the answer|show the answer|show answer|tell me|tell me the answer|just tell me|just tell me the answer|whats the answer|what is the answer|give me the answer|give up|i give up|answer|the answer|reveal'
  },
  unknown: {
    says: 'i dont know|i do not know|dont know|idk|dunno|i dunno|no idea|i have no idea|not sure|im not sure|i am not sure|no clue|i have no clue|i forgot|i forget|cant remember|i cant remember|i dont remember|no|nothing|um|uh|hmm|not really|i dont know this|i dont know that|i dont know the answer|im stuck|i am stuck|stuck'
  }
}

/** Said before and after anything. */
const FILLERS = new Set(
  'please pls plz ok okay so well now then just oh ah and but hey hi hello bro sir miss maam um uh hmm sorry actually lol haha kindly yaar bhai dude man mate buddy'.split(
    ' '
  )
)
const BEFORE = new Set([...FILLERS, 'can', 'could', 'would', 'will', 'you', 'u'])
/** "My geography notes" are the notes on geography. */
const NOTES_OF = / notes?$/u
const OF_NOTES = /^(?:(?:my|the|all|this|these|our) )?(?:notes? ?)?(?:(?:on|about|of|from|under) )?/u

function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    // "hiii", "thankssss": nobody spells with three.
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return plain.split(' ').filter(word => word !== '')
}

function withoutFillers(words: readonly string[]): string {
  const from = words.findIndex(word => !BEFORE.has(word))
  const to = words.findLastIndex(word => !FILLERS.has(word))
  return from < 0 ? '' : words.slice(from, to + 1).join(' ')
}

const SAID = new Map<string, ActKind>()
const BEGINS: { readonly begins: string; readonly kind: ActKind }[] = []
for (const [kind, { says = '', begins = '' }] of Object.entries(ACTS) as [ActKind, Line][]) {
  for (const line of says.split('|')) if (line !== '') SAID.set(line, kind)
  for (const line of begins.split('|')) if (line !== '') BEGINS.push({ begins: `${line} `, kind })
}
// The longest first: "test me on" before anything it begins with.
BEGINS.sort((one, other) => other.begins.length - one.begins.length)

/**
 * Only words of so many letters are met by a slip: of shorter ones too many are words of their own ("cancer" is no
 * "cancel", "anther" no "another").
 */
const LONG = 7
/** In a line of several words a shorter one may have two letters changed about: "tset me on". */
const TURNED = 4

function isMeant(typed: string, meant: string, isLine: boolean): boolean {
  if (typed === meant) return true
  if (meant.length >= LONG && typed.length >= (isLine ? LONG - 1 : LONG)) return isOneTypo(typed, meant)
  return isLine && typed.length === meant.length && typed.length >= TURNED && isTurned(typed, meant)
}

const isTurned = (one: string, other: string): boolean =>
  isOneTypo(one, other) && Array.from(one).sort().join('') === Array.from(other).sort().join('')

const LINES = [...SAID].map(([line, kind]) => ({ words: line.split(' '), kind }))

/** The line that a message is a slip of. */
function nearLine(words: readonly string[]): ActKind | undefined {
  const isLine = words.length > 1
  return LINES.find(
    ({ words: meant }) =>
      meant.length === words.length && meant.every((word, at) => isMeant(words[at] ?? '', word, isLine))
  )?.kind
}

/** How many words of a message are the beginning of an act; 0 where they are not. */
function begunBy(words: readonly string[], begins: string): number {
  const meant = begins.trimEnd().split(' ')
  const isBegun = words.length > meant.length && meant.every((word, at) => isMeant(words[at] ?? '', word, true))
  return isBegun ? meant.length : 0
}

/** What a message asks of the chatbot itself; null for a question or an answer, which are most of them. */
export function actOf(text: string): Act | null {
  const words = plainWords(text)
  const whole = words.join(' ')
  const bare = withoutFillers(words)
  const parts = bare.split(' ')
  const said = SAID.get(whole) ?? SAID.get(bare) ?? nearLine(parts)
  if (said) return { kind: said, about: '' }
  // "idk just tell me": one after the other.
  for (let at = 1; at < parts.length; at += 1) {
    const first = SAID.get(withoutFillers(parts.slice(0, at)))
    if (first === 'unknown' && SAID.has(withoutFillers(parts.slice(at)))) return { kind: first, about: '' }
  }
  for (const { begins, kind } of BEGINS) {
    const begun = begunBy(parts, begins)
    if (begun === 0) continue
    const about = parts.slice(begun).join(' ').replace(OF_NOTES, '').replace(NOTES_OF, '').trim()
    return { kind, about }
  }
  return null
}
