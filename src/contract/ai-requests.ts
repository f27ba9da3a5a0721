import * as z from 'zod/mini'
import { AI_AUDIO_BYTES, ASK_LONGEST, ASK_TURNS } from '#config/ai.ts'
import type { AiFeature } from '#contract/ai.ts'
import { ASK_STYLES } from '#contract/engine/ask.ts'
import { markAnswer, markRequest } from '#contract/engine/mark.ts'
import { ASK_MODES } from '#contract/engine/pieces.ts'
import { planAnswer, planRequest } from '#contract/engine/plan.ts'
import { blueprint, questionsAnswer } from '#contract/engine/questions.ts'
import { QUIZ_TYPES, quizAnswer } from '#contract/engine/quiz.ts'
import { askAnswer, cardsAnswer } from '#contract/engine/requests.ts'
import { source } from '#contract/engine/source.ts'
import { transcribeAnswer, transcribeHints } from '#contract/engine/transcribe.ts'

const sources = z.readonly(z.array(source).check(z.minLength(1), z.maxLength(500)))
const max = z.exactOptional(z.int().check(z.gte(1), z.lte(200)))

const cardsOptions = z.object({
  max,
  /** Fronts the student already has. */
  known: z.exactOptional(z.readonly(z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(2000))))
})

const quizOptions = z.object({
  max,
  seed: z.exactOptional(z.int()),
  types: z.exactOptional(z.readonly(z.array(z.enum(QUIZ_TYPES)).check(z.minLength(1), z.maxLength(QUIZ_TYPES.length)))),
  /** Only items whose key a second look at the notes agrees with, which has not seen it; costs a second call. */
  agreed: z.exactOptional(z.boolean())
})

const turns = z.readonly(
  z
    .array(z.object({ role: z.enum(['student', 'engine']), text: z.string().check(z.maxLength(ASK_TURNS.longest)) }))
    .check(z.maxLength(ASK_TURNS.most))
)

/** Not JSON: the bytes are the body, their type its content type, and the hints stand in the query. */
const transcribeRequest = z.object({
  audio: z.object({
    bytes: z
      .instanceof(ArrayBuffer)
      .check(z.refine(bytes => bytes.byteLength > 0 && bytes.byteLength <= AI_AUDIO_BYTES)),
    mime: z.string().check(z.regex(/^(audio|video)\/[\w.+-]{1,60}$/))
  }),
  hints: transcribeHints
})

/** Bodies of POST /api/ai/<feature>. Together with all else a body is at most `AI_BODY_BYTES`. */
export const aiRequests = {
  cards: z.object({ source, options: cardsOptions }),
  quiz: z.object({ sources, options: quizOptions }),
  ask: z.object({
    question: z.string().check(z.minLength(1), z.maxLength(ASK_LONGEST)),
    /** The blocks nearest to the question, found on the device; none of the rest is sent. */
    sources: z.readonly(z.array(source).check(z.maxLength(500))),
    mode: z.enum(ASK_MODES),
    max: z.exactOptional(z.int().check(z.gte(1), z.lte(20))),
    turns: z.exactOptional(turns),
    /** The student lets paragraphs that speak to a program be sent, as data like the rest. */
    quoted: z.exactOptional(z.boolean()),
    style: z.exactOptional(z.enum(ASK_STYLES))
  }),
  mark: markRequest,
  questions: z.object({ sources, blueprint }),
  plan: planRequest,
  transcribe: transcribeRequest
} satisfies Record<AiFeature, z.ZodMiniType>
export type AiRequests = { readonly [feature in AiFeature]: z.infer<(typeof aiRequests)[feature]> }

/** What the `result` event of each feature holds. */
export const aiAnswers = {
  cards: cardsAnswer,
  quiz: quizAnswer,
  ask: askAnswer,
  mark: markAnswer,
  questions: questionsAnswer,
  plan: planAnswer,
  transcribe: transcribeAnswer
} satisfies Record<AiFeature, z.ZodMiniType>
export type AiAnswers = { readonly [feature in AiFeature]: z.infer<(typeof aiAnswers)[feature]> }

/** The query of POST /api/ai/transcribe: `language`, `offset` in seconds, `word` as often as wanted. */
export function hintsFrom(query: URLSearchParams): Record<string, unknown> {
  const language = query.get('language')
  const offset = query.get('offset')
  const words = query.getAll('word')
  return {
    ...(language === null ? {} : { language }),
    ...(offset === null ? {} : { offset: Number(offset) }),
    ...(words.length === 0 ? {} : { words })
  }
}

export function hintsQuery(hints: z.infer<typeof transcribeHints>): URLSearchParams {
  const query = new URLSearchParams()
  if (hints.language !== undefined) query.set('language', hints.language)
  if (hints.offset !== undefined) query.set('offset', String(hints.offset))
  for (const word of hints.words ?? []) query.append('word', word)
  return query
}
