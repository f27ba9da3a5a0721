import type { AskStyle } from '#contract/engine/ask.ts'

interface StyleRule {
  /** Sentences of one answer. */
  readonly most: number
  /** A sentence may ask without resting on its quote word for word; it is still about the notes. */
  readonly asks: boolean
  /** What may not say the words of its own quote. */
  readonly heldBack: 'nothing' | 'questions' | 'all'
  /** Words of talking about the student's own text: no claims about the notes. */
  readonly talk: string
}

const ABOUT_ANSWERS =
  'answer argue argument case claim clear compare describe evaluate evidence examiner example explain give mark mean ' +
  'miss name need note point question read reason right say show side state student support term think word write wrong'

const EXPLAIN: StyleRule = { most: 8, asks: false, heldBack: 'nothing', talk: '' }

export const STYLE_RULES: { readonly [style in AskStyle]: StyleRule } = {
  explain: EXPLAIN,
  socratic: { most: 3, asks: true, heldBack: 'all', talk: ABOUT_ANSWERS },
  quiz: { most: 6, asks: true, heldBack: 'questions', talk: ABOUT_ANSWERS },
  debate: { most: 5, asks: true, heldBack: 'nothing', talk: ABOUT_ANSWERS },
  examiner: { most: 8, asks: false, heldBack: 'nothing', talk: ABOUT_ANSWERS }
}
