import type { AiFeature } from '#contract/ai.ts'
import { ask } from '#server/ai/ask/ask.ts'
import { cards } from '#server/ai/make/cards.ts'
import { mark } from '#server/ai/mark/mark.ts'
import { plan } from '#server/ai/make/plan.ts'
import { ASK_VERSION } from '#engine/model/prompts/ask.ts'
import { CARDS } from '#engine/model/prompts/cards.ts'
import { MARK } from '#engine/model/prompts/mark.ts'
import { PLAN } from '#engine/model/prompts/plan.ts'
import { QUESTIONS } from '#engine/model/prompts/questions.ts'
import { QUIZ } from '#engine/model/prompts/quiz.ts'
import { questions } from '#server/ai/make/questions.ts'
import { quiz } from '#server/ai/quiz/quiz.ts'
import type { AiTasks } from '#server/ai/http/place.ts'
import { transcribe } from '#server/ai/transcribe/transcribe.ts'

export type { ModelRun } from '#server/ai/run.ts'

/** What the model engine does. Failures are AppErrors; a reader who leaves is the signal's own reason. */
export const AI_TASKS: AiTasks = { cards, quiz, ask, mark, questions, plan, transcribe }

/** Which version of its instructions a feature has: it stands in the log beside the call. */
export const PROMPT_VERSIONS: { readonly [feature in AiFeature]: number | null } = {
  cards: CARDS.version,
  quiz: QUIZ.version,
  ask: ASK_VERSION,
  mark: MARK.version,
  questions: QUESTIONS.version,
  plan: PLAN.version,
  transcribe: null
}
