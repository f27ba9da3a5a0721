import type { Confidence } from '#domain/quiz/calibration.ts'
import type { KeyActs } from '#tools/shared/keys/use-keys.ts'

/** What can be done with a question; `on` checks it, then leads to the next. */
export type QuizAct =
  | { readonly kind: 'choose'; readonly at: number }
  | { readonly kind: 'confidence'; readonly word: Confidence }
  | { readonly kind: 'on' }
  | { readonly kind: 'card' }
  | { readonly kind: 'wrong' }

type Do = (act: QuizAct) => void

/** Each option has a figure and a letter. */
const OPTIONS = 4

export const quizKeys = (act: Do): KeyActs<'quiz'> => ({
  choose: at => act({ kind: 'choose', at: at % OPTIONS }),
  guess: () => act({ kind: 'confidence', word: 'guess' }),
  think: () => act({ kind: 'confidence', word: 'think' }),
  sure: () => act({ kind: 'confidence', word: 'sure' }),
  check: () => act({ kind: 'on' })
})

/** Once the solution is shown. */
export const solutionKeys = (act: Do): KeyActs<'solution'> => ({
  on: () => act({ kind: 'on' }),
  judge: at => act({ kind: 'choose', at }),
  card: () => act({ kind: 'card' }),
  wrong: () => act({ kind: 'wrong' })
})
