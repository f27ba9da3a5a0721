import type { Candidate } from '#engine/builtin/candidate.ts'
import { keepability } from '#engine/builtin/keep/keepability.ts'
import type { Reading } from '#engine/builtin/read.ts'

/** At or above this the engine would tick a card itself. */
export const TICK = 0.8
/** Below this a card is not shown. Chosen on texts of hands the model had not seen (`src/cli/train-cards.ts`). */
export const CUT = 0.7

/** What questions and quizzes are made from: they have checks of their own, and need more than is worth a card. */
export const MATERIAL_CUT = 0.4

/** How likely a card is worth keeping. The model has learned from English notes: elsewhere the maker's own trust counts. */
export const scoreOf = (card: Candidate, reading: Reading): number =>
  reading.language === 'en' ? keepability(card, reading) : card.trust
