import type { Candidate } from '#engine/builtin/candidate.ts'

/** What a question asks for, read from its words: the same for a card of any maker and for a judged line. */
export type Form =
  | 'meant'
  | 'what-is'
  | 'what-was'
  | 'who'
  | 'formula'
  | 'when'
  | 'happened'
  | 'why'
  | 'does'
  | 'verb'
  | 'stands-for'
  | 'condition'
  | 'differ'
  | 'cell'
  | 'attribute'
  | 'members'
  | 'steps'
  | 'passive'
  | 'where'
  | 'how'
  | 'name'
  | 'other'

const FORMS: readonly (readonly [Form, RegExp])[] = [
  ['meant', /^what is meant by /i],
  ['formula', /^what is the formula for /i],
  ['stands-for', /^what (?:does|do|did) \S+ stand for/i],
  ['differ', /^(?:how do .+ differ|compare )/i],
  ['steps', /\bin order\b|^how do you /i],
  ['happened', /^what happened (?:in|on|at|during) /i],
  ['condition', /^(?:under what condition|what happens (?:if|when)|what happened (?:if|when)) /i],
  ['when', /^(?:(?:by|since|until|from) )?when /i],
  ['why', /^why /i],
  ['where', /^where /i],
  ['who', /^who (?:is|are|was|were) (?!\w+ed\b)/i],
  ['name', /^(?:who|name|what is another name)\b/i],
  ['how', /^how /i],
  ['members', /^what (?:are|were) the (?:\S+ )?(?:\w+s|criteria|phenomena)\b/i],
  ['attribute', /^what (?:is|are|was|were) (?:the|an?) (?:\S+ ){1,4}?(?:of|for|between|in) /i],
  [
    'passive',
    /^what (?:is|are|was|were) .+ (?:\w+ed|made|found|known|built|written|given|seen|sent|held)(?: (?:by|for|as|to|of|in|from|with))?\?$/i
  ],
  ['what-was', /^what (?:was|were) /i],
  ['what-is', /^what (?:is|are) /i],
  ['does', /^what (?:does|do|did|can|must|will|could|may|has|have|should) .+ do\?$/i],
  ['verb', /^what (?:does|do|did|can|must|will|could|may|has|have|should) /i]
]

/** The heading put before a question that leans on it: "Inflation: why …". */
export const TOPIC = /^[^?“"]{2,70}?: (?=\p{Ll})/u

export function formOf(card: Candidate): Form {
  if (card.type === 'list') return 'members'
  if (card.type === 'sequence') return 'steps'
  if (card.block.kind === 'table-row' && !/^(?:what (?:is|are) (?!the )|how do|compare|when)/i.test(card.front))
    return 'cell'
  const front = card.front.replace(TOPIC, '')
  return FORMS.find(([, pattern]) => pattern.test(front))?.[0] ?? 'other'
}
