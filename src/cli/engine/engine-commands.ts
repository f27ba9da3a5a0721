import { en } from 'zod/locales'
import * as z from 'zod/mini'
import type { Source } from '#contract/engine/engine.ts'
import { askAnswer, askRequest, cardsAnswer, cardsRequest, document } from '#contract/engine/requests.ts'
import { markAnswer, markRequest } from '#contract/engine/mark.ts'
import { questionsAnswer, questionsRequest } from '#contract/engine/questions.ts'
import { quizAnswer, quizRequest } from '#contract/engine/quiz.ts'
import { readEncoder } from '#cli/files/encoder-file.ts'
import { ReadSources } from '#cli/files/read-sources.ts'
import { askIndex } from '#engine/builtin/ask/ask.ts'
import { makeCards } from '#engine/builtin/cards.ts'
import { mark } from '#engine/builtin/mark/mark.ts'
import { makeQuestions } from '#engine/builtin/questions/questions.ts'
import { makeQuiz } from '#engine/builtin/quiz/quiz.ts'
import { sourceFromText } from '#engine/source-text.ts'
import { AppError } from '#lib/errors.ts'

/** Without it a refusal says no more than "Invalid input". */
z.config(en())

interface Command {
  readonly request: z.ZodMiniType
  readonly answer: z.ZodMiniType
  readonly run: (input: unknown) => unknown
}

function command<Request extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  request: Request,
  answer: Answer,
  run: (input: z.output<Request>) => z.output<Answer>
): Command {
  return {
    request,
    answer,
    run: input => {
      const read = request.safeParse(input)
      if (read.success) return run(read.data)
      const [issue] = read.error.issues
      throw new AppError('invalid', `${issue?.path.join('.') || 'input'}: ${issue?.message ?? 'not understood'}`)
    }
  }
}

const sourceOf = (one: z.infer<typeof document> & { subject?: string | undefined }, at: number): Source => ({
  ...sourceFromText(one.id ?? `document ${at + 1}`, one.title ?? '', one.text),
  ...(one.subject && { subject: one.subject })
})

const shelf = new ReadSources(readEncoder)

/** What the command line offers; each reads one object and gives one. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  cards: command(cardsRequest, cardsAnswer, ({ id, title, text, max, known }) =>
    makeCards(sourceFromText(id ?? 'document', title ?? '', text), {
      ...(max !== undefined && { max }),
      ...(known && { known })
    })
  ),
  ask: command(askRequest, askAnswer, ({ question, documents, max }) =>
    askIndex(shelf.open(documents.map(sourceOf)), question, max === undefined ? {} : { max }, shelf.encoder)
  ),
  mark: command(markRequest, markAnswer, mark),
  questions: command(questionsRequest, questionsAnswer, ({ documents, ...blueprint }) =>
    makeQuestions(documents.map(sourceOf), blueprint)
  ),
  quiz: command(quizRequest, quizAnswer, ({ documents, max, seed, types }) =>
    makeQuiz(documents.map(sourceOf), {
      ...(max !== undefined && { max }),
      ...(seed !== undefined && { seed }),
      ...(types && { types })
    })
  )
}

export function schemasOf(name: string): { request: unknown; answer: unknown } | undefined {
  const found = COMMANDS[name]
  return found && { request: z.toJSONSchema(found.request), answer: z.toJSONSchema(found.answer) }
}

/** One line in, one line out; whatever goes wrong is an answer too. */
export function answerLine(name: string, line: string): string {
  const found = COMMANDS[name]
  try {
    if (!found) throw new AppError('missing', `There is no command "${name}".`)
    return JSON.stringify(found.run(parse(line)))
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'bug'
    return JSON.stringify({ error: { code, message: error instanceof Error ? error.message : String(error) } })
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new AppError('invalid', 'The line is not JSON.')
  }
}
