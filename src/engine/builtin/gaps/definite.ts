import { isSpecific, rarity } from '#engine/text/rarity.ts'
import { stemOf } from '#engine/text/stem.ts'
import type { Token } from '#engine/text/tagger.ts'

/** There is one of each, or the kind as a whole is meant. */
const UNIQUE = new Set(
  (
    'sun moon earth world globe sky sea ocean ground soil land air atmosphere environment universe economy government state king queen ' +
    'president crown parliament senate army navy police public press media church market past future present day night morning north south east west body ' +
    'brain heart blood skin eye ear mouth nose head neck chest arm leg hand foot back mind child baby mother father family individual consumer ' +
    'producer reader audience viewer observer listener speaker economy climate weather population internet web law constitution ' +
    'middle end start beginning top bottom side centre center front surface inside outside edge left right poor rich young old ' +
    'liver stomach kidney lung bladder intestine spine retina bone skeleton nucleus sternum womb uterus court bible quran pope ' +
    'elderly working nobility aristocracy bourgeoisie proletariat peasantry equator tropics poles arctic antarctic solstice'
  ).split(' ')
)
/** Nouns that stand for what was told before (Schmid, English abstract nouns as conceptual shells, 2000). */
const SHELL = new Set(
  (
    'answer approach argument aspect attempt case cause change claim comparison condition consequence decision demand difference ' +
    'difficulty discovery effect event example experiment exchange fact factor failure figure finding goal group idea improvement issue ' +
    'latter letter measure method mixture model movement outcome pattern phenomenon picture plan point policy position practice ' +
    'principle problem procedure process proposal question reaction reason remark request result rule scheme sequence site situation solution ' +
    'stage step story study substance system task technique theory thing treatment trend type value version view way arrangement agreement ' +
    'crop weapon bargain affair danger line spread optimum task concept device structure balance rest pair job product'
  ).split(' ')
)
const RESTRICTS =
  /^(?:of|that|which|who|whose|whom|where|when|between|for|to|in|from|on|at|with|needed|used|called|known|required|among|behind|below|above|inside|outside|within|near|around|by)$/
const LOOSE =
  /^(?:first|second|third|fourth|fifth|next|last|other|others|same|two|three|four|former|latter|rest|following|previous|remaining|resulting|above|only|final|new|latest)$/

export interface Known {
  /** Whether a noun (its stem) was told before. */
  readonly isTold: (root: string) => boolean
  /** How often words stand together in the note. */
  readonly said: (phrase: string) => number
  /** Stems of what the headings name: of its kind, wherever it is spoken of. */
  readonly topic: ReadonlySet<string>
}

export interface Dangling {
  readonly head: string
  /** What the sentence is about, or a noun that only stands for what was told: nothing is left to go by. */
  readonly isHeavy: boolean
}

/** The noun phrase behind "the": its words and the token behind it. */
function phraseAt(
  tokens: readonly Token[],
  at: number
): { readonly words: readonly Token[]; readonly next: Token | undefined } {
  let end = at + 1
  let head = at
  while (end < tokens.length && end < at + 7) {
    const token = tokens[end]
    if (!token) break
    if (/^(?:NOUN|PROPN)$/.test(token.pos)) head = end
    else if (token.pos === 'NUM' || token.text === '-' || token.pos === 'ADJ') {
      if (head > at && token.text !== '-') break
    } else if (!(head === at && (token.pos === 'ADV' || (token.pos === 'VERB' && /(?:ed|ing|en)$/.test(token.lower)))))
      break
    end += 1
  }
  const stop = head > at ? head : Math.max(at, end - 1)
  return { words: tokens.slice(at + 1, stop + 1), next: tokens[stop + 1] }
}

/** "the acid", "the pictures": definite, although nothing in the sentence says which, and the world holds more than one. */
export function danglingHeads(tokens: readonly Token[], known: Known): Dangling[] {
  const verb = tokens.findIndex(
    token => token.pos === 'AUX' || (token.pos === 'VERB' && !/(?:ing|ed)$/.test(token.lower))
  )
  return tokens.flatMap((token, at): Dangling[] => {
    if (token.lower !== 'the') return []
    const { words, next } = phraseAt(tokens, at)
    const head = words.at(-1)
    if (!head || words.some(word => /^\p{Lu}/u.test(word.text))) return []
    const [first] = words
    const restricted = next !== undefined && RESTRICTS.test(next.lower)
    if (first && LOOSE.test(first.lower))
      return restricted || /^(?:only|last)$/.test(first.lower) ? [] : [{ head: head.lower, isHeavy: true }]
    if (restricted || (first && /(?:est|most|least)$/.test(first.lower))) return []
    const single = head.lemma === '' ? head.lower : head.lemma
    const root = stemOf(head.lower)
    const isShell = SHELL.has(single)
    const found = [{ head: head.lower, isHeavy: isShell || (at < verb && at < 6) }]
    if (known.topic.has(root)) return []
    if (UNIQUE.has(single) || UNIQUE.has(head.lower) || head.pos === 'ADJ') return []
    // Brought in by the same sentence: "a plate … the plate", "photographed … the photograph".
    if (tokens.slice(0, at).some(one => stemOf(one.lower) === root)) return []
    if (isSpecific(stemOf(head.lower))) return []
    const mods = words.slice(0, -1)
    if (mods.length === 0) {
      const isEveryday = rarity(stemOf(head.lower)) < 1
      return isShell || isEveryday || known.isTold(root) || found[0]?.isHeavy ? found : []
    }
    if (
      mods.some(word => isSpecific(stemOf(word.lower)) || word.pos === 'NOUN') ||
      known.said(words.map(one => one.lower).join(' ')) > 1
    )
      return []
    return isShell || known.isTold(root) ? found : []
  })
}
